"""Which card is led: sure ones, trumps to hunt the petit or to draw the others', a suit that makes the taker trump."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import TRUMPS, Card
from engine.games.france.pack import EXCUSE, KINGS, PETIT
from engine.games.france.sensible.following import EVEN, Chosen
from engine.games.france.sensible.seat_knowledge import SeatKnowledge

SAFE = 0.72
"""From so much chance on that it holds, a dear card is led."""
LONG, HUNTS = 0.34, 3
"""Such a part of the hand in trumps is long; so many of the highest trumps left make a hunt worth while for the others."""
LITTLE = 1.0


def lead(seat: SeatKnowledge) -> Chosen:
    """The card that is led; the Excuse is looked after elsewhere."""
    may = [one for one in seat.may if one != EXCUSE]
    trumps = sorted((one for one in may if one.is_trump), key=lambda one: -one.strength)
    plain = [one for one in may if not one.is_trump]
    for found in (_with_trumps(seat, trumps), _sure(seat, plain), _makes_trump(seat, plain), _low(seat, plain)):
        if found is not None:
            return found
    calm = [one for one in trumps if one != PETIT] or trumps or may
    return _told(min(calm, key=lambda one: (seat.value(one), one.strength)), "any-lead-least")


def _told(card: Card, reason: str) -> Chosen:
    return card, reason, {"card": card.code, "suit": card.suit}


def _with_trumps(seat: SeatKnowledge, trumps: list[Card]) -> Chosen | None:
    """The highest trump, where it is the highest left: to catch the petit, or to draw the others' trumps."""
    strong = [one for one in trumps if one != PETIT and seat.highest(one)]
    if not strong or not seat.trumps_out:
        return None
    long = len(trumps) >= LONG * len(seat.hand)
    hunts = (seat.alone and long) or (PETIT in seat.with_taker and len(strong) >= HUNTS)
    if hunts and seat.petit_is_out and not _petit_on_our_side(seat):
        return _told(strong[0], "lead-hunts-the-petit")
    if seat.alone and long and len(trumps) * max(len(seat.opponents), 1) > seat.trumps_out:
        return _told(strong[0], "lead-keeps-the-petit" if PETIT in trumps else "any-draw-trumps")
    return None


def _petit_on_our_side(seat: SeatKnowledge) -> bool:
    """Was the petit seen to go to the taker, whom this player helps?"""
    return PETIT in seat.with_taker and seat.taker in seat.mates


def _sure(seat: SeatKnowledge, plain: Iterable[Card]) -> Chosen | None:
    best = max(
        ((seat.holds(one, one.suit), seat.value(one), one) for one in plain if seat.highest(one)),
        key=lambda one: (one[0] * one[1], one[2].code),
        default=None,
    )
    if best is None or best[0] < SAFE:
        return None
    return _told(best[2], "any-lead-highest" if best[2] not in KINGS else "lead-king")


def _makes_trump(seat: SeatKnowledge, plain: Iterable[Card]) -> Chosen | None:
    """A card of little worth in a suit that the taker, or of two the other, lacks: it costs a trump, or the trick."""
    against = seat.opponents[0] if seat.taker is None else seat.taker
    if against not in seat.opponents or seat.without(against, TRUMPS) > EVEN:
        return None
    void = [one for one in plain if seat.without(against, one.suit) == 1 and seat.value(one) <= LITTLE]
    if not void:
        return None
    reason = "lead-makes-other-trump" if seat.taker is None else "lead-makes-trump"
    return _told(min(void, key=lambda one: (seat.value(one), -seat.many[one.suit], one.strength)), reason)


def _low(seat: SeatKnowledge, plain: Iterable[Card]) -> Chosen | None:
    """A low card: of two players in the suit that the other is likeliest to lack, whose trumps then go on small cards; else of the
    longest suit: the others run out of it first, and whoever trumps has fewer trumps for it."""
    little = [one for one in plain if seat.value(one) <= LITTLE]
    if not little:
        return None

    def lacked(card: Card) -> float:
        return seat.without(seat.opponents[0], card.suit) if seat.taker is None else 0.0

    card = min(
        little, key=lambda one: (seat.value(one) > 0, -lacked(one), -seat.many[one.suit], one.suit, one.strength)
    )
    if seat.taker is None:
        return _told(card, "lead-where-other-lacks")
    return _told(card, "lead-long-suit" if seat.many[card.suit] > 1 else "any-lead-least")
