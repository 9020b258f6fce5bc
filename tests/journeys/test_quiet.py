"""What the app keeps to itself: no request leaves the host, and no question tells its answer on the wire."""

from __future__ import annotations

import re
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Page, expect

from lessons.text.card_catalogue import entry
from tests.journeys.club import Club, Visitor, begun, go_on, learner_of, open_lesson, settled

pytestmark = pytest.mark.browser

LESSON = "ottocento/the-pack"


def test_no_request_leaves_the_host(visitor: Visitor, club: Club) -> None:
    page = visitor(locale="it-IT")
    asked: set[str] = set()
    failed: list[str] = []
    page.on("request", lambda request: asked.add(request.url))
    page.on("pageerror", lambda error: failed.append(str(error)))
    for address in ("/", "/gallery", "/settings", "/about", "/lesson?id=ottocento/following"):
        page.goto(club.url + address)
        expect(page.locator("h1").first).to_be_visible()
        settled(page)
    hosts = {urlparse(url).netloc for url in asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlparse(club.url).netloc}
    assert not failed


def test_a_card_to_be_recognised_is_neither_named_nor_coded_on_the_wire(page: Page, club: Club) -> None:
    frames: list[bytes] = []
    page.on(
        "websocket",
        lambda socket: socket.on(
            "framereceived", lambda data: frames.append(data if isinstance(data, bytes) else data.encode())
        ),
    )
    found = open_lesson(page, club, LESSON)
    looked = 0
    for _ in range(40):
        taking = club.taking(learner_of(page), LESSON)
        if taking.asks and taking.panel is not None:
            hidden = [code for row in taking.panel.rows if not row.named for code in row.cards]
            if hidden:
                looked += 1
                wire = b"".join(frames).decode("utf-8", "replace") + page.content() + table_source(page)
                for code in hidden:
                    assert not re.search(rf'["\s/>=]{re.escape(code)}["\s/<.]', wire), code
                    known = entry(code)
                    assert known is not None
                    labels = re.findall(r'"label": ?"([^"]*)"', wire)
                    assert known.name["en"] not in labels
                    assert known.name["it"] not in labels
            found.locator("[data-event=reveal]").click()
            expect(found.locator(".feedback .head")).to_be_visible()
        if looked >= 3 or not found.locator("[data-event=next]").count():
            break
        go_on(found)
        frames.clear()
        page.reload()
        begun(page)
    assert looked >= 3


def table_source(page: Page) -> str:
    """The shadow roots' markup, which a page's source does not hold."""
    told: str = page.evaluate(
        "() => [...document.querySelectorAll('*')].map((el) => el.shadowRoot ? el.shadowRoot.innerHTML : '').join('')"
    )
    return told
