"""Somebody opens the app for the first time, and plays: few pages, few words, then a card."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.journeys.club import Club, Visitor, settled, table

pytestmark = pytest.mark.browser

SCREENS = 5
WORDS_A_SECOND = 2.5
"""How fast a text is read on a screen by somebody who is not in a hurry: 150 words a minute, where 200 to 250 are usual."""
PRESS = 3.0
"""Seconds to find what is to be pressed, and press it."""
SECONDS = 60


def reading(shown: Locator) -> float:
    """Seconds that the words there take."""
    return len(re.findall(r"\w+", shown.inner_text())) / WORDS_A_SECOND


def first_card(page: Page, club: Club) -> tuple[int, float]:
    """From the first page to the first card played: screens seen, and seconds to read and press."""
    page.goto(club.url)
    settled(page)
    screens, seconds = 1, reading(page.locator(".st-key-continue")) + PRESS
    page.locator(".st-key-continue").get_by_role("link").first.click()
    found = table(page)
    while found.get_attribute("data-mode") == "none":
        screens, seconds = screens + 1, seconds + reading(found.locator(".prompt")) + PRESS
        before = found.get_attribute("data-qid")
        found.locator("[data-event=next]").press("Enter")
        expect(found).not_to_have_attribute("data-qid", before or "")
    screens, seconds = screens + 1, seconds + reading(found.locator(".prompt")) + 2 * PRESS
    may = found.locator(".row.hand button.card")
    may.last.click()
    found.locator("[data-event=answer]").click()
    expect(found.locator(".feedback")).not_to_be_empty()
    return screens, seconds


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_a_card_is_played_within_a_minute_and_five_screens(visitor: Visitor, club: Club, locale: str) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, locale=locale, reduced_motion="reduce")
    screens, seconds = first_card(page, club)
    assert screens <= SCREENS
    assert seconds <= SECONDS, f"{seconds:.0f} s"
