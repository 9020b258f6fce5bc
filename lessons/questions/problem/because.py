"""What a wrong card does at the moment of a problem, in the course's terms: what it gives away, spends or leaves undone."""

from __future__ import annotations

from engine.cards import TRUMPS, Card
from engine.fast_dataclass import changed
from engine.games.bologna.deal.state import State
from engine.games.bologna.grounds import against
from engine.games.bologna.pack import BEGATO, KING_OF, MATTO, PACK
from engine.games.bologna.players.seat_view import SeatView, seat_view
from engine.games.bologna.sources import PLAY
from engine.verdict import Facts
from lessons.question.kind import Message

ME = 0
TELLS = frozenset({"advice-chance-missed", "advice-safe-moment-missed"})
"""What the tactics say against a card by naming the one that would be better."""


def because(state: State, card: Card, right: Card) -> Message:
    """The first thing that speaks against a card that may go: what the tactics say, else what it does to this trick.

    Nothing is said that would speak against ``right`` as well: then its idea was right, and only the card was not.
    """
    here = _with_what_was_promised(seat_view(state, ME))
    leads = here.led is None
    same = card.suit == right.suit if leads else here.takes(card) is here.takes(right)
    for one in against(state, card):
        if one.reason not in TELLS and right.code not in one.facts.values() and not (leads and same):
            return Message(one.reason, one.facts, one.source)
    # The Matto is kept by the side that played it, and goes with no trick.
    lies = tuple(one.code for one in state.trick.cards if one.points > 1 and one != MATTO)
    facts: Facts = {"card": card.code, "points": int(card.points), "cards": lies, "suit": card.suit}
    if card == MATTO:
        return Message("problem.matto-spent", facts, PLAY)
    how = _leading if leads else _following
    if leads and not same and how(here, card) == how(here, right):
        return Message("problem.other-suit", facts, PLAY)
    if same and (leads or how(here, card) == how(here, right)):
        idea = "idea-leads" if leads else _taking(here, card, right) if here.takes(card) else _letting_go(here)
        return Message(f"problem.{idea}", facts, PLAY)
    return Message(f"problem.{how(here, card)}", facts, PLAY)


def _with_what_was_promised(here: SeatView) -> SeatView:
    """Partner's busso on a trump that was led promises the highest still out: no opponent is said to hold that one."""
    highest = here.highest_trump_out if here.led == TRUMPS else None
    told = here.trick.signal == "busso" and here.trick.leader == here.partner
    return changed(here, theirs=here.theirs | {highest}) if told and highest and highest not in here.known else here


def _leading(here: SeatView, card: Card) -> str:
    """What a card does that is led."""
    if card == BEGATO:
        return "begato-led"
    if card.is_trump:
        return "trump-led"
    if here.may_be_trumped(card.suit):
        return "led-into-a-trump"
    if not here.is_highest(card):
        if KING_OF[card.suit] in here.hand:
            return "led-under-king"
        return "led-to-partner" if _partner_tops(here, card.suit) else "led-not-highest"
    return "led-highest"


def _partner_tops(here: SeatView, suit: str) -> bool:
    """Has partner shown the highest card of this suit among those that the others may still hold?"""
    elsewhere = [card for card in PACK if card.suit == suit and card not in here.known]
    return max(elsewhere, key=lambda card: card.strength) in here.theirs


def _taking(here: SeatView, card: Card, right: Card) -> str:
    """Why a trick that is rightly taken is not taken with this card."""
    if right.points > card.points:
        return "takes-brings-less"
    if here.may_go_over(card, here.opponents_behind) and not here.may_go_over(right, here.opponents_behind):
        return "takes-may-be-beaten"
    if here.partner_wins:
        return "over-partner-anyway"
    return "takes-too-dear" if card.suit == right.suit and card.strength > right.strength else "idea-takes"


def _letting_go(here: SeatView) -> str:
    """That a trick is rightly let go is told only where a card could have taken it."""
    return "idea-lets-go" if any(here.takes(one) for one in here.legal) else "idea-cannot-take"


def _following(here: SeatView, card: Card) -> str:
    """What a card does in a trick that is on."""
    dear = card.points > 1
    if here.takes(card):
        if here.surely_ours:
            return "over-partner"
        return "may-be-beaten" if here.may_go_over(card, here.opponents_behind) else "spent"
    if here.partner_wins:
        if here.surely_ours:
            # A Moor counts little, and yet is worth bringing home: Moors make a sequence (ottocento#combinations-sequences).
            return "dear-to-ours" if dear or "moors" in card.groups else "little-to-ours"
        return "dear-in-doubt" if dear else "little-in-doubt"
    if here.surely_theirs:
        return "dear-to-theirs" if dear else "little-to-theirs"
    return "left-to-them-dear" if any(one.points > 1 and one != MATTO for one in here.trick.cards) else "left-to-them"
