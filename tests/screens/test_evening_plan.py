"""A planned evening by its routes: choosing a plan, what the desk and the wall say of it, going on by one press, the paper."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from lessons.places.in_a_room import planned
from lessons.plans import shelf
from lessons.text.card_catalogue import CONTENT
from screens.room_views.plans import listed
from tests.screens.evening_room import ANNA, STRANGER, TEACHER, Room, browser
from tests.screens.posting import Device

PACK = "the-pack-and-the-trick"


def goes(room: Room) -> None:
    """The one press that goes on, as the desk's large button and the clicker have it."""
    told = room.desk.look()
    room.lead(told["next"], told["to"] if told["next"] == "plan" else None)


def in_plan(part: int = 0, plan: str = PACK) -> Room:
    room = Room()
    room.lead("plan", {"plan": plan, "part": part, "turn": 0})
    return room


def test_the_desk_tells_what_to_say_where_one_is_and_what_comes_next() -> None:
    room = in_plan()
    told = room.desk.look()
    plan = told["plan"]
    assert (plan["part"], plan["parts"][0]["title"], plan["next"]) == (0, "Coming in", "Sixty-two cards")
    assert plan["say"].startswith("Put four at a table")
    assert (told["next"], told["to"]) == ("plan", {"plan": PACK, "part": 1, "turn": 1})
    assert "plan" in told["can"]
    italian = Device(f"desk/{room.code}", learner=TEACHER, locale="it-IT").look()["plan"]
    assert italian["parts"][1]["title"] == "Sessantadue carte"


def test_a_whole_plan_goes_by_one_press_after_the_other() -> None:
    room, asked = in_plan(), list[int]()
    for _ in range(60):
        told = room.desk.look()
        if told["plan"]["part"] == len(told["plan"]["parts"]) - 1 and told["stage"] != "open":
            break
        if told["stage"] == "open":
            asked.append(told["plan"]["part"])
            room.answer(0, room.state().question.right)
        goes(room)
    plan = shelf.found().plans[PACK]
    wanted = [place for place, part in enumerate(plan.parts) if part.ask for _ in range(part.ask.questions)]
    assert asked == wanted
    assert told["to"] is None
    assert told["next"] == ""


def test_the_wall_shows_what_is_talked_about_and_gives_way_to_a_question() -> None:
    room = in_plan(part=9)
    wall = Device(f"wall/{room.code}", learner=STRANGER, locale="it-IT")
    shown = wall.look()["part"]
    assert shown["sort"] == "play"
    assert shown["text"].startswith("Quattro carte a testa")
    room.lead("ask", {"game": "ottocento", "skill": "last-moor"})
    assert wall.look()["part"] is None


def test_what_a_teacher_is_to_say_and_the_aim_reach_no_telephone() -> None:
    room = in_plan(part=4)
    for phone in room.phones:
        told = json.dumps(phone.look())
        assert "must-overtrump" not in told
        assert "briscola" not in told
    stranger = Device(f"desk/{room.code}", learner=ANNA).look()
    assert stranger == {**stranger, "stage": "stranger"}
    assert "plan" not in stranger


@pytest.mark.parametrize("place", ["desk", "wall"])
def test_a_pupil_goes_nowhere_in_the_plan(place: str) -> None:
    room = in_plan()
    pupil = Device(f"{place}/{room.code}", learner=ANNA)
    pupil.look()
    pupil.press("plan", {"plan": PACK, "part": 3, "turn": 1})
    assert pupil.refused
    assert room.desk.look()["plan"]["part"] == 0


def test_a_plan_is_left_for_a_question_of_ones_own_and_come_back_to() -> None:
    room = in_plan(part=3)
    room.lead("plan", {"plan": "", "part": 0, "turn": 1})
    told = room.desk.look()
    assert (told["plan"], told["been"], told["turn"]) == (None, {PACK: 3}, 2)
    room.lead("ask", {"game": "ottocento", "skill": "last-moor"})
    room.lead("plan", {"plan": PACK, "part": 3, "turn": 2})
    assert room.desk.look()["plan"]["part"] == 3


def test_the_minutes_spent_stand_beside_those_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    now = int(time.time())
    monkeypatch.setattr(planned.time, "time", lambda: now - 400)
    room = in_plan()
    monkeypatch.setattr(planned.time, "time", lambda: now)
    goes(room)
    first, second, *_ = room.desk.look()["plan"]["parts"]
    assert (first["spent"], first["minutes"]) == (400, 5)
    assert second["spent"] < 60


def test_a_double_press_goes_on_once() -> None:
    room = in_plan()
    to = room.desk.look()["to"]
    room.lead("plan", to)
    room.desk.press("plan", to, seen=room.desk.look()["qid"])
    assert room.desk.refused == "stale"
    assert room.desk.look()["plan"]["part"] == 1


def test_a_plan_that_is_gone_is_told_in_words() -> None:
    room = Room()
    room.desk.look()
    room.desk.press("plan", {"plan": "no-such-plan", "part": 0, "turn": 0})
    assert "plan" in room.desk.why


def test_a_spoilt_plan_of_the_clubs_is_told_and_the_others_are_there(tmp_path: Path) -> None:
    (tmp_path / "evenings").mkdir()
    (tmp_path / "evenings" / "spoilt.yaml").write_text("id: spoilt\ngame: ottocento\n", encoding="utf-8")
    told = json.loads(browser().get("/s/plans").body)
    assert len(told["plans"]) == 8
    assert any("spoilt.yaml:1:1: 'title' is missing here" in one for one in told["wrong"])


@pytest.mark.parametrize("name", [b"\xff\xfe.yaml", "\u202eours.yaml".encode()])
def test_a_plan_of_any_name_takes_no_other_away(tmp_path: Path, name: bytes) -> None:
    (tmp_path / "evenings").mkdir()
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/evenings/" + name)).write_text("id: spoilt\n", encoding="utf-8")
    told = json.loads(browser().get("/s/plans").body)
    assert len(told["plans"]) == 8
    assert told["wrong"]
    assert all(one.isprintable() for one in told["wrong"])


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
@pytest.mark.parametrize("name", ["the-pack-and-the-trick", "the-grande", "a-whole-match"])
def test_every_plan_is_there_on_paper(name: str, locale: str) -> None:
    answer = browser(**{"accept-language": locale}).get(f"/s/plan.pdf?plan={name}")
    assert answer.status == 200
    assert answer.body.startswith(b"%PDF")
    assert answer.body == browser(**{"accept-language": locale}).get(f"/s/plan.pdf?plan={name}").body
    assert browser().get("/s/plan.pdf?plan=../x").status == 404


def test_plans_are_offered_in_the_order_in_which_a_club_gives_them(tmp_path: Path) -> None:
    (tmp_path / "evenings").mkdir()
    text = (CONTENT / "evenings" / "the-count.yaml").read_text(encoding="utf-8")
    (tmp_path / "evenings" / "our-count.yaml").write_text(
        text.replace("id: the-count", "id: our-count"), encoding="utf-8"
    )
    told = [(plan["title"], plan["evening"], plan["of"]) for plan in listed("en")["plans"]]
    assert told == [
        ("The pack and the trick", 1, 8),
        ("The count", 2, 8),
        ("Criccone and sequences", 3, 8),
        ("The grande", 4, 8),
        ("Declaring and signalling", 5, 8),
        ("The Matto and the Bégato", 6, 8),
        ("Planning the play", 7, 8),
        ("A whole match", 8, 8),
        ("The count", 0, 0),
    ]


@pytest.mark.parametrize(("locale", "follows"), [("en-GB", "The count"), ("it-IT", "Il conto"), ("fr-FR", "Le compte")])
def test_at_the_end_of_an_evening_the_desk_names_the_next_one_of_its_series(locale: str, follows: str) -> None:
    room = in_plan(part=9)
    plan = Device(f"desk/{room.code}", learner=TEACHER, locale=locale).look()["plan"]
    assert (plan["next"], plan["follows"], plan["evening"], plan["of"]) == ("", follows, 1, 8)
    last = in_plan(plan="a-whole-match", part=9).desk.look()["plan"]
    assert (last["follows"], last["evening"]) == ("", 8)


def test_cards_that_are_spoken_of_lie_on_the_wall_and_at_the_desk_instead_of_the_code() -> None:
    """Before anybody was asked anything the wall shows the way in: not where a part has cards to talk about."""
    room = Room()
    wall = Device(f"wall/{room.code}", learner=TEACHER)
    for title, rows in (("The longest row", [20]), ("What is it worth to break it?", [3, 2])):
        parts = shelf.look().plans["the-grande"].parts
        at = next(at for at, part in enumerate(parts) if part.title.en == title)
        room.lead("plan", {"plan": "the-grande", "part": at, "turn": room.desk.look()["turn"]})
        shown, desk = wall.look()["part"], room.desk.look()["plan"]
        assert [len(one["cards"]) for one in shown["rows"]] == rows
        assert [len(one["cards"]) for one in desk["rows"]] == rows
        assert all(card["src"] and card["label"] for one in shown["rows"] for card in one["cards"])


def test_what_is_talked_about_stands_on_the_telephones_as_well_and_no_other_part_does() -> None:
    parts = shelf.found().plans["the-grande"].parts
    talked = next(place for place, part in enumerate(parts) if part.talk)
    room = in_plan(talked, "the-grande")
    told, wall = room.phones[0].look(), Device(f"wall/{room.code}", learner=TEACHER).look()
    assert (told["stage"], told["part"]) == ("part", wall["part"])
    assert told["part"]["text"].startswith("The others have the Angel")
    assert (told["part"]["text"], len(told["part"]["rows"])) == (wall["part"]["text"], len(parts[talked].cards))
    spoken = next(place for place, part in enumerate(parts) if part.sort == "say" and part.cards)
    room.lead("plan", {"plan": "the-grande", "part": spoken, "turn": 1})
    assert room.phones[0].look()["stage"] == "lobby"
