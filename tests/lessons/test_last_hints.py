"""Hints after a wrong answer go on from it: they take nothing back that was told, and send nobody to what was right."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.question.answered import ladder, marking
from lessons.question.kind import Said
from lessons.question.registry import kinds
from lessons.text.phrases import OFFERED, say

from .table import ask


def told(name: str, item: Any, answer: tuple[int, ...], heard: int, given: Any = ()) -> str:
    """The hint that comes with this wrong answer, by its reason."""
    kind = kinds()[name]
    mark = marking.mark(kind, item, given, answer)
    assert not mark.ok
    return ladder.told(kind, item, given, answer, mark, heard).says[-1].reason


@pytest.mark.parametrize(("answer", "last"), [(2, "which"), (4, "which"), (3, "side"), (0, "amount")])
def test_who_was_told_that_a_side_wins_is_not_asked_whether_anybody_does(answer: int, last: str) -> None:
    item = ask("settle", ask="item", item="four_kings", points=60, has="SK BK CK DK")
    assert kinds()["settle"].right(item) == (1,)
    assert told("settle", item, (answer,), 2) == f"hint.won-by.{last}"


def test_adding_up_begins_with_the_two_largest_figures() -> None:
    for seed in range(20):
        item: Any = ask("score-sheet", seed)
        for step in item.steps:
            if step.name == "total":
                first = step.hints[2]
                parts = [
                    item.cells[f"{step.about['side']}.{name}"].value
                    for name in ("criccone", "last", "sequences", "points")
                ]
                assert sorted((first.facts["first"], first.facts["second"])) == sorted(parts)[2:]


@pytest.mark.parametrize("reason", ["hint.count.running.first", "hint.settle.first-pays"])
def test_the_last_hint_is_a_whole_sentence(reason: str) -> None:
    verbs = ("Add", "has won", "Fai", "ha vinto", "Additionne", "a gagné")
    for lang in OFFERED:
        said = say(Said(reason, {"before": 1, "total": 2, "ours": 3, "theirs": 4}), lang, "sicily")
        assert any(verb in said for verb in verbs), said


def test_of_two_cards_between_which_one_may_choose_none_has_been_refused() -> None:
    kind, met = kinds()["pack-at-home"], set()
    for seed in range(40):
        item: Any = ask("pack-at-home", seed, ask="stands")
        for answer in ((i,) for i in range(len(item.shown)) if not kind.is_right(item, (), (i,))):
            hint = kind.first_step(item, (), answer)
            met.add(hint.reason.rpartition(".")[2])
            if hint.reason.endswith("-n"):
                assert hint.facts["n"] == sum(kind.is_right(item, (), (i,)) for i in range(len(item.shown))) > 1
            else:
                assert item.shown[answer[0]].code not in hint.facts["cards"]
    assert met == {"first-stands", "first-stands-n"}
