"""The end of a deal solved exactly: with all hands open, or in many worlds that one player thinks possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from threading import Lock

import numpy as np
import numpy.typing as npt

from engine.cards import Card
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from players.core.cards import NUMBER, mask
from players.core.ends import open_worlds, solver
from players.core.ends.places import moments_met
from players.search.position import core_rules, position
from players.search.searching import DOUBT, Values, Worth

NODES_A_MS = 2_000
"""Starts of tricks that are searched in a millisecond, taken low."""
WORLD_NODES = 200_000
"""A world that takes longer is left out."""
FEW = 7
"""With so many cards in hand or fewer, possible worlds are solved rather than played out."""
MOST_WORLDS, FEWEST_WORLDS = 400, 8
"""More worlds would not show beside what open hands err; fewer tell nothing."""


class Table:
    """The moments met before; one search at a time has it."""

    def __init__(self) -> None:
        self.keys, self.entries = moments_met()
        self.number = 0
        self.alone = Lock()

    def searches(self, number: int) -> int:
        """The number of the first of so many new searches."""
        first = self.number + 1
        self.number += number
        return first


@cache
def table() -> Table:
    """67 MB, taken when something is solved for the first time; it never grows."""
    return Table()


@dataclass(frozen=True)
class Solution:
    """What each card that may be played comes to if everybody sees all hands and plays best: ours less theirs, no declarations.

    ``points`` is empty where the time was not enough.
    """

    points: dict[Card, int]
    nodes: int


def solve(state: State, ms: int) -> Solution:
    """All four hands are looked at: for what might have been, never for a choice."""
    seat = state.to_act
    assert seat is not None
    won, now = position(state, seat).table
    cards = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
    hands = np.array([mask(hand) for hand in state.hands], np.int64)
    given = mask([state.given]) if state.given else 0
    with table().alone:
        found = solver.solve(
            np.array([NUMBER[card] for card in cards], np.int64), hands, won, now, mask(state.left[state.dealer]),
            state.dealer, given, core_rules(state.rules), ms * NODES_A_MS, table().keys, table().entries,
            table().searches(1),
        )  # fmt: skip
    if found[len(cards)]:
        return Solution({}, int(found[-1]))
    sign = 1 if seat % 2 == 0 else -1
    return Solution({card: sign * int(points) for card, points in zip(cards, found, strict=False)}, int(found[-1]))


def solve_in_worlds(state: State, cards: Sequence[Card], seed: int, ms: int, doubt: int = DOUBT) -> Values | None:
    """What each card comes to on average when in every possible world all see all hands and play best, as the time allows.

    None with more than :data:`FEW` cards in hand, and where the time was not enough for :data:`FEWEST_WORLDS`. How many worlds
    are solved hangs on the nodes they take, not on the clock, so the same view and seed come to the same.
    """
    seat = state.to_act
    assert seat is not None
    if len(state.hands[seat]) > FEW:
        return None
    where = position(state, seat)
    won, now = where.table
    given = mask([state.given]) if state.given else 0
    with table().alone:
        points: npt.NDArray[np.int16] = open_worlds.solve_worlds(
            np.array([NUMBER[card] for card in cards], np.int64), MOST_WORLDS, seed, seat, where.dealer, where.own, won, now,
            given, where.rules, where.ways, *where.hidden, where.shown, where.played, *where.habits, doubt, WORLD_NODES,
            ms * NODES_A_MS, table().keys, table().entries, table().searches(MOST_WORLDS),
        )  # fmt: skip
    if len(points) < FEWEST_WORLDS:
        return None
    nothing = np.zeros(len(points), np.int64)
    return Values({card: Worth(points[:, i], nothing) for i, card in enumerate(cards)}, solved=len(state.hands[seat]))
