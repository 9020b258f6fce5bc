"""A lesson at one's own pace: who takes it, what the desk sees of it and nobody else, hands, hints, examples."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from lessons.evening.entries.lifecycle import Gathered, Hinted, Lowered, Paced, Raised
from lessons.evening.entries.rounds import Planned
from lessons.moves.move import MoveRefused
from lessons.places.in_a_room import pace
from lessons.question.registry import misconceptions
from tests.lessons.evening.room_log import ANNA, BRUNO, TEACHER, asked, opened
from tests.lessons.evening.test_places import ANNA as ANNAS
from tests.lessons.evening.test_places import BRUNO as BRUNOS
from tests.lessons.evening.test_places import STRANGER, Club, why
from tests.lessons.evening.test_places import TEACHER as TEACHERS

LESSON = "ottocento/following"


def test_hands_go_up_in_their_order_and_down_when_help_has_come() -> None:
    log = opened(ANNA, BRUNO)
    assert log.does(ANNA, Raised(on=True)) == "evening.refused.not-now"
    assert log.does(ANNA, Paced(lesson=LESSON)) == "evening.refused.host"
    log.does(TEACHER, Paced(lesson=LESSON))
    assert log.does("stranger", Raised(on=True)) == "evening.refused.not-in"
    for who in (BRUNO, ANNA, BRUNO):
        assert log.does(who, Raised(on=True)) == ""
    assert log.room.pace is not None
    assert log.room.pace.hands == (1, 0)
    assert log.does(ANNA, Lowered(badge=1)) == "evening.refused.host"
    log.does(TEACHER, Hinted(badge=1))
    assert log.room.pace.hands == (0,)
    log.does(ANNA, Raised(on=False))
    assert log.room.pace.hands == ()


def test_a_question_for_all_or_a_look_at_the_wall_ends_it() -> None:
    log = opened(ANNA)
    for entry in (Gathered(), asked()):
        log.does(TEACHER, Paced(lesson=LESSON))
        assert log.room.phase == "pace"
        log.does(TEACHER, entry)
        assert log.room.phase in ("lobby", "open")
        assert log.does(TEACHER, Hinted(badge=0)) == "evening.refused.not-now"


@pytest.fixture
def club(tmp_path: Path) -> Club:
    club = Club(tmp_path / "log.sqlite")
    club.open()
    for who, name in ((ANNAS, "Anna"), (BRUNOS, "Bruno")):
        club.does(who, "room", "join", {"name": name})
    club.does(TEACHERS, "desk", "pace", {"lesson": LESSON})
    return club


def to_a_question(club: Club, who: str) -> Any:
    state = club.sessions.state(who, f"pace/{club.code}")
    while not state.attempt.asks:
        state = club.does(who, "pace", "next")
    return state


def answers(club: Club, who: str, *, right: bool) -> None:
    state = to_a_question(club, who)
    told = list(state.attempt.kind.right(state.attempt.item, ()))
    club.does(
        who,
        "pace",
        "answer",
        told if right else [n for n in range(len(state.attempt.panel.pickable)) if n not in told][:1],
    )


def seen(club: Club) -> dict[str, Any]:
    progress: dict[str, Any] = club.sessions.state(TEACHERS, f"desk/{club.code}").progress
    return progress


def test_the_desk_sees_what_each_does_and_hears_of_every_step(club: Club) -> None:
    assert not seen(club)[ANNAS].since
    club.heard.clear()
    answers(club, ANNAS, right=True)
    assert set(club.heard) == {"desk"}, "no other telephone hears of it"
    answers(club, BRUNOS, right=False)
    now = seen(club)
    assert now[ANNAS].attempt.over
    assert now[BRUNOS].attempt.question.misses == 1
    assert now[ANNAS].since
    club.store.close()
    club.start()
    assert {who: one.attempt.revision for who, one in seen(club).items()} == {
        who: one.attempt.revision for who, one in now.items()
    }
    club.does(ANNAS, "pace", "next")
    assert seen(club)[ANNAS].attempt.at == now[ANNAS].attempt.at + 1


def test_a_misconception_that_was_given_away_is_named(club: Club) -> None:
    state = to_a_question(club, ANNAS)
    kind, item = state.attempt.kind, state.attempt.item
    believed = [kind.answer_under(item, (), one) for one in misconceptions().values() if kind.name in one.kinds]
    wrong = next(one for one in believed if one)
    club.does(ANNAS, "pace", "answer", list(wrong))
    assert seen(club)[ANNAS].belief == seen(club)[ANNAS].attempt.mark.diagnosis != ""


@pytest.mark.parametrize("who", [STRANGER, TEACHERS])
def test_only_who_is_in_takes_it_and_only_while_it_is_on(club: Club, who: str) -> None:
    with pytest.raises(MoveRefused, match=club.code):
        club.sessions.state(who, f"pace/{club.code}")
    to_a_question(club, ANNAS)
    club.does(TEACHERS, "desk", "gather")
    assert why(lambda: club.does(ANNAS, "pace", "hint", seen="then")) == "no-such-place"


def test_a_pupil_takes_only_the_own_lesson(club: Club) -> None:
    answers(club, ANNAS, right=True)
    assert not club.store.events(BRUNOS, LESSON)
    assert club.sessions.state(BRUNOS, f"desk/{club.code}").progress == {}


def test_a_hint_from_the_teacher_stands_in_the_pupils_own_lesson_once(club: Club) -> None:
    to_a_question(club, BRUNOS)
    assert why(lambda: club.does(BRUNOS, "desk", "hint", {"badge": 1})) == "evening.refused.host"
    for _ in range(2):
        club.does(TEACHERS, "desk", "hint", {"badge": 1}, nonce="nonce-of-a-hint")
    assert len(club.sessions.state(BRUNOS, f"pace/{club.code}").attempt.hints) == 1
    assert club.room().pace.helped == {1: 1}
    assert why(lambda: club.does(TEACHERS, "desk", "hint", {"badge": 0})) == "evening.refused.no-hint"
    assert why(lambda: club.does(TEACHERS, "desk", "hint", {"badge": 9})) == "evening.refused.nobody"
    for badge in ("one", None, [1]):
        assert why(lambda badge=badge: club.does(TEACHERS, "desk", "hint", {"badge": badge})) == "bad-move"


def test_an_example_is_worked_out_with_other_cards(club: Club) -> None:
    state = to_a_question(club, BRUNOS)
    club.does(TEACHERS, "desk", "example", {"badge": 1})
    sent = club.sessions.state(BRUNOS, f"room/{club.code}").worked
    assert sent is not None
    assert sent.item != state.attempt.item
    assert sent.spec.skill == state.attempt.spec.skill
    assert club.sessions.state(ANNAS, f"room/{club.code}").worked is None


def test_an_example_is_found_whatever_is_drawn_first(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    class Unlucky(Random):
        """Whatever stands first, and that is the pupil's own question."""

        def sample(self, population: Any, k: int, **_: Any) -> list[Any]:
            return list(population)[:k]

    state = to_a_question(club, BRUNOS)
    monkeypatch.setattr(pace, "system_rng", Unlucky)
    found = pace.example(club.context, state.attempt)
    assert found is not None
    assert found.item != state.attempt.item


def test_a_lesson_that_was_taken_before_is_taken_again_from_its_beginning(club: Club) -> None:
    state = club.sessions.state(ANNAS, f"pace/{club.code}")
    while not state.attempt.done:
        attempt = state.attempt
        if not attempt.asks or attempt.can_go_on:
            state = club.does(ANNAS, "pace", "next")
        else:
            state = club.does(ANNAS, "pace", "answer", list(attempt.kind.right(attempt.item, attempt.question.given)))
    assert seen(club)[ANNAS].attempt.done
    club.does(ANNAS, "pace", "again")
    assert seen(club)[ANNAS].attempt.at == 0


def test_a_lesson_that_is_not_there_is_refused_in_words(club: Club) -> None:
    for value in ({"lesson": "ottocento/no-such"}, {}, {"lesson": 3}, {"lesson": [LESSON]}, None):
        assert why(lambda value=value: club.does(TEACHERS, "desk", "pace", value)) == "evening.refused.no-lesson"


def test_a_part_of_a_plan_begins_it_and_the_next_part_gathers_all() -> None:
    log = opened(ANNA)
    log.does(TEACHER, Planned(plan="ours", part=1, turn=0, at=0, paced=LESSON))
    assert log.room.pace is not None
    assert (log.room.phase, log.room.pace.lesson) == ("pace", LESSON)
    log.does(TEACHER, Planned(plan="ours", part=2, turn=1, at=60))
    assert log.room.phase == "lobby"
