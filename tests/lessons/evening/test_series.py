"""Evenings that follow each other: their order, which comes next, and what the checker says of a series that is none."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from lessons.lint.content import problems
from lessons.plans import shelf
from lessons.plans.series import evenings, standing
from tests.lessons.evening.test_plans import GOOD, OURS

EIGHT = "ottocento-in-eight"


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CALZETTINI_DATABASE", str(tmp_path / "log.sqlite"))


def written(tmp_path: Path, name: str, series: str, after: str = "") -> Path:
    """A club's plan of this series and evening."""
    folder = tmp_path / "evenings"
    folder.mkdir(exist_ok=True)
    text = GOOD.replace("id: our-grande", f"id: {name}\n{series}")
    if after:
        text = re.sub(r"^after: .*$", f"after: {after}", text, flags=re.MULTILINE)
    (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder / f"{name}.yaml"


def told(*files: Path) -> list[str]:
    return [str(one).partition(": ")[2] for one in problems(list(files))]


def test_our_eight_evenings_follow_each_other_from_the_pack_to_a_whole_match() -> None:
    plans = shelf.look().plans
    assert tuple(plan.id for plan in evenings(plans, EIGHT)) == OURS
    first, last = standing(plans, plans[OURS[0]]), standing(plans, plans[OURS[-1]])
    assert (first.evening, first.of) == (1, 8)
    assert first.follows is not None
    assert first.follows.id == "the-count"
    assert (last.evening, last.of, last.follows) == (8, 8, None)


def test_each_evening_but_the_first_begins_with_a_question_about_the_one_before() -> None:
    """With what the last evening of the season left open; where it left nothing, with something it asked about."""
    eight = evenings(shelf.look().plans, EIGHT)
    for before, plan in pairwise(eight):
        asks = plan.parts[0].ask
        assert asks is not None, plan.id
        assert (asks.left_open, asks.questions) == (True, 1)
        assert asks.otherwise in before.aims, plan.id
    assert eight[0].parts[0].ask is None


def test_where_an_evening_is_missing_the_others_keep_their_numbers(tmp_path: Path) -> None:
    for evening in (1, 3):
        written(tmp_path, f"ours-{evening}", f"series: {{id: ours, evening: {evening}}}")
    plans = shelf.look().plans
    here = standing(plans, plans["ours-1"])
    assert (here.evening, here.of) == (1, 3)
    assert here.follows is plans["ours-3"]


def test_an_evening_by_itself_stands_nowhere(tmp_path: Path) -> None:
    written(tmp_path, "our-grande", "")
    plans = shelf.look().plans
    here = standing(plans, plans["our-grande"])
    assert (here.evening, here.of, here.follows) == (0, 0, None)


def test_a_plan_made_of_one_of_ours_is_there_by_itself_and_the_checker_says_which_number_is_taken(
    tmp_path: Path,
) -> None:
    path = written(tmp_path, "our-grande", f"series: {{id: {EIGHT}, evening: 4}}")
    plans = shelf.look().plans
    assert standing(plans, plans["our-grande"]).of == 0
    assert tuple(plan.id for plan in evenings(plans, EIGHT)) == OURS
    said = told(path)
    assert any(
        "evening 4 of the series 'ottocento-in-eight' is 'the-grande'; give this plan another" in one for one in said
    )


def test_a_series_has_no_gap_and_its_files_are_looked_for_beside_the_one_that_is_checked(tmp_path: Path) -> None:
    first = written(tmp_path, "ours-1", "series: {id: ours, evening: 1}")
    third = written(tmp_path, "ours-3", "series: {id: ours, evening: 3}")
    assert told(first) == []
    assert [one.partition(" [")[0] for one in told(third)] == [
        "this is evening 3 of the series 'ours', and there is no evening 2"
    ]
    written(tmp_path, "ours-2", "series: {id: ours, evening: 2}")
    assert told(third) == []


def test_an_evening_asks_for_no_less_than_the_one_before(tmp_path: Path) -> None:
    """What people know by now they need not be told again; a later lesson brings along those that come before it."""
    written(tmp_path, "ours-1", "series: {id: ours, evening: 1}", "[ottocento/card-points, ottocento/suit-sequences]")
    second = written(tmp_path, "ours-2", "series: {id: ours, evening: 2}", "[ottocento/moors-and-aces]")
    assert told(second) == []
    written(tmp_path, "ours-2", "series: {id: ours, evening: 2}", "[ottocento/card-points]")
    assert any("evening 1 of this series asks for ottocento/suit-sequences" in one for one in told(second))
