"""A whole lesson without a mouse; in Italian a review is taken so (test_review.py)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from lessons.session.state import Attempt
from tests.journeys.club import Club, begun, learner_of, settled, until

pytestmark = pytest.mark.browser

LESSON = "ottocento/following"
BEGIN = "Begin: Following suit"
END = re.compile(r"All \d+ were right at once")


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the thing of this name has the focus; within a page's worth of keys."""
    for _ in range(60):
        page.keyboard.press("Tab")
        text = page.evaluate("""() => {
          let at = document.activeElement;
          while (at && at.shadowRoot && at.shadowRoot.activeElement) at = at.shadowRoot.activeElement;
          return at ? (at.getAttribute('aria-label') || at.textContent || '').trim() : '';
        }""")
        if text == name:
            return
    raise AssertionError(f"Tab never came to {name!r}")


def answer_by_keyboard(page: Page, found: Locator, attempt: Attempt) -> None:
    assert attempt.kind is not None
    assert attempt.item is not None
    assert attempt.question is not None
    right = attempt.kind.right(attempt.item, attempt.question.given)
    mode = found.get_attribute("data-mode")
    if mode == "number":
        found.locator("input").press_sequentially(str(right[0]))
        page.keyboard.press("Enter")
        return
    if mode == "choice" or right[0] < 0:
        page.keyboard.press(str((right[0] if mode == "choice" else -1 - right[0]) + 1))
    else:
        expect(found.locator("button.card").first).to_be_focused()
        at = 0
        for place in right:
            for _ in range(abs(place - at)):
                page.keyboard.press("ArrowRight" if place > at else "ArrowLeft")
            at = place
            page.keyboard.press("Enter")
            expect(found.locator("button.card").nth(place)).to_have_attribute("aria-pressed", "true")
    tab_to(page, (found.locator("[data-event=answer]").text_content() or "").strip())
    page.keyboard.press("Enter")


def test_a_whole_lesson_with_the_keyboard_alone(page: Page, club: Club) -> None:
    page.goto(club.url)
    expect(page.get_by_role("link", name=BEGIN, exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    settled(page)
    tab_to(page, BEGIN)
    page.keyboard.press("Enter")
    found = begun(page)
    learner = learner_of(page)
    asked = 0
    for _ in range(60):
        if found.get_by_text(END).count():
            break
        if found.get_attribute("data-mode") != "none":
            answer_by_keyboard(page, found, club.attempt(learner, LESSON))
            asked += 1
            expect(found.locator(".feedback .head")).to_contain_text(re.compile("[✓→]"))
        expect(found.locator("[data-event=next]")).to_be_focused()
        before = found.get_attribute("data-qid") or ""
        page.keyboard.press("Enter")
        expect(found).not_to_have_attribute("data-qid", before)
    expect(found.get_by_text(END)).to_be_visible()
    until(page, lambda: len(club.answers(learner)) >= asked)
    assert len(club.answers(learner)) == asked
    assert asked >= 4
