"""Playing on: what cards come to when all four search from here, in deals that look the same from the chair of whoever chooses.

Possible deals are played out by rule of thumb, or solved with all hands open: both err in their own way. A right card has to be
better than the wrong ones that are near it where players play on who find out for themselves what to do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

import numpy as np

from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from players.core import search
from players.core.cards import cards
from players.core.chance import seeded
from players.search.position import Position, position
from players.search.searching import DOUBT, evaluate

PLAYOUTS = 400
"""For each card that is played, over all that may go."""
BATCH, SOON, MOST = 16, 32, 96
"""So many deals at a time; so many until a card that is not ahead at all has fallen; so many at most."""
PLAIN, ENOUGH = 2.0, 1.5
"""So many standard errors behind, a card is worse, and played on no further; so many after all deals tell it from the right one."""


@dataclass(frozen=True)
class Pair:
    """How far a wrong card of a pair is behind the right one: ``told``, as it was found; ``played``, deal by deal played on."""

    name: str
    right: str
    wrong: str
    told: float
    played: tuple[int, ...] = ()

    @property
    def gap(self) -> float:
        return fmean(self.played)

    @property
    def error(self) -> float:
        return stdev(self.played) / sqrt(len(self.played))

    @property
    def stands(self) -> bool:
        """Is the right card told from the wrong one?"""
        return self.gap > 0 and self.gap >= ENOUGH * self.error

    @property
    def plain(self) -> bool:
        """Is the wrong card behind by two standard errors at least?"""
        return len(self.played) > 1 and self.gap > 0 and self.gap >= PLAIN * self.error

    @property
    def over(self) -> bool:
        """Is it plain, or has it been played on often enough?"""
        played = len(self.played)
        if played >= SOON and self.gap <= 0:
            return True
        return played >= MOST or self.plain


def pairs(name: str, right: Collection[str], behind: Mapping[str, float]) -> Iterator[Pair]:
    """The best card, and every wrong one, however far it is told to be behind: the nearest first."""
    best = min(right, key=behind.__getitem__)
    for points, wrong in sorted((behind[code], code) for code in behind if code not in right):
        yield Pair(name, best, wrong, points)


def compared(state: State, pair: Pair) -> Pair:
    """The pair played on at this moment until it is over; the same moment and name come to the same."""
    begun = Random(pair.name).randrange(1 << 30)
    while not pair.over:
        pair = _in_more(state, pair, begun + len(pair.played), BATCH)
    return pair


def sampled(state: State, pair: Pair, deals: int) -> Pair:
    """The pair played on in so many deals whatever comes, others than those of :func:`compared`: nothing stops it by luck."""
    return _in_more(state, replace(pair, played=()), Random(f"{pair.name} sampled").randrange(1 << 30), deals)


def _in_more(state: State, pair: Pair, begun: int, deals: int) -> Pair:
    seat = state.to_act
    assert seat is not None
    where, sign, gaps = position(state, seat), 1 if seat % 2 == 0 else -1, list[int]()
    for at in range(begun, begun + deals):
        deal = otherwise(state, where, at)
        here, there = (played_on(apply(deal, Play(seat, PACK[code], None)), at) for code in (pair.right, pair.wrong))
        gaps.append(sign * (here - there))
    return replace(pair, played=(*pair.played, *gaps))


def otherwise(state: State, where: Position, seed: int) -> State:
    """A deal that looks so from the chair, drawn as the coach's worlds are."""
    hands, into, held, chance = np.zeros(4, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64), seeded(seed)
    left = search.world(
        where.seat, where.own, where.ways, *where.hidden, where.shown, where.played, *where.habits, where.rules, DOUBT, hands,
        into, held, chance,
    )  # fmt: skip
    away = list(state.left)
    away[state.dealer] = cards(int(left))
    return replace(state, hands=tuple(cards(int(one)) for one in hands), left=tuple(away))


def played_on(state: State, seed: int) -> int:
    """What the deal comes to for seats 0 and 2, declarations apart, when everybody searches."""
    moment = 0
    while state.phase != "over":
        moment += 1
        at = seed * 100 + moment
        seat = state.to_act
        if state.phase == "play" and seat is not None:
            state = apply(state, Play(seat, _searched(state, seat, at), None))
        else:
            action = choose(state, Random(at)).action
            assert action is not None
            state = apply(state, action)
    ours, theirs = score(state).sides
    return ours.total - ours.declared - theirs.total + theirs.declared


def _searched(state: State, seat: int, seed: int) -> Card:
    may = FOLLOWING.allowed(state.hands[seat], state.trick.cards)
    if len(may) == 1:
        return may[0]
    return evaluate(position(state, seat), may, max(2, PLAYOUTS // len(may)), seed).best
