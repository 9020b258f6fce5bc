"""A browser that was lent to somebody before knows nothing of them."""

from __future__ import annotations

import pytest

from tests.journeys.club import Club
from tests.journeys.lent import Lent

pytestmark = pytest.mark.browser

LEAVES = """document.cookie = 'who=Anna; path=/'; localStorage.who = sessionStorage.who = 'Anna';
new Promise((done) => { const asked = indexedDB.open('who'); asked.onsuccess = () => { asked.result.close(); done(); }; })"""
FINDS = """async () => [document.cookie, localStorage.length, sessionStorage.length, (await indexedDB.databases()).length,
  innerWidth, navigator.language]"""


def test_what_somebody_left_in_a_browser_the_next_one_does_not_find(lent: Lent, club: Club) -> None:
    its = {"locale": "it-IT", "color_scheme": "dark"}
    found = []
    for wide in (390, 1366):
        sort, context, page = lent.lend(viewport={"width": wide, "height": 768}, **its)
        page.goto(f"{club.url}/s/help")
        found.append((context, page.evaluate(FINDS)))
        page.evaluate(LEAVES)
        context.route("**/s/help", lambda route: route.abort())
        lent.back(sort, context)
    (first, new), (second, again) = found
    assert first == second, "the same browser"
    assert new == ["", 0, 0, 0, 390, "it-IT"]
    assert again == ["", 0, 0, 0, 1366, "it-IT"]
