"""Files of learners with a right sum and odd things in them: brought in or refused, and every page is there afterwards.

``python -m bench changed-files`` looks at ten thousand.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.changed.files import run
from bench.changed.noticed import noticed
from engine.games.bologna.scorekeeper import Declared, Monte, Start
from lessons.learner.event import Event
from lessons.learner.misfits import fitted
from lessons.score_forms.families import fold

FILES, SEED, PLACES = 80, 3, 12


def test_whatever_stands_in_a_file_no_page_goes_down() -> None:
    taken = 0
    for told, error, _ in run(FILES, SEED, PLACES):
        assert error is None, (told, error)
        taken += not told.startswith("refused")
    assert taken > FILES / 2


@pytest.fixture
def told() -> Iterator[list[str]]:
    with noticed() as names:
        yield names


def test_an_entry_of_a_match_that_is_none_counts_as_taken_back(told: list[str]) -> None:
    start = Start(("Anna", "Bruno", "Carla", "Dino"))
    odd = Declared(1, 0, (("seven-moors", 4),))
    match = fold([start, odd, Monte(1)])
    assert [place.stands for place in match.places] == [True, False, True]
    assert len(told) == 1


def test_what_a_fold_cannot_take_is_named_once_with_its_place(told: list[str]) -> None:
    event = Event("answer", "drill", "nonce-0001", number=17)

    def take(state: int, event: Event) -> int:
        raise KeyError("turn")

    for _ in range(3):
        assert fitted(take, 5, event, "practice/match") == 5
    (once,) = told
    assert "practice/match" in once
    assert "17" in once
    assert "turn" in once


def test_a_hand_nobody_has_played_is_refused_in_a_file(tmp_path: Path) -> None:
    from lessons.learner.travel.file_shape import BadFile, read_match

    entry = {"line": "hand 99999999 monte", "nonce": "entry-0002", "at": "2026-03-02T09:00:00.000+00:00"}
    begun = {**entry, "line": 'start "Anna" "Bruno" "Carla" "Dino"', "nonce": "entry-0001"}
    with pytest.raises(BadFile):
        read_match({"code": "luna-faro", "created": entry["at"], "entries": [begun, entry]}, 0)
