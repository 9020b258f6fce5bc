"""A deal as the core sees it from one chair: masks of what this player knows, and where each card they do not see may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from engine.cards import TRUMPS, Card
from engine.games.bologna import signals, spoken
from engine.games.bologna.counting.combinations import Combination, combination
from engine.games.bologna.deal.state import State, Trick, trick_winner
from engine.games.bologna.inference.cards import DealView, view
from engine.games.bologna.pack import ANGEL, MATTO, PACK, SUITS, WORLD
from engine.games.bologna.rules import Rules
from players.core.cards import ALL, FOOL, NUMBER, OF_SUIT, RULES, mask
from players.core.piles import FIRST_SUIT, GRANDE, MADE_KINGS, MADE_MOORS, MADE_TAROCCHI
from players.core.playing import LAST, LED, NOW, SEAT, put
from players.core.playing import MATTO as MATTO_SIDE
from players.core.worlds import ways

Masks = npt.NDArray[np.int64]
SEATS = 4
HAS_MORE = ("striscio", *spoken.LEFT[1:])
"""The signals by which a leader says that there is more of the suit."""
KINDS = {
    "grande": GRANDE, "tarocchi": MADE_TAROCCHI, "kings": MADE_KINGS, "moors": MADE_MOORS,
    **{kind: FIRST_SUIT << at for at, kind in enumerate(("swords", "batons", "cups", "coins"))},
}  # fmt: skip
"""What players usually declare, as the core counts it."""


def core_rules(rules: Rules) -> int:
    """The house rules as the core has them. Signals and the end of a match do not touch the play of the cards."""
    on = {
        "laghi_sun_moon": rules.stops_without_sun_and_moon,
        "laghi_moon_16": rules.stops_without_moon_and_16,
        "tarocchini": rules.grande == "tarocchini",
        "no_moors": not rules.moors_in_grande,
        "single_point": rules.matto_exchange == "single_point",
    }
    return sum(1 << bit for bit, name in enumerate(RULES) if on[name])


@lru_cache(maxsize=256)
def _longer(shown: Combination, rules: Rules) -> int:
    """The cards any of which would have made this combination longer: who holds one mostly shows it, too."""
    cards = [PACK[code] for code in shown.cards]
    others = [one for one in PACK if one not in cards]
    made = [(one, combination(shown.kind, (*cards, one), rules)) for one in others]
    return mask([one for one, more in made if more is not None and len(more.cards) > len(cards)])


@dataclass(frozen=True)
class Position:
    """What one player knows of a deal of four, as the core wants it. Other hands and discards are not in here."""

    known: DealView
    trick: Trick
    finished: tuple[Trick, ...]
    given: Card | None
    house: Rules

    @property
    def rules(self) -> int:
        return core_rules(self.house)

    @property
    def seat(self) -> int:
        return self.known.seat

    @property
    def dealer(self) -> int:
        return self.known.dealer

    @cached_property
    def own(self) -> Masks:
        """The own hand, and the own discard."""
        return np.array([mask(self.known.hand), mask(self.known.left)], np.int64)

    @cached_property
    def table(self) -> tuple[Masks, Masks]:
        """What both sides have won, and the trick on the table (:data:`players.core.playing.LED` and so on)."""
        won, now = np.zeros(2, np.int64), np.zeros(NOW, np.int64)
        now[MATTO_SIDE], now[LAST] = -1, -1
        for trick in self.finished:
            taker = trick_winner(trick, SEATS)
            won[taker & 1] |= mask(trick.cards)
            now[LAST] = taker
            if MATTO in trick.cards:
                now[MATTO_SIDE] = trick.player(MATTO, SEATS) & 1
        now[SEAT], now[LED] = self.trick.leader, FOOL
        nobody = np.zeros(SEATS, np.int64)
        for card in self.trick.cards:
            put(NUMBER[card], nobody, won, now)
        return won, now

    @cached_property
    def hidden(self) -> tuple[Masks, Masks, Masks]:
        """The cards not seen, by each the places where it may be (a bit each), and the room at every place.

        Signals are believed as long as some deal bears all of them out: few pairs bluff, and no player of ours.
        """
        order = [(self.seat + 1 + i) % SEATS for i in range(SEATS - 1)] + [self.known.discard]
        places = {place: 1 << at for at, place in enumerate(order)}
        cards = sorted(self.known.hidden.items(), key=lambda one: len(one[1]))
        numbers = np.array([NUMBER[card] for card, _ in cards], np.int64)
        certain = np.array([sum(places[place] for place in may) for _, may in cards], np.int64)
        room: Mapping[int, int] = self.known.room
        rooms = np.array([room.get(place, 0) for place in order], np.int64)
        denied, promised = self._signals
        told = certain.copy()
        for place, bit in places.items():
            told[denied.get(place, 0) >> numbers & 1 == 1] &= ~bit
            told[(promised.get(place, 0) >> numbers & 1 == 1) & (told & bit != 0)] = bit
        borne_out = bool(denied or promised) and ways(told, rooms)[0, rooms[0], rooms[1], rooms[2]] > 0
        return numbers, told if borne_out else certain, rooms

    @cached_property
    def ways(self) -> npt.NDArray[np.float64]:
        """In how many ways the hidden cards can lie, for :func:`players.core.worlds.draw`."""
        _, allowed, room = self.hidden
        table: npt.NDArray[np.float64] = ways(allowed, room)
        return table

    @cached_property
    def shown(self) -> Masks:
        """By seat, the cards of the others that have been seen and not played."""
        seen = np.zeros(SEATS, np.int64)
        for card, place in self.known.seen.items():
            if place not in (self.seat, self.known.discard):
                seen[place] |= 1 << NUMBER[card]
        return seen

    @cached_property
    def played(self) -> Masks:
        """By seat, the cards played so far."""
        cards = np.zeros(SEATS, np.int64)
        for card, seat in self.known.gone.items():
            cards[seat] |= 1 << NUMBER[card]
        return cards

    @cached_property
    def lacks(self) -> Masks:
        """By seat, a bit for each suit that it has shown to have none of; trumps are the lowest."""
        return np.array([sum(1 << (TRUMPS + "".join(SUITS)).index(suit) for suit in one) for one in self.known.voids])

    @cached_property
    def habits(self) -> tuple[Masks, Masks, Masks]:
        """By seat, likely and not certain: kinds not declared in time; cards that would have made longer what was declared; and
        :attr:`_held_by_signal`.
        """
        silent, never = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
        first = self.known.tricks[0] if self.known.tricks else self.trick
        for i in range(len(first.cards)):
            seat = first.seat(i, SEATS)
            told = {one.kind for one in self.known.shown[seat]}
            silent[seat] = sum(bit for kind, bit in KINDS.items() if kind not in told)
            for one in self.known.shown[seat]:
                more = _longer(one, self.house)
                never[seat] |= 0 if int(self.played[seat]) & more else more
        silent[self.seat] = never[self.seat] = 0
        return silent, never, self._held_by_signal

    @cached_property
    def _held_by_signal(self) -> Masks:
        """By seat of the others and by suit, the hidden cards of which a striscio says, or an old word, that its maker holds one.

        Nothing where the maker has shown one since, or is known to hold one; nor where there is none that it could be: then the
        signal was untrue. Source: ottocento#signals.
        """
        numbers, allowed, _ = self.hidden
        holds, gone = np.zeros((SEATS, len(OF_SUIT)), np.int64), 0
        for trick in self.known.tricks:
            if trick.cards and self._tells(trick) and trick.signal in HAS_MORE and trick.leader != self.seat:
                seat, card = trick.leader, trick.cards[0]
                suit = 0 if card.is_trump else 1 + SUITS.index(card.suit)
                later = int(self.played[seat]) & ~(gone | 1 << NUMBER[card]) | int(self.shown[seat])
                bit = 1 << (seat - self.seat - 1) % SEATS
                may = sum(1 << int(number) for number in numbers[allowed & bit != 0])
                holds[seat, suit] = 0 if later & int(OF_SUIT[suit]) else may & int(OF_SUIT[suit])
            gone |= mask(trick.cards)
        return holds

    def _tells(self, trick: Trick) -> bool:
        """Does the signal of this trick say something of the hand? Where busso and striscio ask, only a volo does."""
        return trick.signal == "volo" or not self.house.asks_by_signal

    @cached_property
    def _signals(self) -> tuple[Mapping[int, int], Mapping[int, int]]:
        """By seat of the others, the cards that true signals deny, and those that they promise (masks)."""
        denied, promised, gone = dict[int, int](), dict[int, int](), 0
        for trick in self.known.tricks:
            if trick.cards and trick.signal and self._tells(trick) and trick.leader != self.seat:
                seat, card = trick.leader, trick.cards[0]
                before = int(self.played[seat]) & (gone | 1 << NUMBER[card])
                never = _denied(card, trick.signal, gone) & ~before
                if never and not int(self.played[seat]) & never:  # what has shown itself untrue says nothing
                    denied[seat] = denied.get(seat, 0) | never
                if card.is_trump and trick.signal == "busso":
                    highest = next(bit for bit in (1 << NUMBER[one] for one in PACK) if bit & ALL & ~gone)
                    promised[seat] = promised.get(seat, 0) | highest
                elif self.house.speaks:
                    promised[seat] = promised.get(seat, 0) | _promised(card, trick.signal, gone)
            gone |= mask(trick.cards)
        return denied, promised


def _denied(card: Card, signal: str, gone: int) -> int:
    """The cards that whoever leads this one with this signal has not got. Source: ottocento#signals, barilli#old-signals."""
    if signal in signals.LAST:
        return int(OF_SUIT[0 if card.is_trump else 1 + SUITS.index(card.suit)])
    if signal == "batto-indietro":
        return mask(_out(card, gone)[:1])
    return mask((ANGEL, WORLD)) if card.is_trump and signal == "striscio" else 0


def _promised(card: Card, word: str, gone: int) -> int:
    """The cards that whoever leads this one with this old word holds, this one perhaps among them. Source: barilli#old-signals."""
    if word in spoken.KINGS:
        return mask(spoken.KINGS[word])
    told = {"batto": slice(0, 1), "batto-indietro": slice(1, 2), "batto-fortissimo": slice(0, 3)}.get(word)
    out = _out(card, gone)
    # Of Moors, which are level, any may be the one that is meant.
    return 0 if told is None else mask(tuple(one for one in out[told] if "moors" not in one.groups))


def _out(card: Card, gone: int) -> tuple[Card, ...]:
    """What was not played of this card's suit when it was led, the highest first."""
    return spoken.highest(card.suit, [one for one in PACK if gone >> NUMBER[one] & 1])


def position(state: State, seat: int) -> Position:
    """What this player knows at this moment of a deal; the other hands are not looked at.

    Declared cards are where they were shown. Errors: AssertionError for a form of the game with other than four players.
    """
    assert state.form.seats == SEATS
    return Position(view(state, seat), state.trick, state.tricks, state.given, state.rules)
