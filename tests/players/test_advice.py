"""What is asked about tactics holds where deals are played out: one situation of each theme, in deals that nobody looked at."""

from __future__ import annotations

import pytest

from bench.players.advice.comparing import question
from bench.players.advice.finding import themes
from lessons.questions.choose_card.bologna.verified import shelves, situation
from lessons.questions.choose_card.theme import Theme

WORLDS, ERRORS = 1_000, 3.5
"""Enough to see what is plainly wrong; the measuring is done in bench."""
LOOKED_THROUGH = [pair for pair in themes() if pair[1].name in shelves()]


@pytest.mark.parametrize(("way", "theme"), LOOKED_THROUGH, ids=lambda one: getattr(one, "name", one))
def test_no_poor_choice_is_plainly_better_than_a_best_one(way: str, theme: Theme) -> None:
    numbers = reversed(shelves()[theme.name].numbers)
    asked = next(one for number in numbers if (one := question(situation(theme, number), way, number)))
    assert all(gap > -ERRORS * error for row in asked.gaps(WORLDS, 5) for gap, error in row)
