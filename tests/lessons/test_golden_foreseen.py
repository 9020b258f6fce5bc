"""What is foreseen of a press, before anything is written, is what comes when it is pressed; in the lessons and at the tables."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from lessons.moves.move import Move, MoveRefused
from tests.conftest import Golden

from .test_golden_places import WHO, Learner, at_a_table, in_a_lesson, lies

PRESSES = 80


@pytest.mark.parametrize("place", ["lesson/ottocento/try", "table/french3", "practice/whole"])
def test_what_is_foreseen_is_what_comes(place: str, tmp_path: Path, golden: Golden) -> None:
    learner = Learner(tmp_path / "log.sqlite", Random(place))
    sessions, foreseen, refused = learner.sessions, 0, 0
    presses = in_a_lesson(learner, place) if place.startswith("lesson") else at_a_table(learner, place)
    for number in range(PRESSES):
        event, value = next(presses)
        sessions.state(WHO, place)
        try:
            known = sessions.foreseen(WHO, place, event, value)
        except MoveRefused:
            known, refused = None, refused + 1
        seen = known[0] if known else sessions.revision(place, sessions.state(WHO, place))
        move = Move(place=place, event=event, value=value, nonce=f"press-{number:06d}", seen=seen)
        try:
            after = sessions.move(WHO, move).state
        except MoveRefused:
            assert known is None
            continue
        if known is not None:
            foreseen += 1
            assert lies(known[1].state) == lies(after)
            assert sessions.revision(place, known[1].state) == sessions.revision(place, after)
    golden(
        f"foreseen/{place.replace('/', '-')}.txt", f"{foreseen} of {PRESSES} presses, {refused} refused beforehand\n"
    )
