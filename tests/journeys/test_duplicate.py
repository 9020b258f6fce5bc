"""The same deals at two tables, a laptop and a telephone, each at its own pace; a kill; what each made of them side by side."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bench.geometry.tables import press
from tests.journeys.axe import serious
from tests.journeys.club import TELEPHONE, WIDE, Club, Visitor

pytestmark = pytest.mark.browser

LAPTOP = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", "reduced_motion": "reduce"}
WIDTHS = (320, 390, 820, 1366, 2560)
FINISHED = ".same-deal:not(.stands) tbody"
"""A table that has finished the deal."""


def place(page: Page) -> str:
    return f"seat/{page.url.partition('room=')[2]}"


def plays_a_deal(page: Page) -> None:
    """From the first card to what it came to, as fast as the program goes."""
    assert press(page, place(page), "again") == 200
    while press(page, place(page), "on") == 200:
        pass
    expect(page.locator(".ended .keep")).to_be_visible()


def test_two_tables_compare_what_they_made_of_the_same_deals(mortal_club: Club, visitor: Visitor) -> None:
    anna, bruno = visitor(**LAPTOP), visitor(**TELEPHONE, locale="it-IT")
    anna.goto(f"{mortal_club.url}/s/table")
    anna.locator("#name").fill("Anna")
    anna.locator("#game").select_option("french3")
    anna.locator("#deals").select_option("2")
    anna.locator(".opening:not(.same-opening) .main").press("Enter")
    expect(anna.locator(".chairs li")).to_have_count(3)
    anna.locator(".invites summary").press("Enter")
    address = anna.locator(".invites .address a").get_attribute("href")
    assert address
    # Somebody at another table opens the address that is shown at the first.
    bruno.goto(mortal_club.url + address)
    bruno.locator("#same-name").fill("Bruno")
    bruno.locator(".same-opening .main").press("Enter")
    expect(bruno.locator(".chairs li")).to_have_count(3)
    assert place(bruno) != place(anna)

    plays_a_deal(anna)
    expect(anna.locator(FINISHED)).to_have_count(1)
    expect(anna.locator(".same [role=status]")).to_contain_text("One table has not finished it yet.")
    expect(bruno.locator(".same-deal")).to_have_count(0)
    plays_a_deal(bruno)
    for page in (anna, bruno):
        expect(page.locator(FINISHED)).to_have_count(2)
        expect(page.locator(".stands tbody tr")).to_have_count(6)
    mortal_club.kill()
    mortal_club.open()
    for page in (anna, bruno):
        page.reload()
        expect(page.locator(FINISHED)).to_have_count(2)
    assert not serious(bruno)  # Anna's page has the same in other words
    for width in WIDTHS:
        bruno.set_viewport_size({"width": width, "height": 900})
        assert bruno.evaluate(WIDE) <= bruno.evaluate("innerWidth"), width
