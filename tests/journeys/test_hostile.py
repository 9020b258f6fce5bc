"""Texts that would be more than text, as a browser shows them."""

from __future__ import annotations

from urllib.parse import quote, urlparse

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.club import TURN, Club, settled, until
from tests.screens.hostile import HOSTILE

pytestmark = pytest.mark.browser

SORTS = ("image", "picture", "colour", "icon", "emoji by name", "name of a host", "address", "formula in a line")


def test_a_text_in_the_address_is_read_by_nobody_but_people(page: Page, club: Club) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlparse(request.url).netloc))
    page.goto(club.url)
    settled(page)
    for sort in SORTS:
        page.evaluate(TURN, f"/?learner={quote(HOSTILE[sort])}")
        told = page.get_by_role("alert")
        expect(told).to_contain_text("Nobody with the code")
        until(page, lambda told=told, sort=sort: HOSTILE[sort][:60] in told.inner_text().replace("\u2060", ""))
        settled(page)
        expect(told.locator("a, img, svg, math, .katex")).to_have_count(0)
        assert asked - {""} == {urlparse(club.url).netloc}, sort
