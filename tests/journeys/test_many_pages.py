"""Twelve pages of one browser that all follow the evening: a browser opens six connections to an address, and no more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.journeys.club import Club, Visitor
from tests.journeys.match import FIRST, at_a_match, enter, now
from tests.journeys.test_evening import PHONE, Evening, answer, ask

pytestmark = pytest.mark.browser


def test_twelve_pages_of_one_browser_follow_and_can_all_press(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "en-GB")
    bruno = evening.comes("Bruno", PHONE)
    desk, own = evening.desk, evening.desk.context
    phones = [own.new_page() for _ in range(6)]
    for phone in phones:
        phone.goto(f"{club.url}/s?room={evening.room}")
        if phone is phones[0]:
            phone.locator("#name").fill("Anna")
            phone.locator("#name").press("Enter")
        expect(phone.locator(".called")).to_have_text("Anna")
    sheets = [own.new_page() for _ in range(3)]
    at_a_match(sheets[0], club)
    for sheet in sheets[1:]:
        sheet.goto(sheets[0].url)
        now(sheet, "Anna deals")
    second = own.new_page()
    second.goto(f"{club.url}/s/wall?room={evening.room}")
    assert len(own.pages) == 12

    desk.get_by_role("button", name=evening.said["mistakes"]).dispatch_event("click")
    ask(desk, desk.get_by_role("button", name=evening.said["believes"]))
    for phone in (*phones, bruno):
        expect(phone.locator("body")).to_have_attribute("data-stage", "ask")
    evening.at("open")
    expect(second.locator("body")).to_have_attribute("data-stage", "open")
    # Each of them presses, and the last press is what counts.
    for place, phone in enumerate(phones):
        phone.locator(".table button.card").nth(place % 4).dispatch_event("click")
        phone.locator("[data-event=answer]").dispatch_event("click")
        expect(evening.wall.locator("footer .answered img")).to_have_count(1)
        expect(phone.locator(".table .note")).not_to_be_empty()
    answer(bruno, 1)
    expect(evening.wall.locator("footer .answered img")).to_have_count(2)
    expect(bruno.locator(".me strong")).to_have_text("Bruno")
    expect(phones[-1].locator(".me strong")).to_have_text("Anna")
    enter(sheets[-1], FIRST)
    for sheet in sheets:
        now(sheet, "Hand 2")
    evening.leads("close", "closed")
    evening.leads("reveal", "revealed")
    for phone in (*phones, bruno):
        expect(phone.locator(".feedback")).not_to_be_empty()
