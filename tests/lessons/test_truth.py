"""What hints and first feedback say is so: whatever card, suit, player or word they name is there, and what they miss is missing.

A sample, in a game of each family and some towns; ``python -m bench truth`` looks at 200 situations a kind and game.
"""

from __future__ import annotations

import pytest

from bench.truth.survey import SurveyResult, survey
from lessons.question.registry import kinds

GAMES = ("ottocento", "mineo3", "mineo4", "french4", "french5", "tortorici3", "calatafimi4")
SITUATIONS = 5


@pytest.fixture(scope="module")
def surveyed() -> SurveyResult:
    return survey(SITUATIONS, GAMES)


def test_nothing_is_said_to_be_there_that_is_not(surveyed: SurveyResult) -> None:
    assert [f"{one.kind} in {one.game}: {one.text} ({one.what})" for one in surveyed.untrue] == []


def test_the_first_feedback_says_something_of_the_answer_in_every_kind(surveyed: SurveyResult) -> None:
    assert {name: few for name, (few, _) in surveyed.empty.items() if few} == {}


def test_every_kind_that_can_be_drawn_was_looked_at(surveyed: SurveyResult) -> None:
    assert set(surveyed.empty) >= set(kinds()) - {"choice"}
