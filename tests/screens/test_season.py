"""A club's season by its routes: what teacher and members are told, paper and tables, an evening begun with what was left."""

from __future__ import annotations

import csv
import io
from typing import Any

import pypdfium2 as pdfium
import pytest
from starlette.applications import Starlette

from lessons.question.registry import misconceptions
from screens.evening.routes import Evening
from screens.prints.season.paper import season_paper
from screens.prints.season.tables import TABLES
from screens.room_views.season import everything
from screens.shared import sessions
from screens.wording.texts import text
from tests.screens.asking import Answer, Visitor
from tests.screens.evening_room import ANNA, BRUNO, STRANGER, TEACHER, Room
from tests.screens.posting import Device
from tests.screens.tournament import Tournament

AIM = "first-moor-wins"


class Season:
    """A season in which Bruno came once, and believed that the first Moor wins; Anna was right."""

    def __init__(self) -> None:
        beginning = Device("season/new", learner=TEACHER)
        beginning.look()
        self.code = beginning.press("begin", {"name": "Autunno"})["begun"]
        self.room = Room()
        self.room.lead("ask", {"game": "ottocento", "misconception": AIM})
        asked = self.room.state().question
        self.room.answer(0, asked.right)
        self.room.answer(1, asked.kind.answer_under(asked.item, (), misconceptions()[AIM]))
        self.room.lead("reveal")
        self.room.lead("end")

    def seen_by(self, who: str, locale: str = "en-GB") -> Device:
        device = Device(f"season/{self.code}", learner=who, locale=locale)
        device.look()
        return device

    def fetched(self, address: str, who: str, locale: str = "en-GB") -> Answer:
        app = Starlette(routes=Evening(sessions.sessions).routes())
        headers = {"host": "localhost:8501", "accept-language": locale}
        return Visitor(app, {"calzettini": who}, headers).get(address)

    def table(self, of: str, locale: str) -> list[list[str]]:
        told = self.fetched(f"/s/season.csv?club={self.code}&of={of}", TEACHER, locale).body.decode("utf-8-sig")
        return list(csv.reader(io.StringIO(told), delimiter="," if locale.startswith("en") else ";"))


@pytest.fixture
def season() -> Season:
    return Season()


def test_a_member_sees_exactly_what_the_teacher_sees_of_them(season: Season) -> None:
    every = season.seen_by(TEACHER).panel
    assert (every["stage"], every["name"]) == ("all", "Autunno")
    for who, of_them in zip((ANNA, BRUNO), every["members"], strict=True):
        own = season.seen_by(who).panel
        assert own["stage"] == "mine"
        assert own["member"] == {name: of_them[name] for name in own["member"]}
        after = Device(f"after/{season.room.code}", learner=who)
        assert after.look()["seasons"] == [{"season": "Autunno", "member": own["member"]}]
    (still,) = every["members"][1]["mistakes"]
    assert (still["belief"], still["gone"]) == ("The first Moor wins", False)


def test_a_stranger_is_told_nothing_and_a_member_of_nobody_else(season: Season) -> None:
    assert season.seen_by(STRANGER).panel["stage"] == "stranger"
    assert "Bruno" not in str(season.seen_by(ANNA).panel)
    for address in ("/s/season.pdf", "/s/season.csv?of=attendance"):
        asked = f"{address}{'&' if '?' in address else '?'}club={season.code}"
        assert [season.fetched(asked, who).status for who in (ANNA, STRANGER)] == [403, 403]


@pytest.mark.parametrize("locale", ["it-IT", "en-GB", "fr-FR"])
def test_the_season_on_paper_and_as_tables(season: Season, locale: str) -> None:
    made = season.fetched(f"/s/season.pdf?club={season.code}", TEACHER, locale)
    pages = pdfium.PdfDocument(made.body)
    told = "".join(one.get_textpage().get_text_range() for one in pages)
    assert all(name in told for name in ("Autunno", "Anna", "Bruno"))
    head, *lines = season.table("attendance", locale)
    assert len(head) == 3
    assert lines == [["Anna", "x", "1"], ["Bruno", "x", "1"]]
    _, anna, bruno = season.table("learnt", locale)
    assert (anna[2:5], bruno[2:4]) == (["1", "1", ""], ["0", "1"])
    assert bruno[4]
    assert len(season.table("league", locale)) == 1
    assert season.fetched(f"/s/season.csv?club={season.code}&of=everything", TEACHER, locale).status == 403


def test_the_next_evening_offers_what_the_last_one_left_open_until_it_is_asked(season: Season) -> None:
    room = Room()
    (left,) = room.desk.look()["left_open"]
    assert (left["misconception"], left["n"], left["belief"]) == (AIM, 1, "The first Moor wins")
    assert "left_open" not in Device(f"desk/{room.code}", learner=ANNA).look()
    room.lead("ask", {"game": left["game"], "misconception": left["misconception"]})
    room.lead("reveal")
    assert room.desk.look()["left_open"] == []


def test_a_room_that_is_of_no_season_offers_nothing() -> None:
    Room().lead("end")
    assert Room().desk.look()["left_open"] == []


@pytest.mark.parametrize("address", ["/s/season", "/s"])
def test_the_pages_are_there_for_everybody(season: Season, address: str) -> None:
    for who in (TEACHER, ANNA, STRANGER):
        answer: Any = season.fetched(address, who)
        assert answer.status == 200
    assert '"season": true' in season.fetched("/s", ANNA).body.decode().replace("&quot;", '"')
    assert '"season": false' in season.fetched("/s", STRANGER).body.decode().replace("&quot;", '"')


def test_what_may_not_be_is_refused_in_words(season: Season) -> None:
    teacher = season.seen_by(TEACHER)
    teacher.press("begin", {"name": "Primavera"})
    assert teacher.why == "There is a season already. End it first, then begin the next."
    key = teacher.panel["members"][0]["key"]
    teacher.press("rename", {"pupil": key, "name": " "})
    assert teacher.refused
    anna = season.seen_by(ANNA)
    anna.press("forget", {"pupil": key})
    assert "led by the person who began it" in anna.why


def test_a_round_on_telephones_counts_in_a_league_of_its_own_as_the_evening_has_it_and_not_before_it_is_over() -> None:
    beginning = Device("season/new", learner=TEACHER)
    beginning.look()
    code = beginning.press("begin", {"name": "Autunno"})["begun"]
    eight = Tournament(8)
    eight.lead("seat", {"deals": 2})
    tables = eight.tables()
    for table in tables:
        table.deal()
    season = Device(f"season/{code}", learner=TEACHER)
    assert season.look()["persons_compared"] == season.panel["pairs_compared"] == []
    eight.lead("round-over", {"round": 1})
    stood = {pair(name): n for name, n in eight.standings()}
    told = season.look()
    assert told["persons"] == told["pairs"] == [], "with real cards nobody has played"
    assert {pair(one["name"]): one["against"] for one in told["pairs_compared"]} == stood
    persons = {one["name"]: one["against"] for one in told["persons_compared"]}
    assert persons == {name: n for two, n in stood.items() for name in two}
    assert {(one["deals"], one["played"]) for one in told["persons_compared"]} == {(1, 0)}
    points = [one["by"] for one in told["persons_compared"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 0
    for member in told["members"]:
        assert (member["league"], member["compared"]["against"]) == (None, persons[member["name"]])
    anna = Device(f"season/{code}", learner=eight.phones[0].learner)
    assert anna.look()["member"]["compared"] == told["members"][0]["compared"]
    eight.lead("seat", {"deals": 2})
    assert season.look()["pairs_compared"] == told["pairs_compared"], "and stays while the next round is on"
    for lang in ("en", "it", "fr"):
        book = sessions.sessions().state(TEACHER, f"season/{code}").book
        account = everything(book, code, lang)
        rows = [
            *csv.reader(
                io.StringIO(TABLES["league"](account, lang).decode("utf-8-sig")), delimiter="," if lang == "en" else ";"
            )
        ]
        assert len(rows) == 1 + len(persons) + len(stood)
        assert all(row[-1] == "1" for row in rows[1:])
        paper = "".join(one.get_textpage().get_text_range() for one in pdfium.PdfDocument(season_paper(account, lang)))
        assert text("season.page.pairs_compared", lang).replace("\xa0", " ") in paper.replace("\xa0", " ")


def pair(name: str) -> frozenset[str]:
    """Two people, in whatever order they are named."""
    return frozenset(name.split(" & "))
