"""A browser that was lent to somebody before knows nothing of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.journeys.club import Club
from tests.journeys.lent import Lent

pytestmark = pytest.mark.browser

ITS: dict[str, Any] = {"locale": "it-IT", "color_scheme": "dark"}
LEAVES = """document.cookie = 'who=Anna; path=/'; localStorage.who = sessionStorage.who = 'Anna'; window.who = 'Anna';
addEventListener('pagehide', () => { sessionStorage.who = 'Anna'; });
new Promise((done) => { const asked = indexedDB.open('who'); asked.onsuccess = () => { asked.result.close(); done(); }; })"""
FINDS = """async () => [document.cookie, localStorage.length, sessionStorage.length, (await indexedDB.databases()).length,
  innerWidth, navigator.language, matchMedia('(prefers-color-scheme: dark)').matches,
  matchMedia('(prefers-reduced-motion: reduce)').matches, 'who' in window, history.length]"""


def come(lent: Lent, club: Club, wide: int | None = None) -> tuple[str, BrowserContext, Page]:
    sort, context, page = lent.lend(viewport={"width": wide, "height": 768} if wide else None, **ITS)
    page.goto(f"{club.url}/s/help")
    return sort, context, page


def test_what_somebody_left_in_a_browser_the_next_one_does_not_find(lent: Lent, club: Club) -> None:
    found = []
    for wide in (390, 1366, None):
        sort, context, page = come(lent, club, wide)
        found.append((context, page, page.evaluate(FINDS)))
        page.evaluate(LEAVES)
        page.goto(f"{club.url}/s")
        page.emulate_media(color_scheme="light")
        page.mouse.move(50, 60)
        context.route("**/s/help", lambda route: route.abort())
        page.route("**/s/help", lambda route: route.abort())
        context.new_page()
        lent.back(sort, context)
        assert len(context.pages) == 1
    assert {(context, page) for context, page, _ in found} == {found[0][:2]}, "the same browser, the same tab"
    assert [told[:-1] for *_, told in found] == [
        ["", 0, 0, 0, 390, "it-IT", True, False, False],
        ["", 0, 0, 0, 1366, "it-IT", True, False, False],
        ["", 0, 0, 0, 1280, "it-IT", True, False, False],
    ]
    assert found[1][2][-1] == found[2][2][-1] <= 2, "nothing to go back to but nowhere"


def test_a_tab_to_which_somebody_listened_is_not_lent_again(lent: Lent, club: Club) -> None:
    heard: list[str] = []
    sort, context, page = come(lent, club)
    page.on("request", lambda asked: heard.append(asked.url))
    page.add_init_script("window.who = 'Anna'")
    page.reload()
    lent.back(sort, context)
    before = len(heard)
    sort, again, other = come(lent, club)
    lent.back(sort, again)
    assert again is context
    assert other is not page
    assert len(heard) == before > 0


def test_a_tab_that_was_at_two_places_is_not_lent_again(lent: Lent, club: Club) -> None:
    sort, context, page = come(lent, club)
    page.goto(f"{club.url.replace('127.0.0.1', 'localhost')}/s/help")
    lent.back(sort, context)
    sort, context, other = come(lent, club)
    lent.back(sort, context)
    assert other is not page
