"""What an evening leaves of what was done alone or at tables: only what was done in it, and how it is forgotten."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from engine.games.bologna.scorekeeper import Counted
from lessons.evening.activities.watching import AnsweredQuestion
from lessons.evening.afterwards import left
from lessons.evening.entries.lifecycle import Paced
from lessons.evening.entries.rounds import Revealed
from lessons.evening.room import Member
from lessons.evening.stretches import Stretch
from lessons.places.in_a_room.gathering import alone_in
from lessons.question.answered import marking
from lessons.question.registry import misconceptions
from tests.lessons.evening.room_log import ANNA, BRUNO, MOORS, TEACHER, asked, opened, question, wrong_of
from tests.lessons.evening.test_afterwards import ANOTHER, questions
from tests.lessons.evening.test_own_pace import LESSON, answers, to_a_question
from tests.lessons.evening.test_places import ANNA as A
from tests.lessons.evening.test_places import BRUNO as B
from tests.lessons.evening.test_places import STRANGER, Club, club, why
from tests.lessons.evening.test_places import TEACHER as T
from tests.lessons.evening.test_same_deal import plays_it_out
from tests.lessons.evening.test_tables import PUPILS

__all__ = ["club"]
places = itertools.count(2)


def done(came: Any, *diagnoses: str) -> AnsweredQuestion:
    """A question of the lesson on the Moors, answered alone."""
    told = question(ANOTHER)
    step, skill = ANOTHER.step, told.spec.skill
    return AnsweredQuestion(step, 0, skill, came, diagnoses, "", False, told.kind, told.item, (came,))


def after(club: Club, who: str = T) -> Any:
    return club.sessions.state(who, f"after/{club.code}")


def believes(club: Club, who: str) -> str:
    """Wrong at the lesson's question, out of a misconception."""
    state = to_a_question(club, who)
    kind, item = state.attempt.kind, state.attempt.item
    told = [kind.answer_under(item, (), one) for one in misconceptions().values() if kind.name in one.kinds]
    sure = next(one for one in told if one and marking.mark(kind, item, (), one).diagnosis)
    state = club.does(who, "pace", "answer", list(sure))
    return str(state.attempt.mark.diagnosis)


def test_what_was_answered_alone_counts_by_skill_beside_the_rounds() -> None:
    log = opened(ANNA)
    log.does(TEACHER, asked())
    log.answers(ANNA, question().right)
    log.turns(Revealed)
    log.does(TEACHER, Paced(lesson=MOORS.lesson))
    found = left(log.room, questions, lambda _, __: (done("right"), done("wrong"), done("help")))
    (anna,) = found.pupils
    assert (anna.right, anna.of) == (2, 4)
    assert [(one.skill, one.right, one.of) for one in found.skills] == [("last-moor", 2, 4)]
    assert [(one.right, one.of, one.wrong) for one in anna.paced] == [(1, 3, ((MOORS.step, 0),))]


@pytest.mark.parametrize("first", [True, False])
def test_a_misconception_goes_and_comes_in_the_order_of_the_evening(first: bool) -> None:
    """Alone and right after the round: gone. Alone before it: it came afterwards."""
    log, (wrong, aim) = opened(BRUNO), wrong_of()
    for alone in (first, not first):
        if alone:
            log.does(TEACHER, Paced(lesson=MOORS.lesson))
        else:
            log.does(TEACHER, asked())
            log.answers(BRUNO, wrong)
            log.turns(Revealed)
    (met,) = left(log.room, questions, lambda _, __: (done("right"),)).met
    assert (met.misconception, met.gone) == (aim, 0 if first else 1)


def test_a_lesson_is_on_from_its_beginning_to_whatever_comes_next() -> None:
    log = opened(ANNA)
    log.does(TEACHER, asked(), Paced(lesson=LESSON), Paced(lesson=MOORS.lesson), asked(ANOTHER))
    assert [(one.lesson, one.rounds) for one in log.room.paced] == [(LESSON, 1), (MOORS.lesson, 1)]


def test_only_what_was_answered_while_the_lesson_was_on_is_told(club: Club) -> None:
    club.does(T, "desk", "pace", {"lesson": LESSON})
    answers(club, A, right=True)
    belief = believes(club, B)
    anna, bruno = after(club).left.pupils
    assert [(one.lesson, one.right, one.of) for one in anna.paced] == [(LESSON, 1, 1)]
    assert [(one.right, one.of) for one in bruno.paced] == [(0, 1)]
    assert [one.misconception for one in bruno.met] == [belief]
    assert after(club, B).own == bruno
    club.does(T, "desk", "gather")
    (stretch,) = club.room().paced
    assert stretch.since < stretch.until
    before = after(club).left
    state = club.sessions.state(A, f"lesson/{LESSON}")
    while not (state.attempt.asks and not state.attempt.over):
        state = club.does(A, f"lesson/{LESSON}", "next")
    club.does(A, f"lesson/{LESSON}", "answer", list(state.attempt.kind.right(state.attempt.item, ())))
    assert (
        len(club.context.rooms.watch(club.code, club.context.courses()[LESSON]).look(club.store, [A])[A].answered) == 2
    )
    assert after(club).left == before, "what she does by herself is nobody else's"
    club.store.close()
    club.start()
    again = after(club).left
    assert [one.paced for one in again.pupils] == [one.paced for one in before.pupils]
    assert [one.met for one in again.pupils] == [one.met for one in before.pupils]


def test_a_lesson_that_nobody_calls_off_does_not_go_on_for_days(club: Club) -> None:
    club.does(T, "desk", "pace", {"lesson": LESSON})
    answers(club, A, right=True)
    member = club.room().members[A]
    told = alone_in(club.context, club.code, club.room(), (member,))
    (since,) = (one.since for one in club.room().paced)
    assert len(told(Stretch(LESSON, 0, since), member)) == 1
    assert told(Stretch(LESSON, 0, "2020-01-01T20:00:00.000+00:00"), member) == ()
    assert told(Stretch(LESSON), member) == ()


def test_homework_is_also_what_went_wrong_alone_and_the_teacher_sees_what_came_of_it(club: Club) -> None:
    assert why(lambda: club.does(T, "after", "homework", {"sort": "wrong"})) == "evening.refused.no-homework"
    club.does(T, "desk", "pace", {"lesson": LESSON})
    answers(club, A, right=True)
    believes(club, B)
    state = club.does(T, "after", "homework", {"sort": "wrong"})
    anna, bruno = state.left.pupils
    assert state.tasks(0, anna) == ()
    (task,) = state.tasks(0, bruno)
    assert (task.link.lesson, task.link.step, task.came) == (LESSON, bruno.paced[0].wrong[0][0], "")


def test_with_another_browser_one_has_also_what_was_answered_with_the_first(club: Club) -> None:
    club.does(T, "desk", "pace", {"lesson": LESSON})
    answers(club, A, right=True)
    club.does(STRANGER, "room", "return", {"badge": 0})
    club.does(T, "desk", "nod", {"request": 1, "yes": True})
    assert club.room().members[STRANGER] == Member(STRANGER, 0, "Anna", before=(A,))
    assert [(one.right, one.of) for one in after(club, STRANGER).own.paced] == [(1, 1)]
    assert after(club, A).own is None


def test_a_deal_is_told_once_it_is_shown_or_over(club: Club) -> None:
    club.does(T, "desk", "deal", {"number": 4})
    plays_it_out(club, A)
    assert after(club).deals == after(club, A).deals == ()
    club.does(T, "desk", "compare", {"on": True})
    (shown,) = after(club).deals
    assert (shown.number, shown.turn, set(shown.results)) == (4, 1, {A})
    club.does(T, "desk", "deal", {"number": 7})
    assert [one.number for one in after(club).deals] == [4]
    club.does(T, "desk", "gather")
    assert [(one.number, len(one.results)) for one in after(club).deals] == [(4, 1), (7, 0)]


@pytest.fixture
def tournament(tmp_path: Path) -> Club:
    """A tournament of one hand, played, and another one after it."""
    club = Club(tmp_path / "log.sqlite")
    club.open()
    for who, name in zip(PUPILS, ("Ambrogio", "Benedetta", "Cesarina", "Diomede"), strict=False):
        club.does(who, "room", "join", {"name": name})
    for turn in range(2):
        club.does(T, "desk", "pair", {})
        club.does(T, "desk", "seat", {"hands": 1})
        (code, _) = club.room().seatings[0].tables[0]
        if turn == 0:
            told = Counted(next(places), (34, 14), 0, (60, 20), (50, 37))
            club.store.matches.append(code, PUPILS[0], 2, told, f"nonce-{turn}")
    return club


def test_every_tournament_of_the_evening_is_told_also_one_that_another_followed(tournament: Club) -> None:
    first, second = after(tournament).tournaments
    assert [one.played for one in first.standings] == [1, 1]
    assert first.standings[0].margin > 0
    assert [one.played for one in second.standings] == [0, 0]


def test_of_a_forgotten_evening_no_name_is_left_in_any_tournament_nor_anything_in_memory(
    tournament: Club, tmp_path: Path
) -> None:
    club = tournament
    codes = [code for one in club.room().tournaments for code, _ in one.seatings[0].tables]
    club.does(T, "desk", "pace", {"lesson": LESSON})
    answers(club, PUPILS[0], right=True)
    club.does(T, "desk", "deal", {"number": 4})
    after(club).left  # noqa: B018 - read once, so that it is in memory
    club.does(T, "desk", "end")
    logs = {who: club.store.log(who) for who in PUPILS[:4]}
    assert logs[PUPILS[0]]
    club.does(T, "after", "forget")
    assert len(codes) == 2
    assert [club.store.matches.entries(code) for code in codes] == [(), ()]
    assert {who: club.store.log(who) for who in PUPILS[:4]} == logs, "what each has learned stays"
    room = club.room()
    assert (room.paced, room.deals, room.tournaments, room.members) == ((), (), (), {})
    held = vars(club.context.rooms)
    assert (held["_watches"], held["_tables"]) == ({}, {})
    club.store.close()
    left_over = b"".join(one.read_bytes() for one in tmp_path.glob("log.sqlite*"))
    for name in (b"Ambrogio", b"Benedetta", b"Cesarina", b"Diomede"):
        assert name not in left_over
