"""A review in the browser: with keys alone, through a pulled plug, to the map of what is known."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from lessons.learner.event import Event
from lessons.learner.store import Store
from lessons.memory.recall import Recall
from lessons.moves.move import LONGEST_MS
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.session.state import Attempt
from tests.journeys.axe import serious
from tests.journeys.club import WIDE, Club, Visitor, begun, settled, turn_to
from tests.journeys.test_keyboard import answer_by_keyboard, tab_to
from tests.learner.days import Diary

pytestmark = pytest.mark.browser

LEARNER = "luna-castello-onda-faro"


def learned(club: Club) -> None:
    """Some weeks of one learner, told to the club's log."""
    diary, store = Diary(at=datetime.now(UTC) - timedelta(days=200)), Store(club.database)
    for day in range(4):
        for skill in ("last-moor", "follow-suit", "must-trump", "trump-order"):
            diary.question(day > 0, skill=skill, ms=4000, diagnosis=None if day else "first-moor-wins")
        diary.wait(days=8)
    told = [(lesson, Event(e.kind, e.step, e.nonce, e.data, 0, e.at)) for lesson, e in diary.log]
    store.keep(LEARNER, {"met": "yes"})
    store.append_all(LEARNER, told)
    store.close()


def sitting(club: Club, page: Page) -> Attempt:
    """Where the learner is in the sitting begun last, read from the log as any second device would."""
    store = Store(club.database)
    try:
        plans = Recall(store).of(LEARNER).plans
        name = next(one for one in plans if one.startswith("review/"))
        attempt: Attempt = Sessions(Context(store, dict, b"")).state(LEARNER, f"review/{name}").attempt
        return attempt
    finally:
        store.close()


def test_a_review_with_the_keyboard_alone_and_a_plug_pulled_halfway(visitor: Visitor, mortal_club: Club) -> None:
    club = mortal_club
    learned(club)
    page = visitor(locale="it-IT", viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page.goto(f"{club.url}/?learner={LEARNER}")
    due = page.get_by_role("link", name="da ripassare")
    expect(due).to_be_visible()
    settled(page)
    tab_to(page, (due.text_content() or "").strip())
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Comincia il ripasso")).to_be_visible()
    settled(page)
    tab_to(page, "Comincia il ripasso")
    page.keyboard.press("Enter")
    found = begun(page)
    for turn in range(60):
        if found.get_by_text("Ripasso finito").count():
            break
        before = found.get_attribute("data-qid") or ""
        if turn == 3:
            club.kill()
            club.open()
            page.reload()
            found = begun(page)
            expect(found).to_have_attribute("data-qid", before)
        if found.get_attribute("data-mode") != "none":
            if turn == 3:
                found.locator("button.card, button.choice").first.focus()
            answer_by_keyboard(page, found, sitting(club, page))
            if went_on(found, before):
                continue  # a question in several steps goes on by itself
            expect(found.locator(".feedback .head")).to_contain_text("Giusto.")
        found.locator("[data-event=next]").press("Enter")
        expect(found).not_to_have_attribute("data-qid", before)
    expect(found.get_by_text("Ripasso finito")).to_be_visible()
    expect(page.locator(".cz-map li").first).to_be_visible()
    assert not any(one.due <= datetime.now(UTC) for one in _memory(club).skills.values())
    timed = [
        event.data.get("ms") for _, event in _log(club) if event.step.startswith("item-") and event.kind == "answer"
    ]
    assert all(isinstance(ms, int) and 0 < ms < LONGEST_MS for ms in timed)


def test_axe_finds_nothing_serious_on_the_pages_of_memory(visitor: Visitor, club: Club) -> None:
    learned(club)
    page, found = visitor(locale="en-GB", reduced_motion="reduce"), {}
    for name, shows in (("review", ".cz-due"), ("progress", ".cz-map")):
        turn_to(page, club, f"/{name}?learner={LEARNER}")
        expect(page.locator(shows).first).to_be_visible()
        settled(page)
        found[name] = serious(page)
    assert found == {"review": [], "progress": []}


def test_the_pages_of_memory_fit_a_telephone(visitor: Visitor, club: Club) -> None:
    learned(club)
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="it-IT")
    for name in ("review", "progress"):
        turn_to(page, club, f"/{name}?learner={LEARNER}")
        expect(page.locator("h1")).to_be_visible()
        settled(page)
        assert page.evaluate(WIDE) <= 390


def went_on(found: Locator, before: str) -> bool:
    """What came of an answer: the next step of the same question, rather than its feedback."""
    answered = found.and_(found.page.locator(f"[data-qid]:not([data-qid='{before}'])")).or_(
        found.locator(".feedback .head")
    )
    expect(answered.first).to_be_visible()
    return found.get_attribute("data-qid") != before


def _memory(club: Club):  # type: ignore[no-untyped-def]
    store = Store(club.database)
    try:
        return Recall(store).of(LEARNER)
    finally:
        store.close()


def _log(club: Club) -> tuple[tuple[str, Event], ...]:
    store = Store(club.database)
    try:
        return store.log(LEARNER)
    finally:
        store.close()
