"""Simulated learners come the same way as before: what they are asked, when they have mastered what, and where the bar stands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from lessons.bots import minutes, table
from lessons.bots.learners import GUESSER, NATURES, Course, Journey, Nature, journey
from lessons.bots.minutes import FIRST_HAND, IN_ALL, PACES, TO_THE_HAND, Learner, LessonTime
from lessons.course.loader import shipped
from lessons.text.skills import Skill
from tests.conftest import Golden
from tests.engine.written_down import brief

from .test_golden_walks import LESSONS
from .test_player import course

TITLE = {"en": "A skill", "it": "Un'abilità"}
SKILLS = {
    "first": Skill("first", TITLE, ()), "second": Skill("second", TITLE, ("first",)),
    "third": Skill("third", TITLE, ("first",)), "fourth": Skill("fourth", TITLE, ("second", "third")),
}  # fmt: skip
GUESSES = {"first": 0.25, "second": 0.5, "third": 0.1, "fourth": 0.05}
DAYS, LEARNERS = 12, 3


def _journeys(nature: Nature) -> Iterator[str]:
    for seed in range(LEARNERS):
        way = journey(nature, Course(GUESSES, SKILLS, 2), seed, DAYS)
        came = " | ".join(map(brief, (way.asked, way.items, way.day, way.stuck, way.shortest)))
        yield f"{nature.name} {seed}: {came}"


def test_learners_master_what_they_mastered_before(golden: Golden) -> None:
    lines = [line for nature in (*NATURES, GUESSER) for line in _journeys(nature)]
    golden("bots/learners.txt", "".join(f"{line}\n" for line in lines))


def test_learners_are_asked_as_much_in_a_lesson_as_before(golden: Golden) -> None:
    """How long they take hangs on words, and does not stand there."""
    lines = []
    for pace in (*PACES, minutes.AT_RANDOM):
        for name, steps in LESSONS.items():
            took = [Learner(pace, Random(seed)).take(course(steps)) for seed in range(LEARNERS)]
            lines.append(f"{pace.name} {name}: {' '.join(f'{one.questions} {one.still}' for one in took)}")
    golden("bots/minutes.txt", "".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize(("first", "rest", "told"), [(0, 0, 0), (1, -1, 1), (0, 1, 1), (1, 1, 2)])
def test_the_way_to_the_first_hand_and_the_whole_course_may_take_as_long_as_they_say_and_no_longer(
    first: int, rest: int, told: int
) -> None:
    ours = [one for one in shipped().lessons if one.game == "ottocento" and not (one.pack or one.rules)]
    at = next(place for place, one in enumerate(ours) if one.id == FIRST_HAND)
    took = {one.id: {minutes.USUAL.name: LessonTime(5, 0.0)} for one in ours}
    took[ours[at].id] = {minutes.USUAL.name: LessonTime(5, TO_THE_HAND + first)}
    took[ours[-1].id] = {minutes.USUAL.name: LessonTime(5, IN_ALL - TO_THE_HAND + rest)}
    said = [one for one in minutes.broken(ours, took) if "promises" not in one]
    assert len(said) == told, said


def test_the_table_of_the_bots_says_who_mastered_what_and_counts_the_promises_that_are_not_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], golden: Golden
) -> None:
    """The careless miss a skill, the forgetful another one in which the tutor changes its way; who guesses seems to know one."""
    monkeypatch.setattr(table, "GUESSES", 8 * len(GUESSES))
    monkeypatch.setattr(table, "journey", lambda nature, course, seed, *days: (nature.name, seed, *days))
    asked: Any = table.journeys(Course(GUESSES, SKILLS, 2), LEARNERS)
    assert {name: [*some] for name, some in asked.items()} == {
        **{nature.name: [(nature.name, seed) for seed in range(LEARNERS)] for nature in NATURES},
        GUESSER.name: [(GUESSER.name, seed, table.GUESSING_DAYS) for seed in range(8)],
    }
    lacks = {"careless": ("second",), "forgetful": ("third",), GUESSER.name: ("first", "second", "fourth")}
    for lack in (lacks, {**lacks, GUESSER.name: tuple(GUESSES)}, {GUESSER.name: tuple(GUESSES)}):
        ways = {nature.name: [_way(nature, seed, lack.get(nature.name, ())) for seed in range(2)] for nature in NATURES}
        ways[GUESSER.name] = [_way(GUESSER, 0, lack[GUESSER.name]), _way(GUESSER, 1, tuple(GUESSES))]
        print(*(table._row(skill, Course(GUESSES, SKILLS), ways) for skill in GUESSES), sep="\n")
        print(f"{table._sums(Course(GUESSES, SKILLS), ways)} not kept\n")
    golden("bots/table.txt", capsys.readouterr().out)


def _way(nature: Nature, seed: int, lacks: tuple[str, ...]) -> Journey:
    """The second of two learners lacks nothing but where the first one does, too, if they guess."""
    known = [skill for skill in GUESSES if skill not in lacks or (seed and nature is not GUESSER)]
    items, day = ({skill: first + at + seed for at, skill in enumerate(known)} for first in (6, 1))
    return Journey(nature, Random(seed), items=items, day=day, stuck=set(lacks))
