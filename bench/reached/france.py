"""France's deals kept as at a real table and laid out, by every house rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bench.reached.asked import rules_of
from bench.reached.kept import DEALS, keeping_on
from engine.errors import BadInput
from engine.game import game
from engine.games.france import scorekeeper
from engine.games.france.playout import random_deal
from engine.games.france.poignee import POINTS
from engine.games.france.scorekeeper import Deal, Passed, Start, add, doubts, fold, judge, judge_start
from engine.games.france.scorekeeper.laid import laid
from lessons.learner.match_lines import LINES
from lessons.score_forms.france import end_of, laid_deal, told_of

SLIPS = ("donne 1 prise by=1", "donne 1 garde by=1 by=2", "donne 1 garde points=40", "donne 1 garde by=1 points=4x bouts=1",
         "donne 1 garde by=1 points=40 bouts=1 petit=nobody")  # fmt: skip
"""Lines that somebody may write by hand, each with another slip."""


def tables(id: str) -> None:
    """Whole deals by every house rule, written down, kept as at a real table, and laid out. Two players keep no match."""
    its: Any = game(id)
    for rules in rules_of(its):
        rng = Random(id)
        names = tuple("ABCDE"[: its.seats])
        start = Start(id, names, 0, rules)
        if not judge_start(start).ok:
            _written(its, rng, rules)
            continue
        kept = fold([start])
        for hand in range(1, DEALS + 1):
            now = kept.open
            assert now is not None
            state = _written(its, rng, rules, now.dealer)
            end = _ended(its, hand, state)
            kind, fields = told_of(start, end)
            if isinstance(end, Deal):
                laid(
                    start, laid_deal(start, kind, fields), [one.code for one in its.deal.score(state).outcome.cards[0]]
                )
            again: Any = LINES.read_line(LINES.write_line(end_of(start, hand, kind, fields)))
            _mistaken(kept, end)
            kept = add(kept, again)
        keeping_on(scorekeeper, kept)


def _written(its: Any, rng: Random, rules: Any, dealer: int = 0) -> Any:
    """A deal played at random to its end, written down and read again."""
    state, actions = random_deal(its.form, rng, rules, dealer)
    its.deal.read(its.deal.write(state, actions))
    return state


def _ended(its: Any, hand: int, state: Any) -> Any:
    """What is written down of this deal."""
    score = its.deal.score(state)
    if score.result is None:
        return Passed(hand)
    made = score.result
    return Deal(
        hand, state.taker, made.bid, made.half_points, made.bouts, state.partner, made.petit,
        tuple(sorted(POINTS.index(points) for points in made.poignees)), made.slam, made.announced == 0,
    )  # fmt: skip


def _mistaken(kept: Any, end: Any) -> None:
    """What somebody may write by mistake: another's bid, other points, too many bouts, another hand, a line with a slip."""
    for line in SLIPS:
        try:
            LINES.read_line(line)
        except BadInput:
            continue
    if not isinstance(end, Deal):
        return
    wrong = [
        replace(end, hand=end.hand + 1), replace(end, bid="prise"), replace(end, taker=7), replace(end, partner=end.taker),
        replace(end, bouts=4), replace(end, half_points=200), replace(end, half_points=1, bouts=3),
        replace(end, bouts=0, petit=0), replace(end, bouts=3, petit=1), replace(end, poignees=(7,)),
        replace(end, poignees=(2, 2)), replace(end, slam=0, half_points=100), replace(end, half_points=182, bouts=3),
        replace(end, half_points=0, bouts=0), replace(end, half_points=81),
    ]  # fmt: skip
    for one in wrong:
        judge(kept, one)
        doubts(kept, one)
