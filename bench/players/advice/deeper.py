"""Is it the book that errs, or are the playouts too simple? The same choices, played on by players who search in all four seats.

``python -m bench.players.advice deeper THEME REASON [deals]``: for situations of the theme, the best choice of the book (as the
playouts have it) against the best of those it speaks against for this reason; each pair in deals that look so from the chair.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev

from bench.players.advice.comparing import question
from bench.players.advice.worlds import world
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.moves import apply
from engine.parts.advice import Option
from lessons.questions.choose_card.bologna.verified import counsel, situation
from lessons.questions.choose_card.theme import Theme, usable
from players.problems.playing_on import played_on

DEALS_EACH, GLANCE = 4, 1_000
"""Deals for each situation; possible deals in which its choices are compared beforehand."""


def deeper(ask: str, theme: Theme, reason: str, deals: int) -> tuple[float, float, float]:
    """How far the best is ahead when played on by search, the standard error, and how far ahead the playouts see it."""
    gaps, told = list[int](), list[float]()
    for number, good, poor, ahead in _pairs(ask, theme, reason):
        for one in range(DEALS_EACH):
            state = world(situation(theme, number), Random(f"{number} {one}"), False)
            if state is None:
                continue
            here, there = (
                played_on(apply(state, Play(0, option[0], None)), number * 10 + one) for option in (good, poor)
            )
            gaps.append(here - there)
            told.append(ahead)
        if len(gaps) >= deals:
            break
    return fmean(gaps), stdev(gaps) / len(gaps) ** 0.5, fmean(told)


def _pairs(ask: str, theme: Theme, reason: str) -> Iterator[tuple[int, Option, Option, float]]:
    number = 0
    while True:
        number += 1
        view = situation(theme, number)
        advice = counsel(view, ask)
        against = [option for option, said in advice.options.items() if any(one.reason == reason for one in said)]
        if not usable(advice) or not against:
            continue
        asked = question(view, ask, number)
        if asked is None:
            continue
        worth = asked.worth([*advice.best, *against], GLANCE, number)
        good, poor = max(advice.best, key=worth.__getitem__), max(against, key=worth.__getitem__)
        yield number, good, poor, worth[good] - worth[poor]
