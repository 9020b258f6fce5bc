"""A round of a tournament on telephones: one tap to one's own chair, cards, a kill, the teacher who looks on, the standings."""

from __future__ import annotations

import json
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from playwright.sync_api import expect

from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor
from tests.journeys.test_evening import MEASURE, PHONE, SMALL, Evening

pytestmark = pytest.mark.browser
OTHERS = ("Carla", "Dino", "Elsa", "Franco", "Gina", "Hugo")


def joins(url: str, room: str, name: str) -> None:
    """Somebody comes in whose telephone nobody looks at."""
    opener = build_opener(HTTPCookieProcessor())
    opener.open(f"{url}/s?room={room}").read()
    panel = json.load(opener.open(f"{url}/api/place/room/{room}"))["panel"]
    move = {
        "place": f"room/{room}",
        "event": "join",
        "value": {"name": name},
        "seen": panel["qid"],
        "nonce": f"joins-{name}",
    }
    opener.open(Request(f"{url}/api/move", json.dumps(move).encode(), {"Content-Type": "application/json"})).read()


def test_a_round_on_telephones_from_the_desk_to_the_standings(mortal_club: Club, visitor: Visitor) -> None:
    evening = Evening(mortal_club, visitor, "it-IT")
    desk, wall, room = evening.desk, evening.wall, evening.room
    phones = [evening.comes(name, size) for name, size in (("Anna", PHONE), ("Bruno", SMALL))]
    for name in OTHERS:
        joins(mortal_club.url, room, name)
    desk.locator("summary", has_text="Coppie e tavoli").click()
    desk.locator("[data-event=pair]").click()
    evening.at("tables")
    desk.locator("#movement").select_option("robin")
    desk.locator(".on-phones summary").click()
    desk.locator("[data-deals='2']").click()
    expect(wall.locator(".board")).to_have_count(2)
    expect(wall.locator(".board .hands").first).to_have_text("carte ancora da dare")
    anna = phones[0]
    expect(anna.locator("h1")).to_contain_text("Tavolo")
    found = {"telephone": serious(anna)}
    anna.locator(".stage a.main", has_text="Siediti").tap()
    expect(anna.locator(".chairs li")).to_have_count(4)
    expect(anna.locator(".chairs")).to_contain_text("Anna (tu)")
    expect(anna.locator("input")).to_have_count(0)
    found |= {"chairs": serious(anna)}
    anna.locator(".main", has_text="Dai le carte").tap()
    expect(anna.locator(".here .table")).to_be_visible()
    code = anna.url.partition("room=")[2]
    board = desk.locator(".board", has=desk.locator(f"a[href$='{code}']"))
    expect(board.locator(".hands")).to_contain_text("mano 1 di 2, presa 1 di 15")
    expect(board.locator(".waits").first).to_contain_text("si aspetta")
    with desk.context.expect_page() as opened:
        board.locator("a").click()
    teacher = opened.value
    expect(teacher.locator(".here .table")).to_be_visible()
    expect(teacher.locator(".tournament")).to_contain_text("Tu vedi le carte di tutti")
    found |= {"desk": serious(desk), "looking on": serious(teacher), "wall": serious(wall)}
    # Whoever does not come is played for, as the teacher says.
    teacher.locator(".around summary").click()
    away = teacher.locator(".chairs button", has_text="non c'è").last
    name = (away.inner_text()).partition(" non")[0]
    away.click()
    expect(board.locator(".waits", has_text="gioca il programma")).to_contain_text(name)
    mortal_club.kill()
    mortal_club.open()
    anna.reload()
    expect(anna.locator(".here .table")).to_be_visible()
    desk.locator("[data-event='round-over']").click()
    desk.locator("dialog .main").click()
    expect(anna.locator(".tournament")).to_contain_text("Questo giro è finito")
    expect(wall.locator(".board .hands").first).to_have_text("interrotto")
    anna.locator(".tournament a", has_text="Torna alla serata").tap()
    expect(anna.locator(".lead", has_text="confrontare")).to_be_visible()
    smallest, inside = wall.evaluate(MEASURE)
    assert smallest >= 31.5
    assert inside
    desk.locator("[data-deals='4']").click()
    expect(wall.locator("h1", has_text="Giro 2")).to_be_visible()
    expect(anna.locator(".stage a.main", has_text="Siediti")).not_to_have_attribute("href", f"/s/table?room={code}")
    assert not {name: what for name, what in found.items() if what}
