"""What a choice in words brings, as wrong rules reckon with it: the word says it itself."""

from __future__ import annotations

from random import Random

from engine.games.bologna.scoring import write
from lessons.learner.event import Event, Json
from lessons.scoring import mistakes, search
from lessons.wrong_rules import france, sicily

NUMBERS = {"one": 1, "two": 2}


def test_a_slam_brings_what_its_word_says_to_the_side_that_it_names() -> None:
    for word, brings in france.SLAMS.items():
        side, _, points = word.partition("-")
        assert brings == france.SIGNS.get(side, 0) * int(points or 0)
    assert (france.SIGNS["taker"], france.SIGNS["defence"]) == (1, -1)


def test_an_item_of_a_settlement_brings_what_its_word_says_to_the_side_that_it_names() -> None:
    for word, brings in sicily.WON.items():
        side, _, number = word.partition("-")
        assert brings == {"soloist": 1, "others": -1, "nobody": 0}[side] * NUMBERS.get(number, 0)


def test_errors_found_at_the_first_look_and_later_are_counted_from_nothing() -> None:
    made = mistakes.spoilt(mistakes.NAMES[0], Random(1))
    assert made is not None
    sheet: dict[str, Json] = {"position": write(made.position), "mistake": made.mistake, "side": made.side}
    counted = search.fold([])
    assert (counted.first, counted.found) == (0, 0)
    counted = search.fold(
        [Event("present", "error", "n1", sheet), Event("answer", "error", "n2", {"cell": str(made.cell)})]
    )
    assert (counted.first, counted.found, counted.over) == (1, 1, True)
    again = search.fold([Event("present", "error", "n3", sheet), Event("reveal", "error", "n4")], counted)
    assert (again.first, again.found, again.over) == (1, 1, True)
