"""Contracts that can be, and what proves no wrong rule where a score or a settlement is looked through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import game
from engine.games.france.auction.bidding import DEFENCE
from lessons.question.answered import ladder, marking
from lessons.question.answered.diagnosis import diagnose
from lessons.question.registry import kinds
from lessons.questions.payments.hand import drawn
from lessons.questions.payments.model import Payments
from tests.lessons import table
from tests.lessons.feedback.test_slips import sure


def ask(*what: Any, **way: Any) -> Any:
    return table.ask(*what, **way)


@pytest.mark.parametrize("name", ["french3", "french4", "french5"])
def test_against_the_chien_its_cards_never_count_for_the_taker(name: str) -> None:
    """In a garde contre the chien is counted with the opponents' tricks, half a point a card at least."""
    its, slams = game(name), 0
    for seed in range(600):
        hand = drawn(its, Random(seed), its.house())
        others = 182 - hand.half_points
        if hand.bid == "garde_contre":
            bouts = 3 - hand.bouts
            assert others >= 9 * bouts + max(0, its.form.chien - bouts) - hand.excuse_apart, hand
            slams += hand.slam is not None
        else:
            assert hand.half_points >= 9 * hand.bouts + its.form.chien * (hand.bid in ("petite", "garde"))
    assert slams


@pytest.mark.parametrize(("points", "slam", "ok"), [("88", True, True), ("91", True, False), ("50", False, True)])
def test_a_count_that_cannot_be_is_no_lesson(points: str, slam: bool, ok: bool) -> None:
    kind, its = Payments(), game("french4")
    spec = table.spec("payments", bid="garde_contre", points=points, bouts=3 if slam else 2, slam=slam)
    assert (not list(kind.faults(spec, its, its.house()))) is ok


@pytest.mark.parametrize(("name", "its"), [("settle", "mineo3"), ("payments", "french4")])
def test_whoever_finds_nothing_wrong_on_paper_has_perhaps_only_overlooked_it(name: str, its: str) -> None:
    kind = kinds()[name]
    for seed in range(25):
        item = ask(name, seed, game(its), ask="error")
        for place in range(len(kind.panel(item).choices)):
            if not kind.is_right(item, (), (place,)):
                assert not sure(diagnose(kind, item, (), (place,))), (seed, place)


def test_25_added_twice_is_no_proof_that_25_alone_was_multiplied() -> None:
    kind = kinds()["payments"]
    item = ask(
        "payments", 0, game("french4"), ask="part", part="times", bid="garde", points="56", bouts=1, petit="taker"
    )
    right = kind.right(item)[0]
    for part in (25, 5):
        assert not sure(diagnose(kind, item, (), (right // 2 + part,)))


def test_of_a_line_wrongly_doubted_the_rule_is_that_of_this_line() -> None:
    """Not of all that is paid for, where somebody doubts what each opponent pays."""
    kind, met = kinds()["settle"], set()
    for seed in range(40):
        item = ask("settle", seed, game("mineo3"), ask="error", error="none")
        for place, line in enumerate(item.written):
            mark = marking.mark(kind, item, (), (place,))
            told = [said.reason for said in ladder.told(kind, item, (), (place,), mark, 1).says]
            assert f"hint.settle.rule-{'pays' if line in ('each', 'all') else line}" in told, (seed, line, told)
            assert "hint.settle.rule" not in told
            met.add(line)
    assert {"rimatura", "pigliata", "arie", "each", "all"} <= met


@pytest.mark.parametrize("name", ["french3", "french4", "french5"])
def test_in_a_slam_every_trump_of_a_poignee_has_fallen_to_a_higher_one(name: str) -> None:
    """Besides the Excuse a poignée of 13 is 12 trumps, and the taker's side would need as many more of the 21."""
    its, met = game(name), 0
    for seed in range(3000):
        hand = drawn(its, Random(seed), its.house())
        if hand.slam is not None:
            of_the_others = [int(its.form.poignees[size]) for side, size in hand.poignees if side == DEFENCE]
            assert all(2 * (shown - 1) <= 21 for shown in of_the_others), hand
            met += bool(hand.poignees)
    assert met


@pytest.mark.parametrize(
    ("told", "field"),
    [
        ({"defence_shows": "double"}, "defence_shows"),  # 13 trumps
        ({"defence_shows": "single"}, ""),  # 10: the Excuse and 9, which 9 higher ones take
        ({"taker_shows": "triple"}, ""),
        ({"petit": "defence", "excuse_apart": True, "bouts": 2, "points": "87"}, "petit"),
        ({"petit": "taker"}, ""),
    ],
)
def test_a_lesson_cannot_tell_of_a_slam_what_would_have_been_a_trick_of_the_others(
    told: dict[str, Any], field: str
) -> None:
    kind, its = Payments(), game("french4")
    spec = table.spec("payments", **{"points": "91", "bouts": 3, "slam": True, **told})
    assert [fault.field for fault in kind.faults(spec, its, its.house())] == [field] * bool(field)
