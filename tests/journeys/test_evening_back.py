"""A lost cookie is replaced by the teacher's nod; the laptop's address changes, and the code on the wall by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.journeys.club import Club, Visitor
from tests.journeys.test_evening import PHONE, SMALL, Evening, answer, ask, card
from tests.journeys.test_everyone import serious

pytestmark = pytest.mark.browser


def test_another_browser_comes_back_by_a_nod(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    old, desk = evening.comes("Maria", PHONE), evening.desk
    ask(desk)
    expect(old.locator(".table button.card").first).to_be_visible()
    answer(old, 0)
    new = visitor(viewport=SMALL, has_touch=True, is_mobile=True, locale="it-IT", reduced_motion="reduce")
    new.goto(f"{club.url}/s?room={evening.room}")
    new.locator("#name").fill("maria ")
    new.locator("#name").press("Enter")
    assert not serious(new)
    new.locator("button.person").tap()
    expect(new.locator("body")).to_have_attribute("data-stage", "back")
    assert not serious(new)
    assert not serious(desk)
    desk.locator("[data-nod=yes]").click()
    expect(new.locator(".me strong")).to_have_text("Maria")
    expect(card(new, 0)).to_have_attribute("aria-pressed", "true")
    expect(old.locator("#name")).to_be_visible()
    desk.locator(".people .person").click()
    desk.locator(".mending input").fill("Mariarosa")
    desk.locator(".mending input").press("Enter")
    expect(new.locator(".me strong")).to_have_text("Mariarosa")


def test_when_the_laptops_address_changes_the_code_on_the_wall_follows_by_itself(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    wall, before = evening.wall, evening.wall.locator(".address").inner_text()
    code = wall.locator("svg.code path").get_attribute("d")
    moved = "http://10.0.0.77:8501/s"
    told = wall.evaluate("async () => (await fetch('/s/addresses?path=/s')).json()")
    told["addresses"] = [
        {**told["addresses"][0], "host": "10.0.0.77", "url": moved, "code": {"size": 21, "path": "M0 0.5h7"}}
    ]
    wall.route("**/s/addresses*", lambda route: route.fulfill(json=told))
    wall.evaluate("dispatchEvent(new Event('online'))")
    expect(wall.locator(".address")).to_have_text(moved)
    expect(wall.locator("svg.code path")).not_to_have_attribute("d", code or "")
    wall.unroute("**/s/addresses*")
    wall.evaluate("dispatchEvent(new Event('online'))")
    expect(wall.locator(".address")).to_have_text(before)
