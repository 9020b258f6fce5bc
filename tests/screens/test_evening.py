"""An evening by its places: what a telephone, the wall and the desk are told and when, names from people."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pypdfium2 as pdfium
import pytest
from starlette.applications import Starlette

from engine.games.bologna.scorekeeper import Counted
from lessons.evening.polls import choosing
from lessons.evening.polls.questions import Question
from lessons.question.registry import misconceptions
from lessons.text.phrases import sentences
from screens.evening.routes import Evening
from screens.shared import services, sessions
from screens.wording.texts import texts_under
from tests.screens.asking import Visitor
from tests.screens.evening_room import ANNA, BRUNO, STRANGER, TEACHER, WAITING, Room, browser
from tests.screens.posting import Device

KINDS = sorted({way.kind for way in choosing.ways(services.courses())})


def one_of(kind: str) -> choosing.Way:
    found = [way for way in choosing.ways(services.courses()) if way.kind == kind]
    return next((way for way in found if way.drawn), found[0])


def wrong_of(question: Question) -> tuple[int, ...]:
    """An answer that is wrong, of a known misconception where there is one."""
    kind, item = question.kind, question.item
    misled = (kind.answer_under(item, (), one) for one in misconceptions().values() if kind.name in one.kinds)
    known = next((one for one in misled if one is not None and question.mark(one).named), None)
    if known is not None:
        return known
    many = len(question.panel.pickable) or len(question.panel.choices) or 90
    return next((n,) for n in range(many) if not kind.explain(item, (), (n,)).ok)


CUSTOMS = [
    dict(zip(("question", "talks", "again", "hidden"), on, strict=True)) for on in product((True, False), repeat=4)
]
EVERY = [(kind, CUSTOMS[(2 * n + off * 9) % 16]) for n, kind in enumerate(KINDS) for off in (0, 1)]
"""Each kind with the first vote hidden and shown, with the question on telephones and without; each way with several kinds."""


def test_every_way_in_which_a_round_may_go_is_gone_through() -> None:
    assert all(sum(customs == one for _, customs in EVERY) > 3 for one in CUSTOMS)


@pytest.mark.parametrize(
    ("kind", "customs"),
    EVERY,
    ids=lambda one: one if isinstance(one, str) else "".join(k[0] for k, on in one.items() if on),
)
def test_nothing_tells_a_telephone_the_answer_before_the_reveal(kind: str, customs: dict[str, bool]) -> None:
    room = Room()
    room.lead("agree", customs)
    question = room.ask(one_of(kind))
    right, wrong = question.right, wrong_of(question)
    room.listen()
    for who, answer in ((0, right), (1, wrong)):
        room.hear(room.answer(who, answer))
    for event in ("", "close", "talk", "vote", "close"):
        if event:
            room.lead(event)
        room.listen()
        anna, bruno = (phone.look() for phone in room.phones)
        own = ("me", "answer", "at", "who")
        assert {**anna, **dict.fromkeys(own)} == {**bruno, **dict.fromkeys(own)}, "right or wrong, it looks the same"
        assert anna["mark"] is None
        assert anna["hints"] == []
        assert "voted" not in anna
        assert_on_the_telephone(anna, question, whole=customs["question"])
    told = "\n".join(room.heard)
    diagnosis = question.mark(wrong).named
    spoken = [
        text
        for code in ("diagnosis", "remedy", "belief")
        for text in sentences().get(f"{code}.{diagnosis}", {}).values()
    ]
    marked = [
        text
        for said in question.mark(right).says
        for text in sentences().get(said.reason, {}).values()
        if "{" not in text
    ]
    secret = [str(question.link.seed), question.link.lesson, f'"{question.link.step}"', *spoken, *marked]
    # What stands among the choices, with all the others, tells nothing.
    asked = json.dumps([room.phones[0].panel[one] for one in ("prompt", "choices")], ensure_ascii=False)
    for text in secret:
        assert text not in told or text in asked, text
    for name in (
        '"tone"',
        '"ok"',
        '"key"',
        '"bars"',
        '"share": "1',
        '"right": 1',
        *(one for one in [diagnosis] if one),
    ):
        assert name not in told, name
    room.lead("reveal")
    anna, bruno = (phone.look() for phone in room.phones)
    assert (anna["mark"]["tone"], bruno["mark"]["tone"]) == ("good", "bad")
    assert anna["right"] == 1


def assert_on_the_telephone(told: dict[str, Any], question: Question, *, whole: bool) -> None:
    """The question as the lesson asks it, or only what is pressed: as many cards, in the same order."""
    panel = question.panel
    pressed = [card for row in told["rows"] if row["pick"] for card in row["cards"]]
    assert (len(pressed), told["mode"]) == (len(panel.pickable), panel.mode)
    assert len(told["choices"]) == len(panel.choices)
    if whole:
        assert len(told["rows"]) == len(panel.rows)
        assert (told["table"] is None) is (panel.table is None)
    else:
        assert all(row["pick"] for row in told["rows"])
        assert told["table"] is None
        assert "screen" in json.dumps(told["prompt"])
        assert len(told["prompt"]) == 1


def test_the_wall_shows_who_has_answered_and_only_then_how() -> None:
    room = Room()
    question = room.ask(one_of("who-wins"))
    room.answer(0, question.right)
    wall = Device(f"wall/{room.code}", learner=TEACHER)
    assert (wall.look()["in"], wall.panel["how"], wall.panel["table"]["mark"]) == ([0], None, None)
    room.lead("close")
    assert wall.look()["how"] is None
    room.lead("reveal")
    how = wall.look()["how"]
    assert [bar["count"] for bar in how["bars"]] == [1]
    assert how["why"]["text"]
    assert how["why"]["source"]
    assert "right" in wall.panel["table"]["mark"]["cards"].values()
    room.lead("cover", {"on": True})
    assert wall.look()["how"] is None


def test_a_misconception_is_named_on_the_wall_in_the_clubs_own_language() -> None:
    room = Room()
    room.lead("ask", {"game": "ottocento", "misconception": "first-moor-wins"})
    question = room.state().question
    wrong = question.kind.answer_under(question.item, (), misconceptions()["first-moor-wins"])
    room.answer(1, wrong)
    room.lead("reveal")
    shown = Device(f"wall/{room.code}", learner=STRANGER, locale="it-IT").look()["how"]
    assert [bar["belief"] for bar in shown["bars"]] == ["", "«Vince il primo Moro»"]


def test_half_right_at_the_first_vote_is_the_moment_to_talk_and_says_so_at_the_desk_alone() -> None:
    room = Room()
    question = room.ask(one_of("who-wins"))
    room.answer(0, question.right)
    room.answer(1, wrong_of(question))
    told = room.lead("close")
    assert told["next"] == "talk"
    assert told["share"].startswith("1 of 2 is right")
    assert told["bars"] == []


def test_names_are_data_and_two_of_one_name_are_told_apart() -> None:
    room = Room()
    third = Device(f"room/{room.code}", learner=STRANGER)
    third.look()
    third.press("join", {"name": "<img src=x>"})
    room.phones[1].press("rename", {"name": "Anna"})
    people = room.desk.look()["people"]
    assert [(one["name"], one["twin"]) for one in people] == [("Anna", True), ("Anna", True), ("<img src=x>", False)]
    assert people[0]["card"] != people[1]["card"]
    third.press("rename", {"name": "x" * 200})
    assert "24" in third.why


def test_a_reload_finds_name_points_and_answer() -> None:
    room = Room()
    question = room.ask(one_of("who-wins"))
    room.answer(0, question.right)
    again = Device(f"room/{room.code}", learner=ANNA)
    before = again.look()
    assert (before["stage"], before["me"]["name"], before["answer"]) == ("ask", "Anna", list(question.right))
    room.lead("reveal")
    assert again.look()["right"] == 1


def test_another_browser_is_let_in_by_a_nod_and_the_old_one_is_asked_for_a_name_again() -> None:
    room = Room()
    question = room.ask(one_of("who-wins"))
    room.answer(0, question.right)
    new = Device(f"room/{room.code}", learner=WAITING)
    assert [one["name"] for one in new.look()["here"]] == ["Anna", "Bruno"]
    assert new.press("return", {"badge": 0})["stage"] == "back"
    (wanted,) = room.desk.look()["returns"]
    assert (wanted["name"], wanted["request"]) == ("Anna", 1)
    assert WAITING not in json.dumps(room.desk.panel)
    room.lead("nod", {"request": 1, "yes": True})
    assert (new.look()["me"]["name"], new.panel["answer"]) == ("Anna", list(question.right))
    assert room.phones[0].look()["stage"] == "join"
    room.lead("rename", {"badge": 0, "name": "Annarella"})
    assert new.look()["me"]["name"] == "Annarella"


def test_only_the_desk_is_told_how_far_each_is_and_the_telephones_know_that_it_is() -> None:
    room = Room()
    room.lead("pace", {"lesson": "ottocento/following"})
    anna = Device(f"pace/{room.code}", learner=ANNA)
    assert [row["cells"][0] for row in room.desk.look()["pace"]["rows"]] == ["here", "here"], "who reads the first step"
    while anna.look()["mode"] == "none":
        anna.press("next", seen=anna.panel["qid"])
    assert "here" in room.desk.look()["pace"]["rows"][0]["cells"]
    anna.press("answer", [0], seen=anna.panel["qid"])
    grid = room.desk.look()["pace"]
    assert [row["badge"] for row in grid["rows"]] == [0, 1]
    assert grid["rows"][0]["cells"][:2] == ["read", "missed"], "the Star may not be played there"
    assert grid["rows"][1]["cells"][:2] == ["here", ""]
    assert len(grid["steps"]) == len(grid["rows"][0]["cells"])
    room.listen()
    told = "\n".join(room.heard)
    assert '"cells"' not in told
    assert '"belief"' not in told
    assert room.phones[0].look()["stage"] == "pace"
    assert "Chi insegna vede" in texts_under("evening.phone", "it")["seen_by"]
    assert Device(f"pace/{room.code}", learner=STRANGER).look() == {}
    room.lead("example", {"badge": 0})
    assert room.phones[0].look()["worked"]["mark"]["tone"] == "told"
    assert room.phones[1].look()["worked"] is None


def test_nobody_is_told_how_the_deal_went_before_it_is_shown() -> None:
    room = Room()
    room.lead("deal", {"number": 4})
    anna, bruno = (Device(f"deal/{room.code}", learner=who) for who in (ANNA, BRUNO))
    both = [{**one.look(), "at": 0, "who": "", "qid": ""} for one in (anna, bruno)]
    assert both[0] == both[1], "the same cards in the same chair"
    assert both[0]["rows"]
    assert not any(both[0]["can"][one] for one in ("hint", "undo", "share"))
    room.listen()
    assert '"points"' not in "\n".join(room.heard)
    assert room.desk.look()["deal"]["rows"] == [], "a desk may be on the wall, too"
    assert room.desk.panel["deal"]["book"] is None
    room.lead("compare", {"on": True})
    assert Device(f"wall/{room.code}", learner=STRANGER).look()["deal"]["book"]["away"]


def test_a_tables_match_is_known_to_those_who_sit_there_and_to_the_teacher() -> None:
    room = Room()
    others = [f"luna-sole-faro-{word}" for word in ("onda", "luna", "sole", "faro")]
    for name, who in zip(("Carla", "Dino", "Elio", "Fina"), others, strict=True):
        device = Device(f"room/{room.code}", learner=who)
        device.look()
        device.press("join", {"name": name})
    room.phones[1].press("rename", {"name": "慧"})
    room.lead("pair", {})
    proposed = [Device(f"room/{room.code}", learner=who).look()["seat"] for who in (ANNA, BRUNO, *others)]
    assert all(seat["partner"] and seat["soon"] for seat in proposed), "before the first round nobody sits out"
    told = room.lead("seat", {"hands": 4})
    (table,) = told["seats"]["tables"]
    code = table["match"]
    assert len(told["seats"]["rests"]) == 1
    seated = [Device(f"room/{room.code}", learner=who).look()["seat"] for who in (ANNA, BRUNO, *others)]
    assert sorted(seat["match"] for seat in seated) == ["", "", *[code] * 4]
    assert not any(seat["soon"] for seat in seated)
    assert not any(seat["result"] for seat in seated)
    wall = json.dumps(Device(f"wall/{room.code}", learner=STRANGER).look())
    assert code not in wall
    assert table["names"][0] in json.loads(wall)["seats"]["tables"][0]["names"]
    app = Starlette(routes=Evening(sessions.sessions).routes())
    mine = Visitor(app, {"calzettini": TEACHER}, {"host": "localhost:8501"}).get(f"/s/tables.pdf?room={room.code}")
    with pdfium.PdfDocument(mine.body) as paper:
        assert "(Sun)" in paper[0].get_textpage().get_text_range(), (
            "our type has no Chinese; the badge's card stands there"
        )
    assert browser().get(f"/s/tables.pdf?room={room.code}").status == 404


def test_two_of_one_name_are_told_apart_by_their_badges_in_every_pair_that_is_named() -> None:
    room = Room()
    others = [f"luna-sole-faro-{word}" for word in ("onda", "luna")]
    for name, who in zip(("Anna", "Dino"), others, strict=True):
        device = Device(f"room/{room.code}", learner=who)
        device.look()
        device.press("join", {"name": name})
    cards = [one["card"] for one in room.desk.look()["people"] if one["name"] == "Anna"]
    assert len(set(cards)) == 2
    called = {f"Anna ({card})" for card in cards} | {"Bruno", "Dino"}
    room.lead("pair", {})
    table = room.lead("seat", {"hands": 1})["seats"]["tables"][0]
    wall = Device(f"wall/{room.code}", learner=STRANGER).look()["seats"]
    for named in (table["names"], wall["tables"][0]["names"], [one["name"] for one in wall["standings"]]):
        assert {one for pair in named for one in pair.split(" & ")} == called
    for who in (ANNA, BRUNO, *others):
        seat = Device(f"room/{room.code}", learner=who).look()["seat"]
        assert {seat["partner"], *seat["against"].split(" & ")} < called


def test_whoever_comes_back_to_the_room_reads_how_the_match_at_the_table_ended() -> None:
    room = Room()
    others = [f"luna-sole-faro-{word}" for word in ("onda", "luna")]
    for name, who in zip(("Carla", "Dino"), others, strict=True):
        device = Device(f"room/{room.code}", learner=who)
        device.look()
        device.press("join", {"name": name})
    room.lead("pair", {})
    code = room.lead("seat", {"hands": 1})["seats"]["tables"][0]["match"]
    hand = Counted(2, (34, 14), 0, (60, 20), (50, 37))
    services.store().matches.append(code, ANNA, 2, hand, "the-hand")
    told = [Device(f"room/{room.code}", learner=who).look()["seat"]["result"] for who in (ANNA, BRUNO, *others)]
    assert sorted(told) == ["The others won, 150 to 71."] * 2 + ["You two won, 150 to 71."] * 2


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_club_keeps_its_list_of_members_on_the_laptop(tmp_path: Path, encoding: str) -> None:
    """However its editor saves it: no name loses its accent."""
    told = "# tonight\nNicolò\n  Gino \nNicolò\n" + "x" * 200 + "\n\n"
    (tmp_path / "members.txt").write_text(told, encoding=encoding)
    room = Room()
    new = Device(f"room/{room.code}", learner=STRANGER)
    assert new.look()["names"] == ["Nicolò", "Gino"]
