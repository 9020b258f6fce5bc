"""The choices that the tactics call best beside those they call poor, played on in the same possible deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

import numpy as np
import numpy.typing as npt

from bench.players.advice.worlds import world
from engine.games.bologna.advice import View
from engine.games.bologna.deal.state import State
from engine.parts.advice import Advice, Option
from lessons.questions.choose_card.bologna.verified import counsel
from lessons.questions.choose_card.moment import LEAVE
from players.core import search
from players.core.cards import mask
from players.search.position import position
from players.search.searching import WHIM, evaluate

ERRORS = 2.0
"""Standard errors that tell."""
FEWER = 8
"""How many times fewer deals are enough for discards, of which there are dozens to choose between and much hangs on."""
Gap = tuple[float, float]
"""How many points a best choice is ahead of a poor one, and the standard error of that."""


@dataclass(frozen=True)
class Question:
    """A situation with its advice, and a deal that looks so from the chair of whoever is asked."""

    view: View
    advice: Advice
    state: State

    def gaps(self, worlds: int, seed: int) -> list[list[Gap]]:
        """For each best choice and each poor one, in so many possible deals that follow from the seed; fewer for a discard."""
        options = [*self.advice.best, *self.advice.poor]
        worlds = worlds // FEWER if self.state.phase == "leave" else worlds
        points = self._points(options, worlds, seed)
        many = len(self.advice.best)
        return [[_gap(good - poor) for poor in points[many:]] for good in points[:many]]

    def worth(self, options: Sequence[Option], worlds: int, seed: int) -> dict[Option, float]:
        """What each of these choices comes to on average."""
        points = self._points(options, worlds, seed)
        return {option: float(some.mean()) for option, some in zip(options, points, strict=True)}

    def _points(self, options: Sequence[Option], worlds: int, seed: int) -> npt.NDArray[np.float64]:
        """[option, world]: what each comes to."""
        where = position(self.state, 0)
        if self.state.phase == "leave":
            masks = np.array([mask(pair) for pair in options], np.int64)
            found: npt.NDArray[np.int16] = search.discards(
                masks, worlds, seed, WHIM, where.seat, where.own, where.table[1], where.rules, where.ways, *where.hidden
            ).T
            return found.astype(np.float64)
        cards = [option[0] for option in options]
        values = evaluate(where, cards, worlds, seed)
        return np.stack([values.of[card].points for card in cards]).astype(np.float64)


def question(view: View, ask: str, seed: int) -> Question | None:
    """The situation as it is asked; None where no deal was found that looks so."""
    state = world(view, Random(seed), ask == LEAVE)
    return None if state is None else Question(view, counsel(view, ask), state)


def refuted(gaps: Sequence[Sequence[Gap]]) -> bool:
    """Is some poor choice plainly better than all the best ones?"""
    return any(_worse(column, all) for column in zip(*gaps, strict=True))


def partly(gaps: Sequence[Sequence[Gap]]) -> bool:
    """Is some poor choice plainly better than one of the best?"""
    return any(_worse(column, any) for column in zip(*gaps, strict=True))


def holds(gaps: Sequence[Sequence[Gap]], errors: float) -> bool:
    """Is every best choice so many standard errors ahead of every poor one? Where nothing varies, being as good is not ahead."""
    return all(gap >= errors * error and (gap > 0 or errors < 0) for row in gaps for gap, error in row)


def gain(gaps: Sequence[Sequence[Gap]]) -> float:
    """What the best choices bring more than the poor ones."""
    return fmean(gap for row in gaps for gap, _ in row)


def _gap(points: npt.NDArray[np.float64]) -> Gap:
    return float(points.mean()), float(points.std(ddof=1) / len(points) ** 0.5)


def _worse(gaps: Iterable[Gap], wanted: Callable[[Iterable[bool]], bool]) -> bool:
    return wanted(gap < -ERRORS * error for gap, error in gaps)
