"""A page loaded before the server was restarted: its first click counts, on every page, even where nothing was asked before."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.club import Club, open_lesson, restart, settled

pytestmark = pytest.mark.browser


def test_the_first_click_in_a_lesson_that_was_opened_by_its_address(page: Page, mortal_club: Club) -> None:
    found = open_lesson(page, mortal_club, "ottocento/following")
    settled(page)
    restart(page, mortal_club)
    before = found.get_attribute("data-qid") or ""
    found.locator("[data-event=next]").click()
    expect(found).not_to_have_attribute("data-qid", before)


def test_the_first_choice_and_the_first_card_in_the_gallery(page: Page, mortal_club: Club) -> None:
    page.goto(f"{mortal_club.url}/gallery")
    found = page.locator(".table button.card")
    expect(found).to_have_count(62)
    settled(page)
    restart(page, mortal_club)
    page.get_by_role("radio", name="trionfi", exact=True).or_(page.get_by_text("trumps", exact=True)).first.click()
    expect(found).to_have_count(21)
    settled(page)
    restart(page, mortal_club)
    found.first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_first_card_on_the_scoring_table(page: Page, mortal_club: Club) -> None:
    page.goto(f"{mortal_club.url}/workbench")
    bench = page.locator(".bench .counting")
    expect(bench.locator(".matrix button").first).to_be_visible()
    settled(page)
    restart(page, mortal_club)
    bench.get_by_role("button", name="King of coins", exact=True).click()
    expect(page).to_have_url(re.compile("p=won-DK"))
    expect(bench.locator(".totals strong")).to_have_count(2)
