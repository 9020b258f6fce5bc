"""A room by the one way in: who may do what, what is kept, who hears of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lessons.learner.store import Store
from lessons.memory.recall import Recall
from lessons.moves.move import Move, MoveRefused
from lessons.places.in_a_room import taking_home
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.question.registry import misconceptions
from tests.lessons.evening.room_log import MOORS, courses, question, wrong_of

TEACHER, ANNA, BRUNO, STRANGER = (
    "sole-onda-faro-luna",
    "faro-onda-sole-luna",
    "onda-faro-luna-sole",
    "luna-luna-faro-onda",
)
_nonces = itertools.count()


class Club:
    """A server's inside. ``heard``: the places of which there was news."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.heard: list[str] = []
        self.start()

    def start(self) -> None:
        self.store = Store(str(self.file))
        self.context = Context(self.store, courses, self.store.secret)
        self.sessions = Sessions(self.context)
        self.sessions.listen(lambda place, _: self.heard.append(place.partition("/")[0]))

    def open(self) -> str:
        code: str = self.does(TEACHER, "desk/new", "open").opened
        self.code = code
        return code

    def does(
        self, who: str, place: str, event: str, value: Any = None, nonce: str = "", seen: str | None = None
    ) -> Any:
        full = place if "/" in place else f"{place}/{self.code}"
        now = self.sessions.revision(full, self.sessions.state(who, full)) if seen is None else seen
        nonce = nonce or f"nonce-{next(_nonces):06d}"
        return self.sessions.move(who, Move(place=full, event=event, value=value, nonce=nonce, seen=now)).state

    def asks(self) -> Any:
        """The teacher asks who thinks that the first Moor wins."""
        return self.does(TEACHER, "desk", "ask", {"game": "ottocento", "misconception": "first-moor-wins"})

    def room(self) -> Any:
        return self.sessions.state(TEACHER, f"desk/{self.code}").room

    def question(self) -> Any:
        return self.sessions.state(TEACHER, f"desk/{self.code}").question


@pytest.fixture
def club(tmp_path: Path) -> Club:
    club = Club(tmp_path / "log.sqlite")
    club.open()
    for who, name in ((ANNA, "Anna"), (BRUNO, "Bruno")):
        club.does(who, "room", "join", {"name": name})
    return club


def why(press: Callable[[], object]) -> str:
    with pytest.raises(MoveRefused) as found:
        press()
    return found.value.said.reason if found.value.said else found.value.why


def test_an_evening_of_three_rounds(club: Club) -> None:
    for turn in ("ask", "another", "onward"):
        club.asks() if turn == "ask" else club.does(TEACHER, "desk", turn)
        right = taking_home.as_replied(club.question().panel, club.question().right)
        club.does(ANNA, "room", "answer", right)
        for event in ("close", "talk", "vote"):
            club.does(TEACHER, "desk", event)
        club.does(BRUNO, "room", "answer", right)
        club.does(TEACHER, "desk", "reveal")
    assert len({one.link for one in club.room().rounds}) == 3
    assert club.room().points(ANNA) == club.room().points(BRUNO) == 3
    club.does(TEACHER, "desk", "end")
    assert club.code not in club.sessions.state(ANNA, "room/open").rooms


def test_a_press_that_comes_twice_opens_one_room_and_asks_one_question(tmp_path: Path) -> None:
    club = Club(tmp_path / "log.sqlite")
    first, second = (club.does(TEACHER, "desk/new", "open", nonce="nonce-twice").opened for _ in range(2))
    assert first == second
    club.code = first
    for _ in range(2):
        club.does(TEACHER, "desk", "ask", {"game": "ottocento", "skill": "last-moor"}, "nonce-asked", "0.1.lobby")
    assert len(club.room().rounds) == 1


@pytest.mark.parametrize("place", ["desk", "wall"])
@pytest.mark.parametrize(
    "event",
    ["ask", "another", "close", "talk", "vote", "reveal", "reopen", "cover", "rename", "leave-out", "address", "end"],
)
def test_who_does_not_lead_opens_closes_and_reveals_nothing(club: Club, event: str, place: str) -> None:
    club.asks()
    before = club.room()
    value = {"game": "ottocento", "skill": "last-moor", "badge": 1, "name": "Fool", "on": True, "host": ""}
    for who in (ANNA, STRANGER):
        assert why(lambda who=who: club.does(who, place, event, value)) == "evening.refused.host"
    assert club.room() == before


def test_a_pupil_answers_for_nobody_else(club: Club) -> None:
    club.asks()
    for value in ({"choice": 0, "who": BRUNO}, {"badge": 1, "answer": [0]}):
        assert why(lambda value=value: club.does(ANNA, "room", "answer", value)) == "unreadable"
    club.does(ANNA, "room", "answer", 0)
    assert set(club.room().round.vote) == {ANNA}
    assert why(lambda: club.does(STRANGER, "room", "answer", 0)) == "evening.refused.not-in"


def test_who_has_the_key_leads_as_well(club: Club) -> None:
    assert why(lambda: club.does(BRUNO, "desk", "host", {"key": "guessed"})) == "evening.refused.key"
    assert club.sessions.state(BRUNO, f"desk/{club.code}").key == ""
    key = club.sessions.state(TEACHER, f"desk/{club.code}").key
    club.does(BRUNO, "desk", "host", {"key": key})
    club.does(BRUNO, "wall", "ask", {"lesson": MOORS.lesson, "step": MOORS.step})
    assert club.room().phase == "open"


def test_the_key_of_one_room_does_not_open_another(club: Club) -> None:
    key, first = club.sessions.state(TEACHER, f"desk/{club.code}").key, club.code
    club.open()
    assert club.code != first
    assert why(lambda: club.does(BRUNO, "desk", "host", {"key": key})) == "evening.refused.key"


def test_an_answer_counts_once_and_one_after_closing_not_at_all(club: Club) -> None:
    club.asks()
    open_ = club.room().revision
    for _ in range(2):
        club.does(ANNA, "room", "answer", 0, "nonce-answer", open_)
    club.does(TEACHER, "desk", "close")
    assert why(lambda: club.does(BRUNO, "room", "answer", 0, seen=open_)) == "stale"
    assert why(lambda: club.does(BRUNO, "room", "answer", 0)) == "evening.refused.closed"
    club.does(ANNA, "room", "answer", 0, "nonce-answer", open_)  # was heard before: the telephone only missed the reply
    assert set(club.room().round.vote) == {ANNA}


def test_telephones_hear_of_the_moment_and_not_of_each_others_answers(club: Club) -> None:
    club.asks()
    club.heard.clear()
    club.does(ANNA, "room", "answer", 0)
    assert sorted(club.heard) == ["desk", "wall"]
    club.heard.clear()
    club.does(TEACHER, "wall", "close")
    assert sorted(club.heard) == ["desk", "room", "wall"]


def test_after_a_restart_everything_is_there(club: Club) -> None:
    club.asks()
    club.does(ANNA, "room", "answer", 0)
    before, link = club.room(), club.question().link
    club.store.close()
    club.start()
    assert club.room() == before
    assert club.question().link == link
    club.does(ANNA, "room", "answer", 1)
    club.does(TEACHER, "desk", "reveal")
    assert club.room().round.counted[ANNA].answer == (1,)


def test_a_line_that_cannot_be_read_is_passed_over(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    club.store.rooms.append(club.code, ANNA, "sung", "{}", "nonce-sung")
    assert len(club.room().there) == 2
    assert "no entry is called 'sung'" in caplog.text


def test_what_was_answered_is_in_everybodys_own_log_and_known_tomorrow(club: Club) -> None:
    club.asks()
    told = club.question()
    wrong = told.kind.answer_under(told.item, (), misconceptions()["first-moor-wins"])
    club.does(ANNA, "room", "answer", taking_home.as_replied(told.panel, told.right))
    club.does(BRUNO, "room", "answer", taking_home.as_replied(told.panel, wrong))
    assert not club.store.log(ANNA)
    club.does(TEACHER, "desk", "reveal")
    taking_home.settle()
    recall = Recall(club.store)
    assert "last-moor" in recall.of(ANNA).skills
    known = {name: recall.of(name).standings["last-moor"].known for name in (ANNA, BRUNO)}
    assert known[BRUNO] < known[ANNA]
    club.store.close()
    club.start()
    club.room()
    taking_home.settle()
    assert len([event for event in club.store.events(ANNA) if event.kind == "answer"]) == 1


@pytest.mark.parametrize("place", ["room/nowhere", "wall/nowhere", "desk/nowhere", "wall/new", "room/", "desk/a/b"])
def test_what_is_no_room_is_no_place(club: Club, place: str) -> None:
    with pytest.raises(MoveRefused, match=r"nowhere|new|a/b|"):
        club.sessions.state(ANNA, place)


@pytest.mark.parametrize(
    ("event", "value"),
    [("join", None), ("join", {"name": 3}), ("join", ["Anna"]), ("sing", None), ("answer", {"choice": "x"})],
)
def test_what_is_no_press_changes_nothing(club: Club, event: str, value: object) -> None:
    club.asks()
    before = club.room()
    assert why(lambda: club.does(ANNA, "room", event, value)) in ("bad-move", "unreadable")
    assert club.room() == before


def test_a_name_comes_back_mended_or_is_refused_in_words(club: Club) -> None:
    club.does(STRANGER, "room", "join", {"name": "  <b>Zoe</b>\u202e  di Sala "})
    assert club.room().members[STRANGER].name == "<b>Zoe</b> di Sala"
    assert why(lambda: club.does(ANNA, "room", "rename", {"name": "x" * 200})) == "evening.refused.long-name"
    club.does(TEACHER, "desk", "rename", {"badge": 0, "name": "Annarella"})
    assert club.room().members[ANNA].name == "Annarella"
    assert why(lambda: club.does(TEACHER, "desk", "rename", {"badge": 0, "name": ""})) == "evening.refused.no-name"


def test_the_wrong_answer_of_the_test_is_the_misconception() -> None:
    answer, aim = wrong_of()
    assert question().believed(answer) == aim == "first-moor-wins"
