"""The situations that are asked, played out in deals that were not looked at when they were found."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import count, islice
from statistics import fmean, stdev

from bench.players.advice.comparing import gain, partly, question, refuted
from bench.players.advice.finding import FOLDER, LOOK, TRIES
from lessons.questions.choose_card.bologna.verified import STAMPED, counsel, shelves, situation, stamp
from lessons.questions.choose_card.theme import Theme, usable

MORE = 4
"""How many times as many deals are taken where something seems refuted: of thousands of comparisons some look so by chance."""


@dataclass(frozen=True)
class Again:
    """What the best choices bring over the poor ones, with its standard error; situations in which a poor choice is better than
    one of the best by two standard errors, and than all of them."""

    theme: str
    situations: int
    gain: float
    error: float
    partly: int
    refuted: int
    stamp: str


def again(ask: str, theme: Theme, number: int) -> Again:
    """The first so many situations of this theme that are asked."""
    gains, some, all_of_them = list[float](), 0, 0
    for one in islice(asked_of(ask, theme), number):
        asked = question(situation(theme, one), ask, one)
        if asked is None:
            continue
        gaps = asked.gaps(LOOK, one + 2 * TRIES)
        gains.append(gain(gaps))
        if partly(gaps):
            gaps = asked.gaps(MORE * LOOK, one + 3 * TRIES)
        some += partly(gaps)
        all_of_them += refuted(gaps)
    error = stdev(gains) / len(gains) ** 0.5
    return Again(theme.name, len(gains), fmean(gains), error, some, all_of_them, _stamp(ask, theme))


def asked_of(ask: str, theme: Theme) -> Iterable[int]:
    """The numbers of its situations: those that were found, or of a theme that is drawn freely all that are clear."""
    if theme.name in shelves():
        return shelves()[theme.name].numbers
    return (number for number in count() if usable(counsel(situation(theme, number), ask)))


def _stamp(ask: str, theme: Theme) -> str:
    return stamp(theme, ask, islice(asked_of(ask, theme), STAMPED))


def kept(ask: str, theme: Theme, number: int) -> Again:
    """As it was measured before for the same situations, or measured now."""
    file = FOLDER / f"{theme.name}-again-{number}.json"
    if file.exists():
        one = Again(**json.loads(file.read_text()))
        if one.stamp == _stamp(ask, theme):
            return one
    one = again(ask, theme, number)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(one)))
    return one
