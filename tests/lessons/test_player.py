"""A lesson being taken: asking, trying again, hints, seeing the answer, taking back, going on, coming back."""

from __future__ import annotations

from itertools import count, pairwise

import pytest

from bench.changed.noticed import noticed
from lessons.course.loader import load
from lessons.learner.event import Event, Json
from lessons.script.steps import Drill
from lessons.session import mastery, replay
from lessons.session.bar import place
from lessons.session.replay import Attempt
from tests.lessons.trying import HEAD

HELLO = '  - say: {en: "Hello", it: "Ciao"}\n'
ONE = '  - {id: one, kind: legal-plays, skill: follow-suit, trick: "CK C8", hand: "T16 C9 CJ BQ"}\n'
GRANDE = '  - {id: row, kind: count-grande, skill: grande-head, cards: "Angel World Moon T16"}\n'
DRILL = "  - {id: drill, drill: who-wins, skill: last-moor, aim: [first-moor-wins, matto-wins], until: {at_most: 6}}\n"
GO_ON = 1  # of what is offered after three misses
BYE = '  - {id: bye, say: {en: "Goodbye", it: "Ciao"}}\n'


def course(steps: str, lesson: str = HEAD) -> replay.Course:
    made = load(lesson + steps, "try.yaml")
    assert made.lesson is not None, made.problems
    return replay.Course.of(made.lesson)


class Learner:
    """Sends events as the screens do, and keeps the log."""

    def __init__(self, steps: str, log: list[Event] | None = None) -> None:
        self.course = course(steps)
        self.log = log if log is not None else []
        self.at = replay.replay(self.course, self.log)
        self.nonces = count(len(self.log))

    def do(self, kind: str, value: Json = None, seed: int | None = None, ask: Json = None) -> Attempt:
        event = replay.event(self.at, kind, f"n{next(self.nonces)}", value=value, seed=seed, ask=ask)
        if event is not None:
            self.log.append(event)
            self.at = replay.take(self.at, event)
        return self.at

    def right(self) -> Attempt:
        if self.at.wants_seed:
            self.do("present", seed=len(self.log))
        assert self.at.kind is not None
        assert self.at.item is not None
        assert self.at.question is not None
        assert self.at.panel is not None
        answer = self.at.kind.right(self.at.item, self.at.question.given)
        number = self.at.panel.mode == "number"
        return self.do("answer", answer[0] if number else [*answer] if answer[0] >= 0 else {"choice": -1 - answer[0]})

    def wrong(self) -> Attempt:
        if self.at.wants_seed:
            self.do("present", seed=len(self.log))
        assert self.at.panel is not None
        for i in range(len(self.at.panel.pickable)):
            answered = replay.event(self.at, "answer", "try", value=[i])
            if answered is not None and answered.data["ok"] is False:
                return self.do("answer", [i])
        raise AssertionError("every card is right here")

    def again(self, steps: str | None = None) -> Attempt:
        """The same learner after a restart, perhaps with a lesson that was edited meanwhile."""
        return replay.replay(course(steps) if steps else self.course, self.log)


def test_a_text_is_read_and_left() -> None:
    learner = Learner(HELLO + BYE)
    assert learner.at.step_id == "start+1"
    assert learner.do("next").step_id == "bye"
    assert learner.do("next").done
    assert place(learner.at) == (2, 2)


def test_a_question_waits_until_it_is_answered() -> None:
    learner = Learner(ONE + BYE)
    assert learner.do("next").step_id == "one"
    learner.right()
    assert learner.at.over
    assert learner.do("next").step_id == "bye"
    assert learner.at.went["one"] == "right"


def test_one_may_try_again_as_often_as_one_likes_but_the_first_try_counts() -> None:
    learner = Learner(ONE + BYE)
    assert learner.wrong().mark is not None
    assert not learner.at.over
    learner.wrong()
    assert learner.right().over
    learner.do("next")
    assert learner.at.went["one"] == "wrong"


def test_hints_come_one_by_one_and_the_first_costs_nothing() -> None:
    learner = Learner(ONE + BYE)
    learner.do("present", seed=1)
    assert [len(learner.do("hint").hints) for _ in range(4)] == [1, 2, 3, 3]
    first = Learner(ONE + BYE)
    first.do("present", seed=1)
    first.do("hint")
    first.right()
    assert first.do("next").went["one"] == "right"
    learner.right()
    assert learner.do("next").went["one"] == "with-help"


def test_the_answer_may_be_seen_and_then_it_goes_on_without_credit() -> None:
    learner = Learner(ONE + BYE)
    learner.do("present", seed=1)
    mark = learner.do("reveal").mark
    assert mark is not None
    assert set(mark.cards.values()) == {"right"}
    assert learner.do("next").went["one"] == "wrong"


def test_a_slip_is_taken_back_once() -> None:
    learner = Learner(ONE + BYE)
    learner.wrong()
    assert learner.at.can_undo
    assert learner.do("undo").mark is None
    learner.wrong()
    assert not learner.at.can_undo
    assert learner.do("undo").mark is not None


def test_a_slip_taken_back_leaves_no_trace() -> None:
    learner = Learner(ONE + BYE)
    learner.wrong()
    learner.do("undo")
    learner.right()
    assert learner.do("next").went["one"] == "right"


def test_a_drill_asks_until_the_skill_is_there() -> None:
    learner = Learner(DRILL + BYE)
    seen = []
    for _ in range(6):
        if learner.at.step_id != "drill":
            break
        learner.right()
        seen.append(learner.at.item)
        learner.do("next")
    assert learner.at.went["drill"] == "mastered"
    assert 3 <= len(seen) <= 6
    assert all(a != b for a, b in pairwise(seen)), "fresh situations each time"
    assert [item.aim for item in seen[:2] if item] == [("first-moor-wins",), ("matto-wins",)], "aims take turns"


def test_a_drill_ends_kindly_for_whoever_does_not_get_there() -> None:
    learner = Learner(DRILL + BYE)
    for _ in range(6):
        assert learner.at.step_id == "drill"
        if learner.at.offers:
            learner.do("answer", GO_ON)
        learner.wrong()
        learner.right()
        learner.do("next")
    assert learner.at.went["drill"] == "not-mastered"


def test_each_step_of_a_question_is_marked_and_the_worst_counts() -> None:
    learner = Learner(GRANDE + BYE)
    for _ in range(2):
        learner.right()
        assert not learner.at.over
    learner.wrong()
    for _ in range(4):
        learner.right()
    assert learner.do("next").went["row"] == "wrong"


def test_coming_back_leads_to_the_very_same_step_and_situation() -> None:
    learner = Learner(HELLO + DRILL + BYE)
    learner.do("next")
    learner.right()
    learner.do("next")
    learner.wrong()
    learner.do("hint")
    back = learner.again()
    assert back.revision == learner.at.revision
    assert back.item == learner.at.item
    assert back.mark == learner.at.mark
    assert back.hints == learner.at.hints
    assert back.known == learner.at.known


def test_an_event_counts_once_however_often_it_arrives() -> None:
    learner = Learner(HELLO + HELLO + BYE)
    event = replay.event(learner.at, "next", "click")
    assert event is not None
    once = replay.take(learner.at, event)
    assert replay.take(once, event) is once
    assert replay.replay(learner.course, [event, event, event]).step_id == once.step_id


def test_stale_unknown_and_broken_events_change_nothing() -> None:
    learner = Learner(ONE + BYE)
    learner.do("present", seed=1)
    at = learner.at
    data: tuple[dict[str, Json], ...] = (
        {},
        {"value": None},
        {"value": [99]},
        {"value": {"x": 1}},
        {"value": "T16"},
        {"value": [0, 0]},
    )
    for told in data:
        assert replay.take(at, Event("answer", "one", "a", told)) is at
        assert replay.event(at, "answer", "a", value=told.get("value")) is None
    for event in (
        Event("next", "gone", "b"),
        Event("dance", "one", "c"),
        Event("present", "one", "d", {"seed": 5}),
        Event("next", "bye", "e"),
    ):
        assert replay.take(at, event) is at


def test_texts_may_be_rewritten_and_steps_added_without_losing_progress() -> None:
    learner = Learner(HELLO + ONE + DRILL + BYE)
    learner.do("next")
    learner.right()
    learner.do("next")
    learner.right()
    learner.do("next")
    new = '  - {id: new, kind: who-wins, skill: last-moor, trick: "C9 CK"}\n'
    edited = HELLO.replace("Hello", "Good evening") + HELLO + ONE + new + DRILL + BYE
    back = learner.again(edited)
    assert back.step_id == "drill"
    assert back.asked == learner.at.asked
    assert back.went["one"] == "right"


def test_a_step_taken_out_of_the_lesson_is_passed() -> None:
    learner = Learner(ONE + HELLO + DRILL + BYE)
    learner.right()
    learner.do("next")
    learner.do("next")
    learner.right()
    assert learner.again(DRILL + BYE).step_id == "drill"


def test_credit_stays_when_the_question_is_changed_afterwards() -> None:
    learner = Learner(ONE + BYE)
    learner.right()
    learner.do("next")
    harder = ONE.replace("T16 C9 CJ BQ", "T16 BQ SK S7")
    assert learner.again(harder + BYE).went["one"] == "right"


BRANCH = "  - {branch: {step: one, went: right}, to: bye}\n"


def test_a_branch_is_taken_only_when_it_went_so() -> None:
    more = '  - {id: more, say: {en: "Once more", it: "Ancora"}}\n'
    good, bad = Learner(ONE + BRANCH + more + BYE), Learner(ONE + BRANCH + more + BYE)
    good.right()
    assert good.do("next").step_id == "bye"
    bad.wrong()
    bad.right()
    assert bad.do("next").step_id == "more"
    assert place(good.at) == (1, 2), "what is left out is not ahead"
    assert place(bad.at) == (1, 3)


def test_one_may_go_back_and_forth_over_what_is_done() -> None:
    learner = Learner(HELLO + ONE + BYE)
    learner.do("next")
    learner.right()
    learner.do("next")
    assert learner.do("back").step_id == "one"
    assert learner.do("back").step_id == "start+1"
    assert learner.do("next").step_id == "one"
    assert learner.do("next").step_id == "bye"
    assert learner.at.went["one"] == "right"


def test_mastery_moves_as_the_tables_say() -> None:
    assert isinstance(course(DRILL).lesson.steps[0], Drill)
    sure = mastery.after(mastery.START, True, 0.02)
    guessed = mastery.after(mastery.START, True, 0.5)
    assert sure > guessed > mastery.START
    assert mastery.after(0.9, False, 0.25) < 0.9


def test_a_question_that_cannot_be_made_is_told_once_and_nothing_is_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = Learner(DRILL)
    learner.do("present", seed=1)

    def gone(*_: object) -> None:
        raise ValueError("gone")

    monkeypatch.setattr("lessons.session.state.drawn", gone)
    with noticed() as told:
        again = replay.replay(learner.course, learner.log)
        assert again.item is None
        assert again.panel is None
    assert len(told) == 1
