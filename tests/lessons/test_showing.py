"""Whoever knows something can show it: the lesson is done, its skills are known, and review will see."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from lessons.course.course import Course
from lessons.course.loader import library
from lessons.learner.event import KNOWN, Event
from lessons.learner.store import Store
from lessons.memory.memory import remember
from lessons.moves.move import Move
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.question.registry import kinds, misconceptions
from lessons.review import showing
from lessons.review.placing import placements
from lessons.review.plan import Plan, PlannedQuestion
from lessons.review.stock import stocks
from lessons.session import replay
from lessons.session.state import Attempt
from lessons.yamlfile.fields import Spec

from .test_bots import reply

LESSONS = {lesson.id: lesson for lesson in library()}
BOLOGNA = [one for one in LESSONS.values() if one.game == "ottocento"]
WHO = "luna-luna-sole-sole"
AT = datetime(2026, 3, 2, 20, tzinfo=UTC)


class Learner:
    """Somebody who takes a sitting with a log of their own."""

    def __init__(self, tmp_path: Any, made: Plan, sitting: str) -> None:
        self.store = Store(str(tmp_path / "log.sqlite"))
        self.courses = {id_: Course.of(lesson) for id_, lesson in LESSONS.items()}
        self.sessions = Sessions(Context(self.store, lambda: self.courses, b"secret"))
        self.place = f"review/{sitting}"
        self.store.append(WHO, sitting, made.event("plan-plan"))
        self.presses = 0

    @property
    def at(self) -> Attempt:
        attempt: Attempt = self.sessions.state(WHO, self.place).attempt
        return attempt

    def press(self, event: str, value: Any = None) -> None:
        state = self.sessions.state(WHO, self.place)
        self.presses += 1
        seen = self.sessions.revision(self.place, state)
        self.sessions.move(
            WHO, Move(place=self.place, event=event, nonce=f"press-{self.presses:04}", value=value, seen=seen)
        )

    def right(self) -> None:
        at = self.at
        assert at.kind is not None
        assert at.question is not None
        given = at.question.given
        self.press("answer", reply(at.kind, at.item, given, at.kind.right(at.item, given)))  # type: ignore[arg-type]

    def goes_through(self, hints_at: str = "", reveals: tuple[str, ...] = ()) -> None:
        for _ in range(400):
            at = self.at
            if at.done:
                return
            if at.can_go_on:
                self.press("next")
            elif at.step_id in reveals:
                self.press("reveal")
            else:
                if at.step_id == hints_at and at.question is not None and at.question.heard < 2:
                    self.press("hint")
                    self.press("hint")
                self.right()
        raise AssertionError("no end")

    def lesson(self, id_: str) -> Attempt:
        attempt: Attempt = self.sessions.state(WHO, f"lesson/{id_}").attempt
        return attempt


def planned(lesson: str, seed: int = 1) -> Plan:
    made = showing.of_lesson(LESSONS[lesson], stocks()[LESSONS[lesson].game], set(), Random(seed))
    assert made is not None
    return made


@pytest.mark.parametrize("lesson", BOLOGNA, ids=lambda one: one.id)
def test_every_lesson_can_be_shown_with_hard_questions(lesson: Any) -> None:
    made = planned(lesson.id)
    assert 1 <= made.questions <= showing.MOST
    for part in made.parts:
        assert isinstance(part, PlannedQuestion)
        item = stocks()["ottocento"].item(part.template, part.seed)
        assert item is not None
        assert kinds()[part.template.kind].guess_rate(item) < 0.5


def test_all_right_at_once_and_the_lesson_is_done(tmp_path: Any) -> None:
    learner = Learner(tmp_path, planned("ottocento/who-takes"), "known/1a2b3c4d")
    learner.goes_through()
    assert learner.lesson("ottocento/who-takes").done
    memory = remember(learner.store.log(WHO))
    assert {"highest-trump", "trump-order", "long-order", "round-order"} <= set(memory.standings)
    assert all(memory.standings[skill].since is not None for skill in LESSONS["ottocento/who-takes"].teaches)


def test_what_was_shown_comes_back_in_review(tmp_path: Any) -> None:
    log = [("ottocento/who-takes", Event(KNOWN, "", "known-known", {"skills": ["round-order"]}, 1, AT.isoformat()))]
    memory = remember(log)
    assert memory.state("round-order", AT) == "known"
    assert memory.state("round-order", AT + timedelta(days=60)) == "due"


def test_help_shows_nothing(tmp_path: Any) -> None:
    learner = Learner(tmp_path, planned("ottocento/who-takes"), "known/1a2b3c4d")
    learner.goes_through(hints_at="item-1")
    assert learner.at.went["item-1"] == "with-help"
    assert not learner.lesson("ottocento/who-takes").ended


def test_seeing_the_solution_shows_nothing(tmp_path: Any) -> None:
    learner = Learner(tmp_path, planned("ottocento/who-takes"), "known/1a2b3c4d")
    learner.goes_through(reveals=("item-1",))
    assert not learner.lesson("ottocento/who-takes").ended


def test_it_is_told_once_however_often_it_is_read(tmp_path: Any) -> None:
    learner = Learner(tmp_path, planned("ottocento/the-match"), "known/1a2b3c4d")
    learner.goes_through()
    learner.sessions.forget(WHO)
    assert learner.at.done
    said = [event for event in learner.store.events(WHO, "ottocento/the-match") if event.kind == KNOWN]
    assert len(said) == 1


@pytest.mark.parametrize("name", placements())
def test_placement_has_at_most_twelve_questions_and_names_lessons_of_its_game(name: str) -> None:
    made = showing.placement(stocks()[name], set(), Random(1))
    assert 10 <= made.questions <= showing.TWELVE
    shown = {lesson for some in made.shows for lesson in some}
    assert {LESSONS[lesson].game for lesson in shown} == {name}
    for part in made.parts:
        assert isinstance(part, PlannedQuestion)
        assert part.template.skill in {skill for lesson in shown for skill in taught(lesson)}
        assert set(part.template.aim) <= set(misconceptions())


def taught(lesson: str) -> set[str]:
    """What a lesson teaches and asks about."""
    its = LESSONS[lesson]
    return {*its.teaches, *(step.skill for step in its.steps if isinstance(step, Spec))}


def test_placement_shows_the_stretches_that_were_right(tmp_path: Any) -> None:
    made = showing.placement(stocks()["ottocento"], set(), Random(1))
    learner = Learner(tmp_path, made, "placement/1a2b3c4d")
    last = f"item-{made.questions}"
    learner.goes_through(reveals=(last,))
    known = showing.shown_by(learner.at)
    assert set(made.shows[-1]).isdisjoint(known)
    assert set(made.shows[0]) <= set(known)
    assert learner.lesson("ottocento/following").done
    assert not learner.lesson("ottocento/declaring").ended


def test_a_lesson_half_taken_is_done_when_it_was_shown() -> None:
    course = Course.of(LESSONS["ottocento/following"])
    at = replay.start(course)
    at = replay.take(at, Event("next", at.step_id, "n1"))
    after = replay.take(at, Event(KNOWN, "", "n2", {"skills": ["follow-suit"]}))
    assert after.done
    assert replay.replay(course, [Event("next", replay.start(course).step_id, "n1"), Event(KNOWN, "", "n2")]).done


def test_the_questions_of_a_lesson_are_of_its_own_kind() -> None:
    for part in planned("ottocento/the-moors-and-the-matto").parts:
        assert isinstance(part, PlannedQuestion)
        assert part.template.skill in LESSONS["ottocento/the-moors-and-the-matto"].teaches
