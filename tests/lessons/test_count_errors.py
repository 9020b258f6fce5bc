"""An error to be found in a count by threes: one batch by a wrong rule, the sum as it follows from it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import game
from lessons.question.answered import marking
from lessons.question.registry import about, kinds

from .table import ask, spec

MINEO = game("mineo3")
KIND = kinds()["find-error"]
PILE = "T20 T5 T4 SK SQ C8 C7 BM"
WRONG = [one.id for one in about("find-error") if "count:threes" in one.requires]


def found(**fields: Any) -> Any:
    return ask("find-error", fields.pop("seed", 0), MINEO, **fields)


def test_what_is_left_over_loses_a_point_too() -> None:
    """sicilian#the-cards-and-their-values: one or two cards left over lose one point."""
    item = found(cards=PILE, error="rest-loses-nothing")
    said = [(line.cell.name, line.cell.value, line.should) for line in item.lines]
    assert said[:2] == [("three", 10, 10), ("three", 5, 5)]
    assert said[2] == ("left-over", 6, 5)
    assert said[3] == ("threes-sum", 21, 21), "the sum is right, given the lines above it"
    assert KIND.expected(item) == "left-over"


@pytest.mark.parametrize("error", WRONG)
def test_each_wrong_rule_makes_one_wrong_batch_and_whoever_believes_it_sees_nothing_wrong(error: str) -> None:
    for seed in range(10):
        item = found(seed=seed, error=error)
        assert sum(line.wrong for line in item.lines) == 1
        assert item.lines[-1].cell.value == sum(line.cell.value for line in item.lines[:-1])
        mark = marking.mark(KIND, item, (), (len(item.lines),))
        assert not mark.ok
        assert "find-error.something-is-wrong" in [one.reason for one in mark.says]


def test_a_right_count_adds_up_to_what_the_engine_counts() -> None:
    for seed in range(20):
        item = found(seed=seed, error="none")
        assert item.wrong is None
        assert item.lines[-1].cell.value == MINEO.count(item.cards, MINEO.house()).total


def test_criccone_is_not_looked_for_in_sicily_nor_threes_in_bologna() -> None:
    for of, its in (("criccone", MINEO), ("threes", game("ottocento"))):
        faults = list(KIND.faults(spec("find-error", of=of), its, its.house()))
        assert [one.field for one in faults] == ["of"]
    assert KIND.refuses(game("french4")).endswith("in french4")
