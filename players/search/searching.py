"""Cards compared by playing the deal out from what one player knows: points, how sure they are, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.cards import Card
from players.core import search
from players.core.cards import NUMBER, mask
from players.search.position import Position

Floats = npt.NDArray[np.float64]
TWO_SIDED = 1.96
"""Standard errors to each side of a mean that hold it in 95 of 100 cases."""
WHIM = 102
"""How often, of 1024 times, a playout plays any legal card."""
DOUBT = 205
"""How often, of 1024 times, a world is kept in which somebody did what is unusual."""
MOST_WORLDS = 100_000
"""More than these would not show in tenths of a point, and take memory."""
SURE = 1024
"""Every world that is possible is as likely as any other."""


@dataclass(frozen=True)
class Worth:
    """What one card comes to, world by world: our side's points less theirs, declarations apart; our pile at the end."""

    points: npt.NDArray[np.int16]
    piles: npt.NDArray[np.int64]

    @property
    def mean(self) -> float:
        return float(self.points.mean(dtype=np.float64))

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return TWO_SIDED * _error(self.points.astype(np.float64))

    def holding(self, cards: int) -> float:
        """The share of worlds in which these cards (a mask) all end in our pile."""
        return float((self.piles & cards == cards).mean())


@dataclass(frozen=True)
class Values:
    """What the cards come to. The worlds of all are the same as far as they go: some are dropped before others.

    ``solved``: with so many cards in hand every world was solved exactly, all hands open; 0: they were played out by rule of thumb.
    Piles are known of the latter only.
    """

    of: dict[Card, Worth]
    solved: int = 0

    @property
    def worlds(self) -> int:
        return max(len(worth.points) for worth in self.of.values())

    @property
    def best(self) -> Card:
        """The best of those that were looked at to the end."""
        last = [card for card, worth in self.of.items() if len(worth.points) == self.worlds]
        return max(last, key=lambda card: self.of[card].mean)

    def behind(self, card: Card, other: Card) -> tuple[float, float]:
        """How many points a card is behind another, in the worlds that both were in, and the standard error of that."""
        here, there = self.of[card].points, self.of[other].points
        n = min(len(here), len(there))
        gap = there[:n].astype(np.float64) - here[:n]
        return float(gap.mean()), _error(gap)

    def not_plainly_behind(self, errors: float) -> tuple[Card, ...]:
        """The cards looked at to the end that are not so many standard errors behind the best."""
        best, kept = self.best, []
        for card, worth in self.of.items():
            gap, error = self.behind(card, best)
            if len(worth.points) == self.worlds and gap <= errors * error:
                kept.append(card)
        return tuple(kept)

    def and_more(self, more: Values) -> Values:
        """These worlds and others, in which some of the cards may be missing."""
        both = {
            card: Worth(
                np.concatenate([self.of[card].points, one.points]), np.concatenate([self.of[card].piles, one.piles])
            )
            for card, one in more.of.items()
        }
        return Values(self.of | both)


def _error(points: Floats) -> float:
    return float(points.std(ddof=min(1, len(points) - 1)) / len(points) ** 0.5)


def evaluate(
    position: Position, cards: Sequence[Card], worlds: int, seed: int, clever: bool = True, doubt: int = DOUBT
) -> Values:
    """What each of these cards comes to in so many worlds (:data:`MOST_WORLDS` at most), the same for all of them."""
    worlds = min(worlds, MOST_WORLDS)
    won, now = position.table
    numbers = np.array([NUMBER[card] for card in cards], np.int64)
    given = mask([position.given]) if position.given else 0
    points, piles = search.evaluate(
        numbers, worlds, seed, clever, WHIM, position.seat, position.dealer, position.own, won, now,
        given, position.rules, position.ways, *position.hidden, position.shown, position.played, *position.habits,
        position.lacks, doubt,
    )  # fmt: skip
    return Values({card: Worth(points[:, i], piles[:, i]) for i, card in enumerate(cards)})


def best_discard(position: Position, pairs: Sequence[tuple[Card, ...]], worlds: int, seed: int) -> int:
    """Which of these pairs the dealer, who holds seventeen cards, lays away best, declarations and all: its place among them."""
    worlds = min(worlds, MOST_WORLDS)
    _, now = position.table
    masks = np.array([mask(pair) for pair in pairs], np.int64)
    points = search.discards(
        masks, worlds, seed, WHIM, position.seat, position.own, now, position.rules, position.ways, *position.hidden
    )
    return int(np.argmax(points.mean(axis=0)))
