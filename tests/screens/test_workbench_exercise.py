"""The scoring table as an exercise: a sheet to fill in, an error to look for; its answers are in the log."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.bologna.scoring import sheet
from engine.games.bologna.scoring.piles import SORTS, draw
from lessons.scoring import mistakes
from lessons.scoring.cells import value, values
from lessons.scoring.marking import mark
from screens.components.bench.props import Wording, say
from screens.components.sheet.exercise_props import why
from screens.shared import sessions
from tests.screens.at_the_bench import Bench


def answer_all(bench: Bench) -> Bench:
    work = bench.exercise.way.work
    assert work is not None
    for cell in work.open:
        bench.do("answer", {"cell": str(cell), "value": value(work.sheet, cell)})
    return bench


def test_a_sheet_is_filled_in_and_the_help_fades() -> None:
    bench = Bench("learn")
    assert bench.shown["exercise"]["level"] == "worked"
    for level in ("gaps", "free", "free"):
        answer_all(bench.do("new"))
        assert bench.work["done"]
        assert bench.shown["exercise"]["level"] == level
    kinds = [event.kind for event in bench.log]
    assert kinds.count("answer") >= 12


def test_a_wrong_figure_shows_the_learners_own_beside_the_right_one() -> None:
    bench = Bench("learn").do("new", {"level": "free", "sort": "doubled-on-both-sides"})
    asked = {cell["key"]: cell for row in bench.work["rows"] for cell in row["cells"]}
    assert all("right" not in cell and "n" not in cell for cell in asked.values()), (
        "nothing is told before it is answered"
    )
    bench.do("answer", {"cell": "last-trick.0", "value": 12})
    cell = next(c for row in bench.work["rows"] for c in row["cells"] if c["key"] == "last-trick.0")
    assert (cell["ok"], cell["given"], cell["right"] in (0, 6)) == (False, 12, True)
    assert "never doubled" in cell["why"][0]


def test_a_figure_that_was_sent_twice_is_one_answer() -> None:
    bench = Bench("learn").do("new", {"level": "free"})
    twice = bench.move("answer", {"cell": "last-trick.0", "value": 12})
    bench.send(twice).send(twice)
    assert bench.status == 200
    assert [event.kind for event in bench.log].count("answer") == 1


def test_figures_filled_in_faster_than_they_are_checked_all_count() -> None:
    bench = Bench("learn").do("new", {"level": "free"})
    hasty = [bench.move("answer", {"cell": f"last-trick.{side}", "value": 7}) for side in (0, 1)]
    for move in hasty:
        assert bench.send(move).status == 200


def test_an_answer_to_a_sheet_that_is_no_longer_on_the_table_is_not_taken() -> None:
    bench = Bench("learn").do("new", {"level": "free"})
    late = bench.move("answer", {"cell": "last-trick.0", "value": 6})
    bench.do("new", {"level": "free"})
    before = len(bench.log)
    assert bench.send(late).reply["refused"] == "stale"
    assert len(bench.log) == before


@pytest.mark.parametrize(
    ("event", "value"),
    [
        ("answer", None), ("answer", {"cell": "nowhere.0", "value": 1}), ("answer", {"cell": "total.0", "value": -1}),
        ("answer", {"cell": "total.0", "value": True}), ("answer", {"cell": "total.0", "value": 10_000}),
        ("hint", {"cell": 7}), ("reveal", None), ("new", {"sort": "declared"}), ("new", {"level": "easy"}), ("turn", {}),
    ],
)  # fmt: skip
def test_a_press_of_another_shape_writes_nothing(event: str, value: object) -> None:
    bench = Bench("learn").do("new", {"level": "free"})
    before = len(bench.log)
    assert bench.do(event, value).reply["refused"] == "bad-move"
    assert len(bench.log) == before


def test_where_to_look_is_told_for_one_figure_and_remembered_as_help() -> None:
    bench = Bench("learn").do("new", {"level": "free"})
    bench.do("hint", {"cell": "total.0"})
    (hinted,) = [c for row in bench.work["rows"] for c in row["cells"] if c.get("hint")]
    assert hinted["key"] == "total.0"
    assert bench.exercise.way.work is not None
    assert bench.exercise.way.work.helped


def test_a_sheet_waits_on_every_device_and_after_a_restart() -> None:
    bench = Bench("learn").do("new", {"level": "free"})
    bench.do("answer", {"cell": "last-trick.0", "value": 9})
    sessions.sessions.cache_clear()
    assert Bench("learn").work == bench.work


def test_an_error_is_looked_for_until_it_is_found() -> None:
    bench = Bench("error")
    its = bench.exercise.search.sheet
    assert its is not None
    other = "total.0" if str(its.cell) != "total.0" else "total.1"
    bench.do("answer", {"cell": other})
    assert not bench.work["over"]
    bench.do("answer", {"cell": str(its.cell)})
    assert bench.work["hit"]
    assert str(its.wrong) in bench.work["said"]


def test_an_error_that_is_shown_is_not_found() -> None:
    bench = Bench("error").do("reveal")
    assert bench.work["over"]
    assert not bench.work["hit"]
    assert bench.do("reveal").reply["refused"] == "not-now"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_planted_error_and_every_wrong_figure_has_its_words(lang: str) -> None:
    for name in mistakes.NAMES:
        assert "{" not in say(f"mistake.{name}", lang, wrong=1, right=2)
    for seed, sort in enumerate(SORTS):
        position = draw(sort, Random(seed))
        counted_ = sheet(position)
        for cell, right in values(counted_).items():
            for given_ in {0, right + 1, right * 2, right // 2, right + 6, 12} - {right}:
                for said in mark(counted_, cell, given_).says:
                    assert why(said.reason, dict(said.facts), Wording(lang))
