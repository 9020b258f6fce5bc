"""Which card goes to a trick that lies there: what it brings if the trick is won, what it costs if not, and what it is good for."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import TRUMPS, Card
from engine.games.france.pack import EXCUSE, KINGS, PETIT
from engine.games.france.sensible.seat_knowledge import SeatKnowledge
from engine.parts.following import suit_led
from engine.verdict import Facts

Chosen = tuple[Card, str, Facts]
"""The card, the reason (its words are under ``coach.``), and the facts."""
SURE = 0.999
LIKELY = 0.7
EVEN = 0.5
TRUMP, HIGH_TRUMP = 0.35, 1.6
"""What a trump could do later, the least of them and the highest that is left."""
FREE = 1.4
"""What the Excuse could spare later on, while there is time."""


@dataclass(frozen=True, slots=True)
class CardEstimate:
    """What a card comes to: ``wins``, how likely this side is to have the trick with it, and what it brings on average."""

    card: Card
    takes: bool
    wins: float
    brings: float


def weighed(seat: SeatKnowledge, card: Card) -> CardEstimate:
    """A card that is no fool, in a trick that has a suit or gets one by it."""
    led = suit_led(seat.trick.cards) or card.suit
    takes = seat.takes(card)
    if takes:
        wins = seat.holds(card, led)
    else:
        high = seat.trick.cards[_best(seat)]
        wins = seat.holds(high, led) if seat.ours_ahead else seat.rescued(high, led)
    value = seat.value(card)
    # Nobody gives much to somebody who may yet turn out to be the taker's partner.
    gift = value if takes or seat.trick.taker(seat.seats) not in seat.presumed else min(value, 1.0)
    brings = wins * ((seat.lying if takes else 0.0) + gift) - (1 - wins) * value - _keeps(seat, card)
    if not takes:
        brings += wins * seat.lying
    return CardEstimate(card, takes, wins, brings)


def follow(seat: SeatKnowledge) -> Chosen:
    """The card that is played to a trick in which something lies."""
    others = [one for one in seat.may if one != EXCUSE]
    best = max((weighed(seat, one) for one in others), key=lambda one: (one.brings, -one.card.strength, one.card.code))
    if seat.ours_ahead and best.takes:
        best = _left_to_them(seat, others) or best
    card = best.card
    return card, _reason(seat, best), {"card": card.code, "suit": suit_led(seat.trick.cards) or card.suit}


def _left_to_them(seat: SeatKnowledge, others: list[Card]) -> CardEstimate | None:
    """The best card that leaves the trick with somebody on this side, where that is sure of it, or nothing is gained by taking."""
    losers = [weighed(seat, one) for one in others if not seat.takes(one)]
    if not losers:
        return None
    best = max(losers, key=lambda one: (one.brings, -one.card.strength, one.card.code))
    return best if best.wins >= LIKELY else None


def _best(seat: SeatKnowledge) -> int:
    return (seat.trick.taker(seat.seats) - seat.trick.leader) % seat.seats


def _keeps(seat: SeatKnowledge, card: Card) -> float:
    """What a card could do later, and does no more once it is played."""
    if card.is_trump and card != PETIT:
        over = sum(one.is_trump and one.strength > card.strength for one in seat.unseen)
        return TRUMP + HIGH_TRUMP / (1 + over) if seat.trumps_out or len(seat.hand) > 1 else 0.0
    if card == PETIT or card.is_fool:
        return 0.0
    return 0.4 if seat.highest(card) and card not in KINGS else 0.0


def _reason(seat: SeatKnowledge, one: CardEstimate) -> str:
    card, led = one.card, suit_led(seat.trick.cards)
    if not one.takes:
        if seat.ours_ahead:
            if card == PETIT:
                return "petit-under-mate"
            return "any-to-mate" if seat.value(card) > 0 and one.wins >= LIKELY else "any-mate-has-it"
        return "petit-is-lost" if card == PETIT else "gives-to-the-mate-behind" if _hopes(seat, one) else "any-lost"
    if PETIT in seat.trick.cards:
        return "catches-the-petit"
    if card == PETIT:
        return "petit-comes-home" if one.wins >= SURE else "petit-while-they-follow"
    if card.is_trump:
        if all(seat.takes(other) for other in seat.may if other != EXCUSE):
            return "must-go-over" if led == TRUMPS or _trumped(seat) else "trumps-with-the-least"
        return "trumps-with-the-least"
    if one.wins >= SURE:
        return "any-take-last" if seat.last else "any-highest"
    if one.wins < EVEN:
        return "any-lost"
    return "king-while-they-follow" if card in KINGS else "should-hold"


def _hopes(seat: SeatKnowledge, one: CardEstimate) -> bool:
    return seat.value(one.card) > 0 and one.wins >= LIKELY


def _trumped(seat: SeatKnowledge) -> bool:
    return any(card.is_trump for card in seat.trick.cards)
