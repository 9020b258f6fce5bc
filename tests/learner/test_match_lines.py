"""Lines of matches of every family lie in one log: each is read by the family that wrote it."""

from __future__ import annotations

import pytest

from engine.errors import BadInput
from engine.games.bologna import scorekeeper as bologna
from engine.games.france import scorekeeper as france
from engine.games.sicily import scorekeeper as sicily
from engine.parts.corrections import Correct, Stop, Undo
from lessons.learner.match_lines import LINES

OF_A_FAMILY = {
    'start 800 A1 "Anna" B1 "Bruno" A2 "Carla" B2 "Dino" dealer B1 rule tie_at_target draw': bologna.Start,
    "hand 1 A2 declares kings 4 swords 5": bologna.Declared,
    "hand 1 ends monte": bologna.Monte,
    'start mineo3 "Anna" "Bruno" "Carla" dealer 2 rule rivanto any_opponent': sicily.Start,
    "deal 1 solo by=1 on=5 points=61,48 last=1": sicily.Deal,
    "deal 3 thrown paid=-1,0,1": sicily.Thrown,
    'start french5 "Anna" "Bruno" "Carla" "Dino" "Elsa" dealer 2 rule split equal': france.Start,
    "donne 1 garde_sans by=1 with=3 points=49.5 bouts=2 petit=defence poignees=single,single slam=taker announced": france.Deal,
    "donne 2 passed": france.Passed,
}


@pytest.mark.parametrize("line", OF_A_FAMILY)
def test_a_line_belongs_to_whom_it_was_written_by(line: str) -> None:
    told = LINES.read_line(line)
    assert type(told) is OF_A_FAMILY[line]
    assert LINES.write_line(told) == line
    corrected = LINES.read_line(f"correct 3 to {line}")
    assert corrected == Correct(3, told)
    assert LINES.write_line(corrected) == f"correct 3 to {line}"


def test_leaving_off_and_taking_back_are_written_alike_everywhere() -> None:
    assert LINES.read("1. undo 4\n\n2. stop\n") == (Undo(4), Stop())
    assert LINES.write((Undo(4), Stop())) == "1. undo 4\n2. stop\n"


@pytest.mark.parametrize(
    "line", ["", "start", "start nowhere", "deal", "deal 1 solo by=one", "correct 1 to stop", "x" * 5000]
)
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(BadInput):
        LINES.read_line(line)
