"""What the desk sees of a pupil who presses this and that in a lesson is, press by press, what it saw before.

When something new was last looked at stands there as the number of the press; no hour, no sentence.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from lessons.evening.activities.watching import AnsweredQuestion, Progress, Watch
from lessons.places.lesson import start_over
from tests.conftest import Golden
from tests.engine.written_down import brief, known
from tests.lessons.test_golden_places import WHO, Learner, in_a_lesson

LESSON, PRESSES = "ottocento/try", 90


def test_what_is_seen_of_a_pupil_is_what_was_seen_before(tmp_path: Path, golden: Golden) -> None:
    learner, place = Learner(tmp_path / "log.sqlite", Random("watched 2")), f"lesson/{LESSON}"
    store, course = learner.sessions.context.store, learner.sessions.context.courses()[LESSON]
    presses, watch, lines = in_a_lesson(learner, place), Watch(course), list[str]()
    for number in range(PRESSES):
        learner.press(place, *next(presses))
        if number % 40 == 30:
            start_over(store, WHO, LESSON)
        seen = watch.look(store, [WHO])[WHO]
        when = {event.at: event.number for event in reversed(store.events(WHO, LESSON))}
        lines.append(_told(seen, when))
    assert watch.look(store, [WHO]) == Watch(course).look(store, [WHO]), "as whoever looks for the first time"
    last = seen.answered[-1]
    golden("walks/watched.txt", f"{len(seen.answered)} questions, {_done(last, when)}\n{known(lines)}\n")


def _told(seen: Progress, when: dict[str, int]) -> str:
    done = " ".join(_done(one, when) for one in seen.answered)
    return f"{when.get(seen.since, 0)} {seen.belief} {seen.number} {seen.begun} {brief(dict(seen.attempt.went))} {done}"


def _done(one: AnsweredQuestion, when: dict[str, int]) -> str:
    return f"{one.step} {one.number} {one.skill} {one.came} {brief(one.diagnoses)} {when[one.at]} {one.open:d} {brief(one.key)}"
