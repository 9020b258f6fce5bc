"""A pile laid out at the scoring table, asked of the room: answered, revealed, reviewed, and the same after a restart."""

from __future__ import annotations

import json
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest

from engine.game import game
from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring import Position, write
from lessons.memory.memory import as_it_stands, remember
from lessons.places.in_a_room import taking_home
from lessons.question.registry import misconceptions
from lessons.session.one_step import place_of
from lessons.session.step_link import StepLink
from screens.shared import services, sessions
from tests.screens.driving import visit
from tests.screens.evening_room import ANNA, BRUNO, STRANGER, TEACHER, Room
from tests.screens.posting import Device

PACK = game("ottocento").pack
PILE = ("Angel", "World", "CK", "CQ", "C7", "S8")


def laid(*codes: str) -> str:
    return write(Position(won=frozenset(PACK[code] for code in codes)))


@pytest.fixture
def room() -> Room:
    made = Room()
    made.lead("ask", {"position": laid(*PILE)})
    return made


def test_the_pile_is_asked_of_all_and_the_engine_counts_it(room: Room) -> None:
    ottocento = game("ottocento")
    counted = ottocento.count([PACK[code] for code in PILE], ottocento.house())
    assert room.state().question.right == (counted.total,)
    for phone in room.phones:
        (row,) = phone.look()["rows"]
        assert (len(row["cards"]), phone.panel["mode"]) == (6, "number")
    points = room.state().question.right
    room.answer(0, points)
    room.answer(1, (points[0] + 3,))
    assert len(room.desk.look()["in"]) == 2
    room.lead("reveal")
    assert [phone.look()["mark"]["tone"] for phone in room.phones] == ["good", "bad"]
    bars = Device(f"wall/{room.code}", learner=TEACHER).look()["how"]["bars"]
    assert [(one["ok"], one["count"]) for one in bars] == [(True, 1), (False, 1)]


@pytest.mark.parametrize("question", [True, False])
def test_nothing_tells_a_telephone_what_it_comes_to_before_the_reveal(room: Room, question: bool) -> None:
    room.lead("agree", {"question": question})
    right = room.state().question.right
    room.answer(0, right)
    room.answer(1, (right[0] + 3,))
    for event in ("", "close", "talk", "vote", "close"):
        if event:
            room.lead(event)
        room.listen()
    told = "\n".join(room.heard)
    for secret in (room.state().question.link.lesson, "laid-how", '"tone"', '"ok"', '"bars"', '"right": 1'):
        assert secret not in told, secret
    anna, bruno = (phone.look() for phone in room.phones)
    assert (anna["mark"], bruno["mark"]) == (None, None)


def test_after_a_restart_it_is_the_same_question(room: Room) -> None:
    room.answer(0, room.state().question.right)
    before, panel = room.state().question, room.phones[0].look()
    sessions.sessions().context.rooms.forget(room.code)
    after = room.state().question
    assert (after.item, after.link) == (before.item, before.link)
    again = room.phones[0].look()
    assert (again["rows"], again["answer"]) == (panel["rows"], panel["answer"])


def test_another_one_with_the_same_aim_is_about_the_same_skill_with_other_cards(room: Room) -> None:
    before = room.state().question
    room.lead("reveal")
    room.lead("another")
    after = room.state().question
    assert after.spec.skill == before.spec.skill
    assert after.item != before.item


def test_what_was_answered_stands_in_the_own_log_and_may_be_homework(room: Room) -> None:
    question = room.state().question
    room.answer(0, question.right)
    room.answer(1, (question.right[0] + 3,))
    room.lead("reveal")
    room.desk.look()
    taking_home.settle()
    place = place_of(question.link)
    assert "answer" in [one.kind for one in services.store().events(ANNA, place)]
    after = Device(f"after/{room.code}", learner=TEACHER)
    after.look()
    told = after.press("homework", {"sort": "wrong"})
    (task,) = told["pupils"][1]["homework"][0]["tasks"]
    address = {name: one[0] for name, one in parse_qs(urlsplit(task["href"]).query).items()}
    page = visit("lesson", learner=BRUNO, **address)
    assert "A question you lay out yourself" in page.title[0].value
    at_home = Device(place_of(StepLink(address["id"], address["step"], int(address["seed"]))), learner=BRUNO)
    assert len(at_home.look()["rows"][0]["cards"]) == 6
    at_home.press("answer", str(question.right[0]), seen=at_home.panel["qid"])
    assert at_home.panel["mark"]["tone"] == "good"
    remembered = remember((place, event) for event in services.store().events(ANNA, place))
    assert question.spec.skill in as_it_stands(remembered).skills
    assert told["rounds"][0]["title"]


SOCKS = ("Angel", "World", "Sun", "T16", "T15", "Begato", "CK", "CQ", "CN", "SK", "BK", "C7")


@pytest.mark.parametrize(
    ("asks", "right"), [("length", 6), ("grande", 25), ("criccone", 35), ("sequences", 40), ("whole", 110)]
)
def test_what_a_pile_comes_to_can_be_asked_figure_by_figure_and_of_all(asks: str, right: int) -> None:
    room = Room()
    room.lead("ask", {"position": laid(*SOCKS), "asks": asks})
    assert room.state().question.right == (right,)
    assert all(phone.look()["mode"] == "number" for phone in room.phones)
    room.answer(0, (right,))
    room.answer(1, (right + 5,))
    room.lead("reveal")
    good, bad = (phone.look()["mark"] for phone in room.phones)
    assert (good["tone"], bad["tone"]) == ("good", "bad")
    assert len(bad["says"]) > 1, "the engine says why"
    wall = Device(f"wall/{room.code}", learner=TEACHER).look()
    assert wall["how"]["why"]["text"]
    assert [(one["ok"], one["count"]) for one in wall["how"]["bars"]] == [(True, 1), (False, 1)]


def test_who_reads_the_grande_wrongly_is_told_so_of_whatever_it_comes_to() -> None:
    """Without the Moon the row goes on for us, and ends for whoever thinks that she is needed."""
    for asks in ("length", "grande", "sequences", "whole"):
        room = Room()
        room.lead("ask", {"position": laid("Angel", "World", "Sun", "T16", "T15", "CK"), "asks": asks})
        question = room.state().question
        theirs = question.kind.answer_under(question.item, (), misconceptions()["moon-needed"])
        assert theirs is not None, asks
        room.answer(0, theirs)
        room.lead("reveal")
        bars = Device(f"wall/{room.code}", learner=TEACHER).look()["how"]["bars"]
        assert [one["count"] for one in bars if one["belief"]] == [1], asks


def test_a_pile_is_asked_about_by_the_house_rules_of_its_own_table() -> None:
    without = Position(
        won=frozenset(PACK[code] for code in ("Angel", "World", "Matto", "T16", "T15")),
        rules=Rules(grande="laghi_sun_moon"),
    )
    room, usual = Room(), Room()
    room.lead("ask", {"position": write(without), "asks": "length"})
    usual.lead("ask", {"position": write(replace(without, rules=Rules())), "asks": "length"})
    assert (room.state().question.right, usual.state().question.right) == ((3,), (5,))
    sessions.sessions().context.rooms.forget(room.code)
    assert room.state().question.right == (3,)


@pytest.mark.parametrize("asks", ["length", "criccone", "whole"])
def test_another_one_asks_the_same_of_other_cards(asks: str) -> None:
    room = Room()
    room.lead("ask", {"position": laid(*SOCKS), "asks": asks})
    before = room.state().question
    room.lead("reveal")
    room.lead("another")
    after = room.state().question
    assert (after.spec.part, after.spec.skill) == (asks, before.spec.skill)
    assert after.item != before.item


def test_what_is_no_figure_of_a_pile_is_refused_with_those_there_are() -> None:
    room = Room()
    room.desk.press("ask", {"position": laid(*PILE), "asks": "moors"}, seen=room.desk.look()["qid"])
    assert room.desk.refused == "bad-move"
    room.lead("ask", {"position": laid("Angel", "World", "Sun"), "asks": "length"})
    assert room.state().question.right == (3,), "an odd number of cards may have a grande"


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (laid(), "You have not laid out any cards"),
        (laid("CK"), "There is one card"),
        (laid("CK", "C7", "S8"), "There are 3 cards, and cards are counted two by two"),
        ("won-ZZ", "ZZ"),
    ],
)
def test_a_pile_that_cannot_be_asked_about_says_why(position: str, why: str) -> None:
    room = Room()
    room.desk.press("ask", {"position": position}, seen=room.desk.look()["qid"])
    assert room.desk.refused == "in-words"
    assert why in room.desk.why
    assert room.desk.look()["stage"] == "lobby"


@pytest.mark.parametrize("who", [ANNA, STRANGER])
def test_only_who_leads_asks_the_room(who: str) -> None:
    room = Room()
    other = Device(f"desk/{room.code}", learner=who)
    other.press("ask", {"position": laid(*PILE)}, seen=other.look()["qid"])
    assert other.refused == "in-words"
    assert room.desk.look()["stage"] == "lobby"
    assert Device("desk/new", learner=who).look()["rooms"] == []


@pytest.mark.parametrize(
    "name",
    [
        "laid-pile-worth-3f",
        "laid-pile-worth-moors-3f",
        "laid-pile-worth-length-3f-h99",
        "laid-pile-worth-length-3f-h00",
        "laid-how-many-points-3f-h10",
        "laid-how-many-points-0",
        "laid-how-many-points-01",
        f"laid-how-many-points-{2**62:x}",
        "laid-choice-3",
        "laid-",
    ],
)
def test_a_name_that_says_no_pile_leads_nowhere(name: str) -> None:
    assert Device(f"step/ottocento/{name}/how-many-points/0").look() == {}
    assert "ottocento/" + name not in json.dumps(list(sessions.sessions().context.asked()))
