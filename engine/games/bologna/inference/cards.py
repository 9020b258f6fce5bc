"""Where the cards can be, as one player knows it: from the own hand, what was shown and played, and what may be laid away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations

from engine.cards import TRUMPS, Card
from engine.games.bologna.counting.combinations import Combination
from engine.games.bologna.deal.form import OTTOCENTO, Form
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import PACK
from engine.parts.following import suit_led

Places = frozenset[int]
"""Seats, and :attr:`DealView.discard` for the cards laid away."""


@dataclass(frozen=True)
class DealView:
    """A deal of the four from one chair.

    ``hand``: the own cards not played yet. ``shown``: by seat, what was declared. ``left``: the own discard, empty where
    somebody else deals. ``tricks``: all so far, the one under way included.
    """

    seat: int
    dealer: int
    hand: tuple[Card, ...]
    shown: tuple[tuple[Combination, ...], ...]
    tricks: tuple[Trick, ...] = ()
    left: tuple[Card, ...] = ()
    form: Form = OTTOCENTO

    @property
    def discard(self) -> int:
        """The place of the cards laid away, after those of the seats."""
        return self.form.seats

    @cached_property
    def gone(self) -> Mapping[Card, int]:
        """The cards played so far, and who played them."""
        seats = self.form.seats
        return {card: trick.seat(i, seats) for trick in self.tricks for i, card in enumerate(trick.cards)}

    @cached_property
    def seen(self) -> Mapping[Card, int]:
        """The cards not played yet whose place was seen: one's own, and those that others have shown."""
        shown = {PACK[code]: seat for seat, all_of in enumerate(self.shown) for one in all_of for code in one.cards}
        own = dict.fromkeys(self.hand, self.seat) | dict.fromkeys(self.left, self.discard)
        return {card: place for card, place in (shown | own).items() if card not in self.gone}

    @cached_property
    def voids(self) -> tuple[frozenset[str], ...]:
        """By seat, the suits that each has shown in play to have none of; source ottocento#the-play."""
        return lacking(self.tricks, self.form.seats)

    def allowed(self, card: Card) -> Places:
        """The places where this card could be if it were the only one that is not seen."""
        others = {seat for seat in range(self.form.seats) if seat != self.seat and card.suit not in self.voids[seat]}
        away = {self.discard} if self.dealer != self.seat and card.points != FIVE_POINTS else set()
        return frozenset(others | away)

    @cached_property
    def room(self) -> Mapping[int, int]:
        """How many cards not seen each other player, and the discard, still holds."""
        played, held = Counter(self.gone.values()), Counter(self.seen.values())
        free = {s: self.form.size - played[s] - held[s] for s in range(self.form.seats) if s != self.seat}
        return free | ({self.discard: self.form.last} if self.dealer != self.seat else {})

    @cached_property
    def hidden(self) -> Mapping[Card, Places]:
        """The cards that were not seen, and where each is allowed."""
        return {card: self.allowed(card) for card in PACK if card not in self.gone and card not in self.seen}

    def places(self, card: Card) -> Places:
        """Where this card is in some deal that fits all that is known; empty when it was played.

        Exact: a deal fits if no set of places is given more cards than it has room for (Hall).
        """
        if card in self.gone:
            return frozenset()
        if card in self.seen:
            return frozenset({self.seen[card]})
        others = Counter(self.hidden.values()) - Counter([self.hidden[card]])
        return frozenset(
            place for place in self.hidden[card] if self._fits(others, {**self.room, place: self.room[place] - 1})
        )

    def must_hold(self, seat: int, suit: str) -> bool:
        """Does this player hold a card of the suit in every deal that fits?"""
        if any(card.suit == suit and place == seat for card, place in self.seen.items()):
            return True
        if seat == self.seat:
            return False
        without = (allowed - {seat} if card.suit == suit else allowed for card, allowed in self.hidden.items())
        return not self._fits(Counter(without), self.room)

    @property
    def possible(self) -> bool:
        """Is there a deal that fits?"""
        return self._fits(Counter(self.hidden.values()), self.room)

    def _fits(self, groups: Mapping[Places, int], room: Mapping[int, int]) -> bool:
        if sum(groups.values()) != sum(room.values()) or min(room.values()) < 0:
            return False
        return all(
            sum(n for allowed, n in groups.items() if allowed <= inside) <= sum(room[place] for place in inside)
            for inside in map(frozenset, _subsets(room))
        )


def lacking(tricks: Iterable[Trick], seats: int) -> tuple[frozenset[str], ...]:
    """By seat, the suits that each has shown in these tricks to have none of; source ottocento#the-play."""
    found: list[set[str]] = [set() for _ in range(seats)]
    for trick in tricks:
        led = suit_led(trick.cards)
        for place, card in enumerate(trick.cards):
            if led is not None and not card.is_fool and card.suit != led:
                found[trick.seat(place, seats)] |= {led} if card.is_trump else {led, TRUMPS}
    return tuple(map(frozenset, found))


def view(state: State, seat: int) -> DealView:
    """What this player knows at this moment of a deal; the other hands are not looked at."""
    trick = (state.trick,) if state.trick.cards else ()
    left = state.left[seat]
    return DealView(seat, state.dealer, state.hands[seat], state.shown, (*state.tricks, *trick), left, state.form)


def _subsets(places: Iterable[int]) -> Iterable[tuple[int, ...]]:
    every = tuple(places)
    return chain.from_iterable(combinations(every, size) for size in range(len(every)))
