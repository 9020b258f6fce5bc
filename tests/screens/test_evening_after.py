"""An evening afterwards by its routes: who sees what, paper and table, names that would be formulas."""

from __future__ import annotations

import csv
import io
import json
import re
from datetime import datetime
from html import unescape
from typing import Any

import pypdfium2 as pdfium
import pytest
from starlette.applications import Starlette

from lessons.question.registry import misconceptions
from screens.evening.routes import Evening
from screens.shared import sessions
from tests.screens.asking import Answer, Visitor
from tests.screens.evening_room import ANNA, BRUNO, STRANGER, TEACHER, Room
from tests.screens.posting import Device

FILES = ("/s/after.csv", "/s/after.pdf", "/s/after.json")


@pytest.fixture
def room() -> Room:
    """A round in which Anna is right and Bruno believes that the first Moor wins, revealed."""
    made = Room()
    made.lead("ask", {"game": "ottocento", "misconception": "first-moor-wins"})
    asked = made.state().question
    made.answer(0, asked.right)
    made.answer(1, asked.kind.answer_under(asked.item, (), misconceptions()["first-moor-wins"]))
    made.lead("reveal")
    return made


def after(room: Room, who: str, locale: str = "en-GB") -> Device:
    device = Device(f"after/{room.code}", learner=who, locale=locale)
    device.look()
    return device


def fetched(room: Room, address: str, who: str, locale: str = "en-GB") -> Answer:
    app = Starlette(routes=Evening(sessions.sessions).routes())
    headers = {"host": "localhost:8501", "accept-language": locale}
    return Visitor(app, {"calzettini": who}, headers).get(f"{address}?room={room.code}")


def test_a_pupil_sees_exactly_what_the_teacher_sees_of_that_pupil(room: Room) -> None:
    after(room, TEACHER).press("homework", {"sort": "wrong"})
    every = after(room, TEACHER).panel
    assert every["stage"] == "all"
    for who, of_them in zip((ANNA, BRUNO), every["pupils"], strict=True):
        own = after(room, who).panel
        assert own["stage"] == "mine"
        assert own["pupil"] == of_them
    assert every["pupils"][1]["mistakes"][0]["belief"] == "The first Moor wins"
    assert every["pupils"][1]["homework"][0]["tasks"][0]["href"].startswith("/lesson?id=ottocento/")


def test_a_pupil_sees_nothing_of_the_others_and_a_stranger_nothing_at_all(room: Room) -> None:
    told = json.dumps(after(room, ANNA).panel)
    assert "Bruno" not in told
    assert "first Moor" not in told
    stranger = after(room, STRANGER).panel
    assert stranger["stage"] == "stranger"
    assert "Anna" not in json.dumps(stranger)


@pytest.mark.parametrize("address", FILES)
@pytest.mark.parametrize("who", [ANNA, STRANGER, "nobody-at-all-here"])
def test_only_who_leads_takes_names_along(room: Room, address: str, who: str) -> None:
    refused = fetched(room, address, who)
    assert refused.status == 403
    assert b"Bruno" not in refused.body
    assert fetched(room, address, TEACHER).status == 200


def test_nothing_is_told_of_a_question_that_was_not_revealed(room: Room) -> None:
    room.lead("ask", {"game": "ottocento", "misconception": "matto-wins"})
    asked = room.state().question
    room.answer(0, asked.kind.answer_under(asked.item, (), misconceptions()["matto-wins"]))
    room.lead("close")
    for who in (ANNA, TEACHER):
        panel = after(room, who).panel
        told = json.dumps({**panel, "lessons": [], "homework": []})
        assert "Matto wins" not in told
        assert len(panel.get("rounds", [0])) == 1
    assert Device(f"wall/{room.code}", learner=TEACHER).look()["shown"] == 1


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR"])
def test_lessons_that_can_be_given_have_their_titles_as_they_are_written(room: Room, locale: str) -> None:
    titles = [title for _, title in Device(f"after/{room.code}", learner=TEACHER, locale=locale).look()["lessons"]]
    assert any(":" in title for title in titles)
    assert not [title for title in titles if "\\" in title or "\u2060" in title]


@pytest.mark.parametrize(("locale", "between"), [("it-IT", ";"), ("en-GB", ",")])
def test_the_table_opens_in_the_spreadsheet_of_the_language(room: Room, locale: str, between: str) -> None:
    data = fetched(room, "/s/after.csv", TEACHER, locale).body
    assert data.startswith(b"\xef\xbb\xbf")
    lines = list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=between))
    assert [line[0] for line in lines[1:]] == ["Anna", "Bruno"]
    assert [line[2:4] for line in lines[1:]] == [["1", "1"], ["0", "1"]]
    assert all(len(line) == len(lines[0]) for line in lines)


@pytest.mark.parametrize("locale", ["it-IT", "fr-FR"])
def test_other_programs_get_the_figures_of_the_table_by_ids_that_are_the_same_in_every_language(
    room: Room, locale: str
) -> None:
    after(room, TEACHER).press("homework", {"sort": "wrong"})
    told = json.loads(fetched(room, "/s/after.json", TEACHER, locale).body)
    assert (told["format"], told["version"], told["room"]) == ("calzettini-evening", 1, room.code)
    (asked,) = told["rounds"]
    assert (asked["lesson"], asked["first"], asked["now"], asked["votes"]) == (
        room.state().question.link.lesson,
        0.5,
        0.5,
        1,
    )
    anna, bruno = told["pupils"]
    assert (bruno["still"], bruno["gone"], bruno["again"]) == (["first-moor-wins"], [], [1])
    assert anna["skills"] == {asked["skill"]: {"right": 1, "of": 1}}
    assert [one["homework"] for one in (anna, bruno)] == [[{"done": 0, "of": 0}], [{"done": 0, "of": 1}]]
    data = fetched(room, "/s/after.csv", TEACHER, locale).body.decode("utf-8-sig")
    lines = list(csv.reader(io.StringIO(data), delimiter=";"))[1:]
    assert [[str(one[key]) for key in ("name", "card", "right", "of")] for one in (anna, bruno)] == [
        line[:4] for line in lines
    ]
    assert TEACHER not in json.dumps(told), "no code of anybody's log"
    assert ANNA not in json.dumps(told)


@pytest.mark.parametrize("name", ["=1+1", "+cmd", "-2", "@SUM(A1)", "%x1", "a;b", 'a"b', "|calc"])
def test_a_name_is_no_formula_and_stays_in_its_cell(room: Room, name: str) -> None:
    room.phones[1].press("rename", {"name": name})
    data = fetched(room, "/s/after.csv", TEACHER, "it-IT").body.decode("utf-8-sig")
    line = list(csv.reader(io.StringIO(data), delimiter=";"))[2]
    assert line[0].removeprefix("'") == name
    assert line[0][0] not in "=+-@%|"


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_paper_is_there_also_of_an_evening_without_a_question(locale: str, room: Room) -> None:
    after(room, TEACHER).press("homework", {"sort": "rounds", "rounds": [1]})
    for one in (room, Room()):
        answer = fetched(one, "/s/after.pdf", TEACHER, locale)
        assert answer.body.startswith(b"%PDF")
        assert answer.headers["content-disposition"].startswith("attachment")


@pytest.mark.parametrize("name", ["Łucja", "Ζωή", "Жанна", "慧", "Ada 🌻"])
def test_a_name_our_type_cannot_write_is_printed_with_the_card_of_its_badge(name: str, room: Room) -> None:
    room.phones[1].press("rename", {"name": name})
    with pdfium.PdfDocument(fetched(room, "/s/after.pdf", TEACHER, "it-IT").body) as paper:
        told = "\n".join(page.get_textpage().get_text_range() for page in paper)
    card = after(room, TEACHER, "it-IT").panel["pupils"][1]["card"]
    assert (f"({card})" in told) == (name in ("慧", "Ada 🌻"))
    assert name.removesuffix(" 🌻") in told or name == "慧"


def test_forgetting_takes_the_page_away_from_everybody(room: Room) -> None:
    device = after(room, TEACHER)
    device.press("forget")
    assert "End the evening first" in device.why
    room.lead("end")
    assert after(room, TEACHER).press("forget")["stage"] == "forgotten"
    assert after(room, ANNA).panel["stage"] == "stranger"
    assert fetched(room, "/s/after.csv", TEACHER).status == 403
    assert "Anna" not in json.dumps(Device(f"room/{room.code}", learner=ANNA).look())


def test_names_are_in_no_address_and_the_page_says_who_sees_it(room: Room) -> None:
    told = after(room, TEACHER).panel
    addresses = [told["link"], *(one["src"] for one in told["pupils"])]
    assert not [one for one in addresses if "Anna" in one or "Bruno" in one]
    page = fetched(room, "/s/after", ANNA, "it-IT").body.decode()
    assert "Chi ha condotto la serata vede di te esattamente questo" in page


def given(address: str, who: str) -> dict[str, Any]:
    """What a page is given with its address."""
    app = Starlette(routes=Evening(sessions.sessions).routes())
    headers = {"host": "localhost:8501", "accept-language": "en-GB"}
    page = Visitor(app, {"calzettini": who}, headers).get(address).body.decode()
    found: dict[str, Any] = json.loads(unescape(re.search(r'data-given="([^"]*)"', page)[1]))  # type: ignore[index]
    return found


@pytest.mark.parametrize(
    ("address", "who", "finds"),
    [
        ("/s/after", TEACHER, True),
        ("/s/desk", TEACHER, True),
        ("/s", TEACHER, True),
        ("/s", ANNA, True),
        ("/s/after", ANNA, True),
        ("/s/desk", ANNA, False),
        ("/s", STRANGER, False),
        ("/s/after", STRANGER, False),
    ],
)
def test_a_finished_evening_is_found_again_by_who_was_there(room: Room, address: str, who: str, finds: bool) -> None:
    assert room.code not in [one["code"] for one in given(address, who)["earlier"]], "it is still open"
    room.lead("end")
    found = [one for one in given(address, who)["earlier"] if one["code"] == room.code]
    assert bool(found) is finds
    for one in found:
        assert one["led"] is (who == TEACHER)
        assert one["href"] == f"/s/after?room={room.code}"
        assert str(datetime.now().year) in one["day"]


def test_a_forgotten_evening_is_listed_no_more(room: Room) -> None:
    room.lead("end")
    after(room, TEACHER).press("forget")
    assert room.code not in [one["code"] for one in given("/s/after", TEACHER)["earlier"]]


def test_what_an_evening_leaves_says_its_day(room: Room) -> None:
    today = datetime.now()
    assert after(room, TEACHER).panel["day"] == after(room, ANNA).panel["day"]
    assert f"{today.day} " in after(room, TEACHER).panel["day"]
    lines = list(csv.DictReader(io.StringIO(fetched(room, "/s/after.csv", TEACHER).body.decode("utf-8-sig"))))
    assert {one["Day"] for one in lines} == {today.date().isoformat()}
    assert json.loads(fetched(room, "/s/after.json", TEACHER).body)["day"] == today.date().isoformat()
