"""What an evening leaves: by pupil and skill, what was believed and is gone, homework, and how it is forgotten."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from lessons.evening.afterwards import left
from lessons.evening.entries.rounds import Closed, Ended, Forgotten, Homework, Revealed, SecondVote, Talked
from lessons.evening.polls.questions import question_of
from lessons.evening.room import Round
from lessons.moves.move import Move
from lessons.places.in_a_room import taking_home
from lessons.places.in_a_room.homework import homework_of
from lessons.places.place import Context
from lessons.places.step import PLACE as STEP
from lessons.question.registry import misconceptions
from lessons.session.one_step import place_of
from lessons.session.step_link import StepLink
from tests.lessons.evening.room_log import ANNA, BRUNO, MOORS, TEACHER, asked, courses, opened, question, wrong_of
from tests.lessons.evening.test_places import ANNA as A
from tests.lessons.evening.test_places import BRUNO as B
from tests.lessons.evening.test_places import STRANGER, Club, club, why
from tests.lessons.evening.test_places import TEACHER as T

__all__ = ["club"]
RIGHT, (WRONG, AIM) = question().right, wrong_of()
ANOTHER = StepLink(MOORS.lesson, MOORS.step, 11)


def questions(one: Round) -> Any:
    return question_of(courses(), one.link)


def test_each_is_told_by_skill_what_was_believed_and_what_to_take_up_again() -> None:
    log = opened(ANNA, BRUNO)
    log.does(TEACHER, asked())
    log.answers(ANNA, RIGHT)
    log.answers(BRUNO, WRONG)
    log.turns(Revealed)
    anna, bruno = left(log.room, questions).pupils
    assert (anna.right, anna.of, anna.met, anna.wrong) == (1, 1, (), ())
    assert (bruno.right, bruno.of, bruno.wrong) == (0, 1, (1,))
    assert [(one.skill, one.right, one.of) for one in bruno.skills] == [("last-moor", 0, 1)]
    assert [(one.misconception, one.gone) for one in bruno.met] == [(AIM, 0)]


def test_a_misconception_is_gone_after_the_talk_or_with_the_next_question_that_shows_it() -> None:
    log = opened(ANNA, BRUNO)
    log.does(TEACHER, asked())
    log.answers(ANNA, WRONG)
    log.answers(BRUNO, WRONG)
    for turn in (Closed, Talked, SecondVote):
        log.turns(turn)
    log.answers(ANNA, RIGHT)
    log.turns(Revealed)
    found = left(log.room, questions)
    assert [one.met[0].gone for one in found.pupils] == [1, 0]
    assert [(one.misconception, one.met, one.gone) for one in found.met] == [(AIM, 2, 1)]
    assert (found.rounds[0].first, found.rounds[0].now, found.rounds[0].again) == (0.0, 0.5, True)
    log.does(TEACHER, asked(ANOTHER))
    log.answers(BRUNO, question(ANOTHER).right, ANOTHER)
    assert left(log.room, questions).met[0].gone == 1, "nothing counts before it is revealed"
    log.turns(Revealed)
    assert left(log.room, questions).met[0].gone == 2


def test_what_comes_back_is_not_gone() -> None:
    log = opened(ANNA)
    for link, believes in ((MOORS, True), (ANOTHER, False), (MOORS, True)):
        log.does(TEACHER, asked(link))
        log.answers(ANNA, wrong_of(link)[0] if believes else question(link).right, link)
        log.turns(Revealed)
    assert left(log.room, questions).met[0].gone == 0


@pytest.mark.parametrize(
    ("given", "refused"),
    [
        (Homework(sort="wrong", at=1), ""),
        (Homework(sort="rounds", rounds=(1,), at=1), ""),
        (Homework(sort="rounds", rounds=(2,), at=1), "evening.refused.no-homework"),
        (Homework(sort="rounds", at=1), "evening.refused.no-homework"),
        (Homework(sort="lesson", lesson="ottocento/following", at=1), ""),
        (Homework(sort="lesson", at=1), "evening.refused.no-homework"),
    ],
)
def test_homework_is_given_by_hosts_also_after_the_end_of_what_was_revealed(given: Homework, refused: str) -> None:
    log = opened(ANNA)
    log.does(TEACHER, asked())
    log.turns(Revealed)
    log.does(TEACHER, asked(ANOTHER), Ended())
    assert log.does(ANNA, given) == "evening.refused.host"
    assert log.does(TEACHER, given) == refused


def test_so_much_homework_is_given_and_no_more() -> None:
    log = opened(ANNA)
    given = Homework(sort="lesson", lesson="ottocento/following", at=1)
    assert [log.does(TEACHER, given) for _ in range(21)] == [""] * 20 + ["evening.refused.much-homework"]


def test_an_evening_is_forgotten_when_it_is_over_and_by_hosts_alone() -> None:
    log = opened(ANNA)
    assert log.does(TEACHER, Forgotten()) == "evening.refused.not-ended"
    log.does(TEACHER, Ended())
    assert log.does(ANNA, Forgotten()) == "evening.refused.host"
    assert log.does(TEACHER, Forgotten()) == ""
    assert log.room.members == {}
    assert log.does(TEACHER, Homework(sort="wrong", at=1)) == "evening.refused.forgotten"


def played(club: Club) -> None:
    """One round: Anna right, Bruno of the misconception; then the end."""
    club.asks()
    told = club.question()
    wrong = told.kind.answer_under(told.item, (), misconceptions()["first-moor-wins"])
    club.does(A, "room", "answer", taking_home.as_replied(told.panel, told.right))
    club.does(B, "room", "answer", taking_home.as_replied(told.panel, wrong))
    club.does(T, "desk", "reveal")
    taking_home.settle()
    club.does(T, "desk", "end")


def test_homework_is_what_each_had_wrong_and_the_teacher_sees_what_came_of_it(club: Club) -> None:
    played(club)
    state = club.does(T, "after", "homework", {"sort": "wrong"})
    anna, bruno = state.left.pupils
    assert state.tasks(0, anna) == ()
    (task,) = state.tasks(0, bruno)
    assert (task.link.step, task.came) == (club.question().link.step, "")
    assert task.link.seed != club.question().link.seed
    read = STEP.read(club.context, B, place_of(task.link).removeprefix("step/"), None)
    assert read.attempt.item is not None
    right = read.attempt.kind.right(read.attempt.item, ())
    told = taking_home.as_replied(read.attempt.panel, right)
    seen = STEP.revision(club.context, read)
    STEP.take(
        club.context, read, Move(place=place_of(task.link), event="answer", nonce="nonce-home", value=told, seen=seen)
    )
    after = club.sessions.state(T, f"after/{club.code}")
    assert after.tasks(0, after.left.pupils[1])[0].came == "right"
    assert after.tasks(0, after.left.pupils[1]) == (own := club.sessions.state(B, f"after/{club.code}")).tasks(
        0, own.own
    )


def test_a_lesson_as_homework_counts_what_is_done_after_it_was_given(club: Club) -> None:
    played(club)
    state = club.does(T, "after", "homework", {"sort": "lesson", "lesson": "ottocento/following"})
    (task,) = state.tasks(0, state.left.pupils[0])
    assert (task.link, task.came) == (StepLink("ottocento/following"), "")


def test_rounds_as_homework_are_those_rounds_for_everybody_and_of_the_others_nothing_is_kept(club: Club) -> None:
    played(club)
    told = {"sort": "rounds", "rounds": [1], "lesson": "ottocento/following"}
    for who, sort in enumerate(("rounds", "wrong", "lesson")):
        state = club.does(T, "after", "homework", {**told, "sort": sort})
        given = state.room.homework[who]
        assert (given.rounds, given.lesson) == (
            (1,) if sort == "rounds" else (),
            told["lesson"] if sort == "lesson" else "",
        )
    for one in state.left.pupils:
        assert [(task.link.lesson, task.link.step) for task in state.tasks(0, one)] == [(MOORS.lesson, MOORS.step)]


def test_a_press_names_rounds_by_their_numbers_and_sixty_at_most() -> None:
    clock = SimpleNamespace(store=SimpleNamespace(now=lambda: datetime(2026, 11, 27, tzinfo=UTC)))

    def kept(*rounds: object) -> tuple[int, ...]:
        value = {"sort": "rounds", "rounds": list(rounds)}
        press = Move(place="after/x", event="homework", nonce="nonce-home", value=value, seen="")
        return homework_of(cast("Context", clock), press).rounds

    assert kept(0, 1, 9_999, 10_000, "2", None) == (1, 9_999)
    assert kept(*range(1, 100)) == tuple(range(1, 61))


@pytest.mark.parametrize(
    "value", [None, {}, {"sort": "all"}, {"sort": "rounds", "rounds": 3}, {"sort": "lesson", "lesson": "no/such"}]
)
def test_what_is_no_homework_is_refused(club: Club, value: object) -> None:
    played(club)
    assert why(lambda: club.does(T, "after", "homework", value)) in ("bad-move", "evening.refused.no-homework")


@pytest.mark.parametrize("who", [A, STRANGER])
@pytest.mark.parametrize(("event", "value"), [("homework", {"sort": "wrong"}), ("forget", None)])
def test_pupils_and_strangers_neither_give_homework_nor_forget(club: Club, who: str, event: str, value: object) -> None:
    played(club)
    before = club.room()
    assert why(lambda: club.does(who, "after", event, value)) == "evening.refused.host"
    assert club.room() == before


def test_a_forgotten_evening_leaves_no_name_and_no_answer_on_the_disk_and_every_log_as_it_was(
    club: Club, tmp_path: Path
) -> None:
    played(club)
    logs = {who: club.store.log(who) for who in (A, B)}
    assert all(logs.values())
    for _ in range(2):
        club.does(T, "after", "forget", nonce="nonce-forget")
    kinds = {one.kind for one in club.store.rooms.lines(club.code)}
    assert kinds == {"opened", "ended", "forgotten"}
    assert {who: club.store.log(who) for who in (A, B)} == logs
    forgotten = club.room()
    club.store.close()
    assert b"Bruno" not in b"".join(one.read_bytes() for one in tmp_path.glob("log.sqlite*"))
    club.start()
    assert club.room() == forgotten
    assert club.sessions.state(A, f"after/{club.code}").own is None
    assert club.code not in club.sessions.state(A, "room/open").rooms
    assert why(lambda: club.does(A, "room", "join", {"name": "Anna"})) == "evening.refused.ended"
