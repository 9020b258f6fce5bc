"""A planned evening in browsers: it begins by the plan, goes on by the clicker, and leaves each their own page afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor
from tests.journeys.test_evening import PHONE, Evening, answer

pytestmark = pytest.mark.browser

PLAN = "the-pack-and-the-trick"


def test_a_planned_evening_and_what_it_leaves(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    desk, wall = evening.desk, evening.wall
    phone = evening.comes("Gino", PHONE)

    # However many plans there are, one sees with what else one can begin.
    expect(desk.locator(f"[data-plan={PLAN}]")).to_be_visible()
    for summary in desk.locator(".asking > details > summary").all():
        expect(summary).to_be_in_viewport(ratio=1)

    # It begins by the plan; the clicker goes to the first question and through it.
    desk.locator(f"[data-plan={PLAN}]").dispatch_event("click")
    expect(desk.locator(".plan .say")).to_contain_text("quattro per tavolo")
    expect(desk.locator(".next .main")).to_have_text("Avanti: Sessantadue carte")
    evening.goes_on()
    expect(desk.locator(".plan h2").first).to_have_text("Sessantadue carte")
    evening.goes_on()
    evening.at("open")
    answer(phone, 0)
    evening.press("PageDown", "closed")
    evening.press("PageDown", "revealed")
    expect(desk.locator(".plan .time")).to_contain_text("parte 3 di 10")
    evening.heard()
    assert not serious(desk)

    # The last part stands on the wall in large.
    desk.locator(".parts .part").last.dispatch_event("click")
    expect(wall.locator("section.part")).to_contain_text("Adesso ai tavoli")

    evening.ends()

    # Afterwards: homework by the teacher, the same words on the telephone.
    desk.locator(".next a.main").click()
    expect(desk.locator(".rounds li")).to_have_count(1)
    desk.locator("[data-give=lesson]").dispatch_event("click")
    expect(desk.locator(".leads svg.code")).to_be_visible()
    assert not serious(desk)
    phone.locator("a.main").tap()
    expect(phone.locator(".seen")).to_contain_text("esattamente questo")
    expect(phone.locator(".told a").first).to_have_attribute("href", re.compile("^/lesson[?]id=ottocento/"))
    assert not serious(phone)
