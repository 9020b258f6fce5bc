"""A lesson changes under somebody who has begun it: no page goes down, what no longer fits is asked anew, the rest counts."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bench.changed.lessons import Outcome, run
from bench.changed.noticed import noticed
from lessons.course.course import Course
from lessons.course.loader import shipped
from lessons.learner.event import Event
from lessons.learner.store import Store
from lessons.memory.memory import as_it_stands, remember
from lessons.moves.move import Move
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.script.lesson_file import lesson_from
from lessons.script.lesson_reader import load_file
from lessons.session.replay import replay
from lessons.session.state import Attempt
from screens.api.envelope import envelope
from screens.learner.preferences import Preferences

WHO, LESSON = "luna-castello-onda-faro", "ottocento/first-tricks"
PLACE = f"lesson/{LESSON}"
SEED, LESSONS = 5, 24
Change = Callable[[list[dict[str, Any]]], Any]


@dataclass
class Learner:
    """Somebody in the middle of ``ottocento/first-tricks``, whose file is what the test makes of it."""

    store: Store
    data: dict[str, Any]
    number: int = 0

    def __post_init__(self) -> None:
        self.course = Course.of(lesson_from(self.data))
        self.sessions = Sessions(Context(self.store, lambda: {LESSON: self.course}, b"secret"))

    def changed(self, change: Change) -> Learner:
        """The same learner after a start with another file."""
        data = json.loads(json.dumps(self.data))
        change(data["steps"])
        return Learner(self.store, data, self.number)

    def look(self, locale: str = "en-GB") -> dict[str, Any]:
        stands = self.sessions.stands(WHO, PLACE)
        return envelope(self.sessions, WHO, PLACE, stands, Preferences(locale=locale))

    def press(self, event: str, value: Any = None) -> dict[str, Any]:
        self.number += 1
        move = Move(place=PLACE, event=event, value=value, nonce=f"pressed-{self.number:04d}", seen=self.look()["qid"])
        self.sessions.move(WHO, move)
        return self.look()

    @property
    def attempt(self) -> Attempt:
        attempt: Attempt = self.sessions.state(WHO, PLACE).attempt
        return attempt

    @property
    def cards(self) -> tuple[str, ...]:
        """Those that can be played now."""
        assert self.attempt.panel is not None
        return self.attempt.panel.pickable

    def right(self) -> None:
        """A right answer, and on."""
        attempt = self.attempt
        assert attempt.kind is not None
        assert attempt.question is not None
        self.press("answer", list(attempt.kind.right(attempt.item, attempt.question.given)))
        self.press("next")

    @property
    def events(self) -> tuple[Event, ...]:
        return self.store.events(WHO, LESSON)


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Learner]:
    """At step ``same-suit``, after the King of cups was played and looked at."""
    data = load_file(shipped().files[LESSON], LESSON).reading.data
    assert isinstance(data, dict)
    store = Store(str(tmp_path / "log.sqlite"))
    begun = Learner(store, json.loads(json.dumps(data)))
    begun.press("next")
    begun.press("answer", [begun.cards.index("CK")])
    begun.press("next")
    yield begun
    store.close()


def question(steps: list[dict[str, Any]], id: str = "same-suit") -> dict[str, Any]:
    return next(one for one in steps if one.get("id") == id)


def batons_are_led(steps: list[dict[str, Any]]) -> None:
    question(steps).update(lead="B8", right="B6 BQ DN", partner="CN BK B7", left="B8 CQ DK")


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR"])
def test_a_hand_mended_in_the_middle_of_it_is_told_and_dealt_anew(learner: Learner, locale: str) -> None:
    after = learner.changed(batons_are_led)
    told = after.look(locale)
    assert told["note"], "that it was changed is told"
    assert told["can"]["answer"], "and it is asked anew"
    assert after.attempt.question is not None
    assert after.attempt.question.given == ()
    assert after.look(locale)["note"] == told["note"], "also after a reload"
    assert Learner(after.store, after.data).look(locale)["note"] == told["note"], "and after a start"
    after.right()
    assert not after.look()["note"]


def test_what_was_answered_before_it_still_counts(learner: Learner) -> None:
    before = learner.attempt
    memory = as_it_stands(remember((LESSON, event) for event in learner.events))
    after = learner.changed(batons_are_led)
    after.look()
    assert after.attempt.went == before.went
    assert as_it_stands(remember((LESSON, event) for event in after.events)).standings == memory.standings


def test_cards_that_change_before_anything_was_answered_are_simply_there(tmp_path: Path, learner: Learner) -> None:
    fresh = Learner(Store(str(tmp_path / "other.sqlite")), learner.data)
    fresh.press("next")
    told = fresh.changed(batons_are_led).look()
    assert not told["note"]
    assert told["can"]["answer"]
    fresh.store.close()


def test_a_step_that_is_called_otherwise_or_gone_is_gone_on_from(learner: Learner) -> None:
    for change in (
        lambda steps: question(steps).update(id="another-name"),
        lambda steps: steps.remove(question(steps)),
        lambda steps: steps.reverse(),
    ):
        told = learner.changed(change).look()
        assert told["can"]["next"] or told["can"]["answer"]


def test_a_question_that_cannot_be_made_any_more_holds_nobody_up(learner: Learner) -> None:
    with noticed() as told:
        after = learner.changed(lambda steps: question(steps).update(hand="CK CK T1"))
        shown = after.look()
        assert shown["can"]["next"]
        onward = after.press("next")
    assert told, "whoever looks after the program is told of it"
    assert onward["qid"] != shown["qid"]
    assert after.attempt.step_id != "same-suit"


def test_a_question_left_behind_is_never_made_again(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        learner.right()
    assert learner.attempt.step_id != "same-suit"
    monkeypatch.setattr("lessons.session.state.drawn", lambda *_: pytest.fail("nobody wants to see it"))
    assert replay(learner.course, learner.events).went == learner.attempt.went


def test_whatever_changes_in_any_lesson_home_review_and_the_lesson_are_there() -> None:
    offered = 0
    for outcome, told in run(each=1, seed=SEED, most=LESSONS):
        assert isinstance(outcome, Outcome), (told, outcome)
        offered += outcome.offered
    assert offered, "some of it was in the middle of a question"
