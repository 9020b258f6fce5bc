"""Learning to count: what an answer gives away, planted errors, and the learner's way as a fold over the log."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.bologna.scoring import Position, read, sheet, write
from engine.games.bologna.scoring.piles import PUBLISHED, draw
from lessons.learner.event import Event
from lessons.scoring import mistakes, search, way
from lessons.scoring.cells import KINDS, LEVELS, SUMS, Cell, asked, read_cell, value, values
from lessons.scoring.marking import mark


def reasons(position: Position, cell: Cell, given: int) -> list[str]:
    return [said.reason for said in mark(sheet(position), cell, given).says]


class TestOwnError:
    def test_the_moors_left_out_of_the_grande_light_the_first_moor(self) -> None:
        its = mark(sheet(PUBLISHED), Cell("grande", 0), 75)
        assert its.says[0].reason == "cell.contatori-left-out" or its.lit in ("Moor1", "Begato")
        assert reasons(PUBLISHED, Cell("grande", 0), 80) == ["cell.moors-left-out"]
        assert mark(sheet(PUBLISHED), Cell("grande", 0), 80).lit == "Moor1"

    def test_sequences_not_doubled(self) -> None:
        assert reasons(PUBLISHED, Cell("sequences", 0), 125) == ["cell.not-doubled"]

    def test_five_for_each_card(self) -> None:
        assert reasons(PUBLISHED, Cell("grande", 0), 95) == ["cell.five-for-each"]

    def test_the_first_card_left_out_is_lit(self) -> None:
        position = read("won-Angel.World.Sun.T16to12.SK.SQ.SN.S6")
        its = mark(sheet(position), Cell("grande", 0), 25)
        assert its.right == 35
        assert its.lit == "T13"

    def test_card_points_without_the_minus_and_from_93(self) -> None:
        counted = sheet(PUBLISHED)
        own = sum(int(card.points) for card in PUBLISHED.pile(0))
        assert reasons(PUBLISHED, Cell("cards", 0), own) == ["cell.no-minus"]
        assert reasons(PUBLISHED, Cell("cards", 0), 93 - value(counted, Cell("cards", 1))) == ["cell.from-93"]

    def test_the_last_trick_is_not_doubled(self) -> None:
        assert reasons(PUBLISHED, Cell("last-trick", 0), 12) == ["cell.last-trick-doubled"]


def test_help_fades_from_the_totals_to_every_sum() -> None:
    counted = sheet(draw("typical", Random(1)))
    numbers = [len(asked(counted, level, Random(1))) for level in LEVELS]
    assert numbers[0] == 2
    assert numbers[2] == 2 * len(SUMS)
    assert numbers[1] > numbers[2]
    assert all(read_cell(str(cell)) == cell for level in LEVELS for cell in asked(counted, level, Random(1)))


@pytest.mark.parametrize("name", mistakes.NAMES)
def test_a_spoilt_sheet_has_one_error_and_what_follows_from_it(name: str) -> None:
    for seed in range(4):
        made = mistakes.spoilt(name, Random(seed))
        assert made is not None, name
        right = values(sheet(made.position))
        wrong = [cell for cell in right if right[cell] != made.figures[cell]]
        assert made.cell in wrong
        assert {cell.side for cell in wrong} == {made.side}
        section = "criccone" if made.cell.row in KINDS[:5] else "sequences" if made.cell.row in KINDS else made.cell.row
        assert {cell.row for cell in wrong} <= {made.cell.row, section, "total"}
        assert mistakes.again(made.position, name, made.side) == made


def test_the_published_hand_is_shown_with_its_407() -> None:
    made = mistakes.spoilt(mistakes.PRINTED, Random(1))
    assert made is not None
    assert (made.figures[Cell("total", 0)], value(sheet(made.position), Cell("total", 0))) == (407, 427)


def log(*told: tuple[str, dict[str, object]], step: str = "learn") -> list[Event]:
    return [
        Event(kind, step, f"nonce-{i:04d}", data, i + 1, f"2026-11-20T12:{i:02d}:00.000+00:00")  # type: ignore[arg-type]
        for i, (kind, data) in enumerate(told)
    ]


def test_a_timed_sheet_is_a_fold_over_the_log() -> None:
    position = draw("typical", Random(5))
    counted = sheet(position)
    present = {"position": write(position), "level": "free", "sort": "typical", "seed": 5, "timed": True}
    answers = [
        ("answer", {"cell": str(cell), "value": value(counted, cell)}) for cell in asked(counted, "free", Random(5))
    ]
    slip = ("answer", {"cell": "total.0", "value": 1})
    found = way.fold(log(("present", present), slip, *answers))
    assert found.past == (way.Past("free", 1, False, 60 * (1 + len(answers))),)
    assert found.best == 60 * (1 + len(answers))
    half = log(("present", present), slip, *answers)
    assert way.fold(half[4:], way.fold(half[:4])) == found, "read on from anywhere, the same way"


def past(level: str, mistakes: int = 0, helped: bool = False) -> way.Past:
    return way.Past(level, mistakes, helped, None)


@pytest.mark.parametrize(
    ("done", "goes_on"),
    [
        ((), "worked"),
        ((past("worked", 9, True),), "gaps"),
        ((past("worked"), past("gaps", 1)), "free"),
        ((past("worked"), past("gaps", 2)), "gaps"),
        ((past("worked"), past("gaps", 0, True)), "gaps"),
        ((past("worked"), past("gaps", 6)), "gaps"),
        ((past("worked"), past("gaps", 7)), "worked"),
        ((past("worked"), past("gaps"), past("free")), "free"),
        ((past("worked"), past("gaps"), past("free", 7)), "gaps"),
        ((past("worked"), past("free", 7)), "gaps"),
    ],
)
def test_one_goes_on_one_level_higher_after_a_good_sheet_and_one_lower_after_a_bad_one(
    done: tuple[way.Past, ...], goes_on: str
) -> None:
    assert way.Way(past=done).level == goes_on


def test_nonsense_in_the_log_changes_nothing() -> None:
    events = log(
        ("answer", {"cell": "kings.0", "value": 3}),
        ("present", {"position": "won-XX", "level": "free", "seed": 1}),
        ("hint", {}),
    )
    assert way.fold(events) == way.Way()
    assert search.fold(log(("answer", {"cell": "kings.0"}), ("present", {"position": 3}), step="error")).sheet is None
