"""Sicily's deals kept as at a real table and laid out, by every house rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bench.reached.asked import rules_of
from bench.reached.kept import DEALS, keeping_on
from engine.game import game
from engine.games.sicily import scorekeeper
from engine.games.sicily.deal.score import played
from engine.games.sicily.playout import random_deal
from engine.games.sicily.scorekeeper import Deal, Start, Thrown, add, fold, judge
from engine.games.sicily.scorekeeper.laid import laid
from lessons.learner.match_lines import LINES
from lessons.score_forms.sicily import end_of, laid_deal, told_of


def tables(id: str) -> None:
    """Whole deals by every house rule, kept as at a real table, and laid out."""
    its: Any = game(id)
    for rules in rules_of(its):
        rng = Random(id)
        names = tuple("ABCD"[: its.seats])
        kept = fold([Start(id, names, 0, rules)])
        for hand in range(1, DEALS + 1):
            now = kept.open
            assert now is not None
            state, actions = random_deal(its.form, rng, rules, now.dealer, now.pool)
            its.deal.read(its.deal.write(state, actions))
            score = its.deal.score(state)
            if score.lines and state.tricks:
                one = played(state)
                bids = one.contract.kind in ("solo", "chiamo", "venti")
                few = one.contract.cards if one.contract.kind == "solo" and one.contract.cards < its.form.size else 0
                told = one.figures(its.form.settle.capturable)
                end: Any = Deal(
                    hand, one.contract.kind, one.contract.bidder if bids else None, told, few, one.contract.partner
                )
                kind, fields = told_of(kept.start, end)
                laid(
                    kept.start,
                    laid_deal(kept.start, kind, fields),
                    [[c.code for c in pile] for pile in one.piles],
                    now.pool,
                )
            else:
                end = Thrown(hand, score.payoffs)
                kind, fields = told_of(kept.start, end)
            again: Any = LINES.read_line(LINES.write_line(end_of(kept.start, hand, kind, fields)))
            _mistaken(kept, end, rng)
            kept = add(kept, again)
    keeping_on(scorekeeper, kept)


def _mistaken(kept: Any, end: Any, rng: Random) -> None:
    """What somebody may write by mistake: another's bid, other points, a card twice, another hand."""
    if not isinstance(end, Deal):
        judge(kept, replace(end, paid=tuple(rng.randrange(-2, 3) for _ in end.paid)))
        return
    told, camps = end.figures, len(end.figures.points)
    wrong = [
        replace(end, hand=end.hand + 1), replace(end, kind="grande"), replace(end, bidder=7), replace(end, cards=7),
        replace(end, partner=end.bidder),
        *(replace(end, figures=replace(told, **one)) for one in (
            {"points": told.points[1:]}, {"points": (1,) * camps}, {"points": (109, *(0,) * (camps - 1))},
            {"last": None}, {"last": 9}, {"kings": 0, "arie": 0}, {"kings": 1, "arie": 1, "giove": True},
            {"captured": (("T15", 0, 1),)}, {"captured": (("T17", 0, 0),)}, {"ternoni": (0, 1)},
            {"captured": tuple((f"T{n}", 0, 1) for n in (16, 17, 18, 19)), "arie": None},
            {"announced": frozenset({"scommessa", "rivanto", "vanto"}), "kept": True},
        )),
    ]  # fmt: skip
    for one in wrong:
        judge(kept, one)
