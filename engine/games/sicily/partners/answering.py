"""What a plain player answers when the partner asks during the play: yes or no and why, or a number, or a card."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import TRUMPS, Card
from engine.games.sicily.deal.state import State
from engine.games.sicily.pack import ARIE, PICCIOTTI
from engine.games.sicily.partners.knowing import mates, seen
from engine.parts.following import suit_led
from engine.parts.plain.seat import Seat
from engine.verdict import Facts

ENOUGH = 2
"""With so many arie it is worth drawing trumps, even without the highest."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a partner's question. ``says``: whether it is a yes, where it is either; ``reason`` is a code."""

    seat: int
    says: bool | None
    reason: str
    facts: Facts


def answer(state: State, asker: int, phrase: str, card: Card | None = None) -> Answer | None:
    """What the partner answers to this question, before anything else happens; of two the one who says yes. None to what is
    no question, and where no partner is left to answer it.
    """
    answers = [found for mate in sorted(mates(state, asker)) if (found := _answer(state, asker, mate, phrase, card))]
    return next((one for one in answers if one.says), answers[0] if answers else None)


def _answer(state: State, asker: int, mate: int, phrase: str, card: Card | None) -> Answer | None:
    knows = seen(state, mate)

    def says(yes: bool | None, reason: str, **facts: str | int) -> Answer:
        return Answer(mate, yes, reason, facts)

    if phrase == SHOWS and card is not None and knows.highest(card):
        return says(True, "shown-is-best")
    if phrase in SUITS or phrase == SHOWS:
        suit = card.suit if card is not None else _suit(state, asker, mate, phrase) if phrase in SUITS else None
        if suit is None:
            return says(False, "no-such-suit")
        best = any(card.suit == suit and knows.highest(card) for card in knows.hand)
        void = suit != TRUMPS and not knows.many[suit] and bool(knows.many[TRUMPS])
        return says(best or void, "has-the-best" if best else "can-trump" if void else "nothing-in-it", suit=suit)
    if phrase == "lhaja-fari-a-reula":
        arie = [card for card in knows.hand if card.code in ARIE]
        strong = len(arie) >= ENOUGH or any(card.is_trump and knows.highest(card) for card in knows.hand)
        worth = strong and PICCIOTTI in knows.unseen
        return says(worth, "has-high-trumps" if worth else "no-high-trumps")
    led = suit_led(state.trick.cards) or ""
    if phrase in ABOUT_ONES_CARD and not _to_play(knows, mate):
        return None  # it lies there
    if phrase in ("ci-putiti", "lassu-a-to", "tutti-cosi"):
        return says(_wins(knows), "wins-it" if _wins(knows) else "cannot-win-it")
    if phrase == "lhaj-a-fare-u-re":
        return says(not _wins(knows), "cannot-win-it" if not _wins(knows) else "wins-it")
    if phrase == "ci-putiti-abbivirari":
        gifts = [card for card in knows.may if not card.is_trump and knows.worth(card) > 0]
        return says(bool(gifts), "has-points" if gifts else "no-points")
    if phrase == "quantu-ti-nni-mancanu":
        return says(None, "has-not-seen", suit=led, n=sum(card.suit == led for card in knows.unseen))
    number = phrase.rpartition("-")[2]
    if phrase == "cchi-hai-docu":
        arie = [card for card in knows.hand if card.code in ARIE]
        high = max(arie, key=lambda card: card.strength, default=None)
        return says(None, "highest-aria", card=high.code) if high else says(None, "no-aria")
    if phrase.startswith("u-") and number.isdigit():
        held = any(card.code == f"T{number}" for card in knows.hand)
        return says(held, "has-the" if held else "has-not-the", n=int(number))
    if phrase.startswith("me-lo-faccio-il-"):
        higher = any(card.is_trump and card.strength > int(number) for card in knows.unseen)
        return says(not higher, "nothing-higher-out" if not higher else "higher-is-out", n=int(number))
    return None


SUITS = (
    *("pozzu-turnari", "u-pozzu-fare-u-me-iocu", "u-vostru-primu-jocu-vi-piaci"),
    *("u-primu-jocu-vi-piace", "u-sicunnu-jocu-vi-piace"),
)
"""Questions of a leader about a suit."""
SHOWS = "shows-a-card"
"""A card put down for the partner alone: is it to be led?"""
ABOUT_ONES_CARD = ("ci-putiti", "ci-putiti-abbivirari", "lassu-a-to", "tutti-cosi", "lhaj-a-fare-u-re")
"""Questions that wait for the card of whoever is asked."""


def _suit(state: State, asker: int, mate: int, phrase: str) -> str | None:
    """The suit that is asked about; None where there is none yet."""
    led = [(trick.leader, suit_led(trick.cards)) for trick in state.tricks]
    match phrase:
        case "pozzu-turnari":
            return led[-1][1] if led else None
        case "u-pozzu-fare-u-me-iocu":
            return next((suit for who, suit in reversed(led) if who == asker), None)
        case "u-vostru-primu-jocu-vi-piaci":
            return next((suit for who, suit in led if who == mate), None)
    place = ("u-primu-jocu-vi-piace", "u-sicunnu-jocu-vi-piace").index(phrase)
    return state.led[place] if len(state.led) > place else None


def _to_play(knows: Seat, seat: int) -> bool:
    """Has this player yet to play to the trick?"""
    return (seat - knows.trick.leader) % knows.seats >= len(knows.trick.cards)


def _wins(knows: Seat) -> bool:
    """Can this player, who has yet to play, take the trick for certain, as far as can be seen?"""
    return any(knows.takes(card) and _stands(knows, card) for card in knows.may)


def _stands(knows: Seat, card: Card) -> bool:
    """Has no opponent who is still to play a better one, as far as is known?"""
    played = len(knows.trick.cards)
    behind = [knows.trick.seat(place, knows.seats) for place in range(played, knows.seats)]
    against = [one for one in behind if one != knows.seat and one not in knows.mates]
    trumped = not card.is_trump and any(card.suit in knows.voids[one] for one in against)
    return not against or (knows.highest(card) and not trumped)
