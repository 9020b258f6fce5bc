"""What one player knows at a French table, and how likely a card is to hold: by what was played, never by what lies hidden."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import field
from functools import cached_property
from math import comb

from engine.cards import TRUMPS, Card
from engine.fast_dataclass import fast_dataclass
from engine.games.france.deal.judging import playable
from engine.games.france.deal.state import State
from engine.games.france.pack import EXCUSE, KINGS, PACK, PETIT, is_bout
from engine.parts.following import suit_led
from engine.parts.plain.seat import Seat

PETIT_VALUE = 9.0
"""The petit by itself counts 4, and whoever has it needs ten or fifteen points less: more than any other card that can be lost."""


@fast_dataclass(frozen=True)
class SeatKnowledge(Seat):
    """What the player in one seat knows of a French deal. ``taker``: who plays against the others, None of two players.
    ``with_taker``: cards that the taker has been seen to take up. ``open``: the cards of others that lie open on the table.

    ``held``: how many cards each may still play, open ones among them. ``size``: of how many tricks. ``presumed``: who is on this
    side unless the called King says otherwise. ``sweeps``: this side has taken every trick so far.
    """

    taker: int | None = None
    with_taker: frozenset[Card] = frozenset()
    open: Mapping[int, frozenset[Card]] = field(default_factory=dict)
    held: tuple[int, ...] = ()
    size: int = 0
    presumed: frozenset[int] = frozenset()
    sweeps: bool = False

    @property
    def takes_alone(self) -> bool:
        return self.seat == self.taker

    @cached_property
    def opponents(self) -> tuple[int, ...]:
        return tuple(one for one in range(self.seats) if one != self.seat and one not in self.mates | self.presumed)

    @cached_property
    def ceilings(self) -> Mapping[int, int]:
        """By seat, the highest trump each may have: who could not go over a trump has none above it."""
        found = dict.fromkeys(range(self.seats), len(PACK))
        for trick in (*self.tricks, self.trick):
            high = 0
            for place, card in enumerate(trick.cards):
                seat = trick.seat(place, self.seats)
                if card.is_trump and card.strength < high:
                    found[seat] = min(found[seat], high)
                high = max(high, card.strength if card.is_trump else 0)
        return found

    def value(self, card: Card) -> float:
        """What may be lost with a card, or won: its points beyond the least, and more for the petit; the 21 and the Excuse stay."""
        if card == EXCUSE or (card.is_trump and card != PETIT):
            return 0.0
        return PETIT_VALUE if card == PETIT else float(card.points) - 0.5

    @property
    def lying(self) -> float:
        """What is in the trick so far."""
        return sum(map(self.value, self.trick.cards))

    @cached_property
    def certain(self) -> Mapping[int, frozenset[Card]]:
        """By seat, cards that it is seen to have: taken up from the chien, or open on the table."""
        found = {seat: self.open.get(seat, frozenset()) & self.unseen for seat in range(self.seats)}
        if self.taker is not None and self.taker != self.seat:
            found[self.taker] |= self.with_taker & self.unseen
        return found

    @cached_property
    def hidden(self) -> frozenset[Card]:
        """The unseen cards of which nobody knows where they are."""
        return self.unseen - frozenset().union(*self.certain.values())

    def has_none_of(self, seat: int, cards: Collection[Card]) -> float:
        """How likely it is that a player has none of these unseen cards."""
        if not self.certain[seat].isdisjoint(cards):
            return 0.0
        hidden, some = len(self.hidden), len(self.hidden.intersection(cards))
        held = min(max(self.held[seat] - len(self.certain[seat]), 0), hidden)
        return comb(hidden - some, held) / comb(hidden, held)

    def without(self, seat: int, suit: str) -> float:
        """How likely it is that this player has none of this suit."""
        its = [card for card in self.unseen if card.suit == suit]
        if suit in self.voids[seat]:
            return float(self.certain[seat].isdisjoint(its))
        return self.has_none_of(seat, its)

    def beats(self, seat: int, card: Card, led: str) -> float:
        """How likely it is that this player, who comes after, goes over a card that is the highest so far."""
        higher = [one for one in self.unseen if one.suit == card.suit and one.strength > card.strength]
        if card.is_trump:
            higher = [one for one in higher if one.strength < self.ceilings[seat] or one in self.certain[seat]]
        void = card.suit in self.voids[seat] and self.certain[seat].isdisjoint(higher)
        has = 0.0 if void else 1 - self.has_none_of(seat, higher)
        if card.suit == led:
            ruffs = 0.0 if card.is_trump else 1 - self.without(seat, TRUMPS)
            return has + (1 - has) * self.without(seat, led) * ruffs
        return self.without(seat, led) * has

    def holds(self, card: Card, led: str) -> float:
        """How likely a card that is the highest is to stay so against those opponents who come after."""
        chance = 1.0
        for seat in self.behind:
            if seat in self.opponents:
                chance *= 1 - self.beats(seat, card, led)
        return chance

    def rescued(self, card: Card, led: str) -> float:
        """How likely somebody on this side who comes after is to go over a card of the others."""
        chance = 1.0
        for seat in self.behind:
            if seat in self.mates | self.presumed:
                chance *= 1 - self.beats(seat, card, led)
        return 1 - chance

    @property
    def ours_ahead(self) -> bool:
        """Is the highest card so far that of somebody on this side?"""
        led = suit_led(self.trick.cards)
        return led is not None and self.trick.taker(self.seats) in self.mates | self.presumed

    @property
    def petit_is_out(self) -> bool:
        return PETIT in self.unseen

    @property
    def trumps_out(self) -> int:
        return sum(card.is_trump for card in self.unseen)


def known(state: State, seat: int) -> SeatKnowledge:
    """What this seat knows. Who holds the called card knows whom it helps, the others learn it when it falls."""
    taker, seats = state.taker, state.form.seats
    fallen = state.called is None or any(state.called in trick.cards for trick in (*state.tricks, state.trick))
    mates, presumed = frozenset[int](), frozenset[int]()
    if taker is not None:
        if fallen or seat == state.partner:
            sides = state.sides
            mates = frozenset(one for one in range(seats) if sides.side(one) == sides.side(seat)) - {seat}
        elif seat != taker:
            presumed = frozenset(range(seats)) - {seat, taker}
    shown = state.chien if state.bid is not None and state.bid.takes_chien else ()
    kept = frozenset(card for card in shown if card.is_trump or card in KINGS or is_bout(card)) - set(state.left)
    return SeatKnowledge(
        seat, seats, PACK, state.playable(seat), tuple(playable(state, seat)), state.trick, state.tricks, mates,
        alone=seat == taker or not state.form.bids, known=_away(state, seat), fool_falls=True, taker=taker, with_taker=kept,
        open={one: frozenset(pile[-1] for pile in state.piles[one] if pile) for one in range(seats) if one != seat},
        held=tuple(map(len, map(state.playable, range(seats)))), size=state.form.size, presumed=presumed,
        sweeps=_sweeps(state, seat),
    )  # fmt: skip


def _away(state: State, seat: int) -> tuple[Card, ...]:
    """Cards laid away that this seat has seen: the own discard, and trumps in it, which everybody is shown."""
    return state.left if seat == state.taker else tuple(card for card in state.left if card.is_trump)


def _sweeps(state: State, seat: int) -> bool:
    """Has this seat itself taken every trick so far?"""
    return bool(state.tricks) and all(trick.taker(state.form.seats) == seat for trick in state.tricks)
