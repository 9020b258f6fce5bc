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
from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State
from engine.games.bologna.players import choose
from engine.parts.advice import Option
from lessons.questions.choose_card.bologna.verified import counsel, situation
from lessons.questions.choose_card.theme import Theme, usable
from players.position import position
from players.searching import evaluate

PLAYOUTS = 400
"""For each card that is played, over all that may go."""
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
