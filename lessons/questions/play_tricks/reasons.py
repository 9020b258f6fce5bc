"""What is said of the cards that may go in a few tricks: hints, advice, and who takes a trick."""

from __future__ import annotations

from typing import Any

from engine.cards import TRUMPS, Card
from engine.parts.following import suit_led
from engine.verdict import Verdict, Winner
from lessons.question.kind import Message
from lessons.questions.legal_plays.model import BOUND, BOUND_LEAD, FREE_OF_IT
from lessons.questions.play_tricks.small_deal import ME, SmallDeal

SPOKEN = {"partner": "mate"}
"""The seats within a sentence, where they are called otherwise."""
OWN = "is-"
"""How reasons begin that some courts have for themselves (``is-king-in-the-first-trick``)."""
_SPEAK_OF_TRUMPS = ("highest-of-suit", "only-of-suit", "void-no-trump")


def hints(item: SmallDeal, state: Any) -> tuple[Message, Message, Message]:
    """Where to look, the rule, and the card that a simple player would play."""
    led, legal = suit_led(state.trick.cards), item.legal(state)
    if bound := _forced(item, state, led):
        its = Message("hint.legal-plays.rule-bound", {}, bound.source)
        return Message(BOUND_LEAD if led is None else BOUND), its, advice(item, state)[0]
    suits = {card.suit for card in item.hand(state)}
    # Of a card that came back it has been said that the suit is missing: then it is the trumps that bind, or nothing does.
    void = "look-void" if TRUMPS in suits else "look-free"
    look = "lead" if not state.trick.cards else "fool-led" if led is None else "look" if led in suits else void
    # Where the fool is to be played, look and rule are its own: nobody is sent to the card that might go instead.
    best = item.advised(state)
    if best.is_fool and led is not None:
        look = "look-fool"
    # Nor is anybody told the fool's rule where another card is advised, though the fool may go as well.
    others = [card for card in legal if not card.is_fool]
    rule = _unbound(item, state, best if best.is_fool else others[0])
    return (
        Message(f"hint.legal-plays.{look}", {"suit": led or ""}),
        Message(f"hint.play-tricks.{rule.reason}", rule.facts, rule.source)
        if rule.reason == "overtrumps"  # what is said of a card that was played needs a card to speak of
        else plainly(item, rule),
        advice(item, state)[0],
    )


def _forced(item: SmallDeal, state: Any, led: str | None) -> Verdict | None:
    """Why a card of the suit led, or of any suit to lead, may not go: another of that suit has to."""
    of_the_suit = ((card, one) for card, one in item.verdicts(state).items() if card.suit == (led or card.suit))
    return next(
        (one for card, one in of_the_suit if not one.ok and not card.is_fool and one.reason != "must-overtrump"), None
    )


def _unbound(item: SmallDeal, state: Any, card: Card) -> Verdict:
    """Why a card may go: of a court for which no other card of its suit has to wait, by the rule for any card."""
    verdicts = item.verdicts(state)
    why, others = verdicts[card], [one for other, one in verdicts.items() if other.suit == card.suit and other != card]
    fool = next((one for one, verdict in verdicts.items() if one.is_fool and verdict.ok), None)
    if why.reason == "void-trumps" and fool:
        return Verdict(True, "void-trumps-or-fool", {**why.facts, "card": fool.code}, why.source)
    if not why.reason.startswith(OWN) or not all(one.ok for one in others):
        return why
    if not state.trick.cards:
        return Verdict(True, "free-lead", {"card": card.code}, why.source)
    source = next((one.source for one in verdicts.values() if one.reason == "must-follow"), why.source)
    return Verdict(True, "follows-suit", {**why.facts, "cards": (card.code,)}, source)


def advice(item: SmallDeal, state: Any) -> tuple[Message, Message]:
    """What a simple player would play, and that it may go: why it is good play is taught later."""
    card = item.advised(state)
    says = "coach.play" if len(item.legal(state)) > 1 else "play-tricks.only"
    why = _unbound(item, state, card)
    free = why.reason == "free-lead" and _forced(item, state, None)
    return Message(says, {"card": card.code}), Message(FREE_OF_IT, {}, why.source) if free else plainly(item, why)


def plainly(item: SmallDeal, why: Verdict | Winner) -> Message:
    """A reason; where no trump is about, nobody speaks of trumps."""
    plain = why.reason in _SPEAK_OF_TRUMPS and not any(card.is_trump for card in item.cards)
    return Message(f"play-tricks.{why.reason}" if plain else why.reason, why.facts, why.source)


def takes(item: SmallDeal, state: Any, number: int) -> Message:
    """Who took the trick of this number, from 0."""
    seat = item.took(state, number)
    who = "you-take" if seat == ME else "partner-takes" if seat in item.ours(state) else "they-take"
    return Message(f"practice.{who}", {"who": SPOKEN.get(item.seats[seat], item.seats[seat])})
