"""A lesson begun by one file goes on by another: what of its log counts, what lies there, and where it leads is as before.

Steps are missing, come in another order, ask something else, or have another lesson's places.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bench.changed.noticed import noticed
from lessons.course.course import Course
from lessons.learner.event import Event
from lessons.session import replay
from lessons.session.fitting import settled
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .test_golden_walks import AWAY, LESSONS, OFTEN, SHOWN, TALK, press, told
from .test_player import BYE, DRILL, GRANDE, HELLO, ONE, course

LEARNERS, PRESSES, MORE = 4, 40, 20
FILES = {
    **LESSONS,
    "a step less": HELLO + SHOWN + GRANDE + TALK + BYE,
    "another order": GRANDE + TALK + ONE + SHOWN + HELLO + BYE,
    "other cards": HELLO + ONE.replace("S7", "S8") + SHOWN + GRANDE + TALK.replace("CK", "CQ") + BYE,
    "no branch": SHOWN + ONE + OFTEN + GRANDE + DRILL + BYE,
    "a drill asked once": SHOWN + DRILL + ONE + OFTEN.replace("at_most: 9", "at_most: 1") + AWAY + BYE,
    "nothing but texts": HELLO + SHOWN + BYE,
}


@pytest.mark.parametrize("begun", LESSONS)
def test_a_lesson_that_was_begun_by_another_file_goes_on_as_before(begun: str, golden: Golden) -> None:
    lines = []
    for name, steps in FILES.items():
        with noticed() as passed:
            moments = [
                line for seed in range(LEARNERS) for line in _goes_on(course(LESSONS[begun]), course(steps), seed)
            ]
        lines.append(f"{name}: {len(passed)} passed over, {known(moments)}\n")
    golden(f"walks/changed-{begun.replace(' ', '-')}.txt", "".join(lines))


def _goes_on(first: Course, then: Course, seed: int) -> Iterator[str]:
    rng, at, log = Random(seed), replay.start(first), list[Event]()
    for number in range(rng.randrange(PRESSES // 4, PRESSES)):
        made = press(at, rng, 0.7, f"n{number}")
        if made is not None:
            log.append(made[0])
            at = made[1]
    at = settled(replay.replay(then, log))
    yield f"{brief(dict(at.went))} {told(at)}"
    for number in range(MORE):
        made = press(at, rng, 0.7, f"m{number}")
        if made is not None:
            at = settled(made[1])
            yield f"{brief(made[0].data)}: {told(at)}"
    yield f"{brief(dict(at.went))} {at.tally} {at.done}"
