"""What the app keeps to itself: no question tells its answer on the wire; that no page asks elsewhere is in test_shield.py."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from lessons.text.card_catalogue import entry
from tests.journeys.club import Club, begun, go_on, learner_of, open_lesson

pytestmark = pytest.mark.browser

LESSON = "ottocento/the-pack"


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
        attempt = club.attempt(learner_of(page), LESSON)
        if attempt.asks and attempt.panel is not None:
            hidden = [code for row in attempt.panel.rows if not row.named for code in row.cards]
            if hidden:
                looked += 1
                # Once more from the beginning: all that a page is told of this question, and nothing of the one before.
                frames.clear()
                page.reload()
                begun(page)
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
    assert looked >= 3


def table_source(page: Page) -> str:
    """The shadow roots' markup, which a page's source does not hold."""
    told: str = page.evaluate(
        "() => [...document.querySelectorAll('*')].map((el) => el.shadowRoot ? el.shadowRoot.innerHTML : '').join('')"
    )
    return told
