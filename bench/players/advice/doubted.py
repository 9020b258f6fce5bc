"""What the choices that are only doubted bring more than the book's own: the number told beside the book's reason.

Of each theme the first situations that are asked and in which there is such a choice, played out in deals that are new.
"""

from __future__ import annotations

from itertools import islice
from statistics import fmean, stdev

from bench.players.advice.again import asked_of
from bench.players.advice.comparing import question
from bench.players.advice.finding import LOOK, TRIES, themes
from engine.parts.advice import Advice, Option
from lessons.questions.choose_card.bologna.verified import counsel, situation
from lessons.questions.choose_card.doubted import FILE
from players.search.searching import TWO_SIDED

EACH = 40
"""Situations of each theme that are looked at."""
HEAD = """# Measured by `python -m bench.players.advice doubted`, not written by hand: how many points a choice that the book
# speaks against comes to more than the book's own, by the book's reason, played out in 2,000 possible deals each; the mean of
# so many situations and the half-width of its 95 % interval.
"""


def measured() -> dict[str, list[float]]:
    """By the book's reason, how many points such a choice was ahead of the book's, a number for each situation."""
    ahead: dict[str, list[float]] = {}
    for ask, theme in themes():
        for number in islice(asked_of(ask, theme), EACH):
            doubts = _doubts(counsel(situation(theme, number), ask))
            asked = question(situation(theme, number), ask, number) if doubts else None
            if asked is None:
                continue
            best = asked.advice.best[0]
            worth = asked.worth([best, *doubts], LOOK, number + 4 * TRIES)
            for reason in sorted(set(doubts.values())):
                some = [worth[option] for option, why in doubts.items() if why == reason]
                ahead.setdefault(reason, []).append(fmean(some) - worth[best])
    return ahead


def _doubts(advice: Advice) -> dict[Option, str]:
    """The choices that are only doubted, and why the book speaks against them."""
    return {
        option: next(one.reason for one in said if one.grade == "doubted")
        for option, said in advice.options.items()
        if advice.grade(option) == "doubted"
    }


def write() -> str:
    """All reasons into the file that the feedback reads; what was written."""
    told = HEAD
    for reason, points in sorted(measured().items()):
        margin = TWO_SIDED * stdev(points) / len(points) ** 0.5
        told += f"{reason}:\n  points: {fmean(points):.0f}\n  margin: {max(1, round(margin))}\n  situations: {len(points)}\n"
    FILE.write_text(told)
    return told
