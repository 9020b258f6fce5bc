"""The club from the outside (its address) and from the inside (its log), so that a test knows what is right."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass, field

from playwright.sync_api import Error as Failed
from playwright.sync_api import Locator, Page, expect

from bench.pages.at_rest import RUN_IS_OVER, STALE
from bench.running.servers import Server
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.learner.store import Store
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.session.state import Attempt
from screens.learner.learner_cookie import OWN
from tests.journeys.servers import serving

LIMIT = 60_000
"""Milliseconds: for a machine that has much else to do; nothing waits longer than it has to."""
Visitor = Callable[..., Page]
"""Makes a page in a browser of its own, from what Playwright's ``new_context`` takes."""
TURN = "(address) => { history.pushState({}, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
"""Another address of the same visit, as Streamlit hears of it when somebody goes back or forward."""
WIDE = """[document.documentElement, ...(function* (one) {
  for (; one; one = one.parentElement) yield one
})(document.querySelector('h1'))].reduce((most, one) => Math.max(most, one.scrollWidth), 0)"""
"""How wide the page is, or whatever in it would have to be scrolled sideways to see all of it."""
TELEPHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
"""What a visitor with a telephone comes with."""


@dataclass
class Club:
    url: str
    database: str
    port: int | None = None
    running: ExitStack = field(default_factory=ExitStack)
    server: Server | None = None

    def open(self) -> None:
        self.running = ExitStack()
        self.server = self.running.enter_context(serving(database=self.database, port=self.port))
        self.url = self.server.url

    def close(self) -> None:
        self.running.close()

    def kill(self) -> None:
        """As when the plug is pulled."""
        assert self.server is not None
        os.kill(self.server.pid, signal.SIGKILL)
        self.close()

    def answers(self, learner: str) -> list[str]:
        """The nonces of the answers on disk."""
        with sqlite3.connect(self.database) as db:
            found = db.execute(
                "SELECT nonce FROM events JOIN learners ON learners.id = learner WHERE code = ? AND kind = 'answer'",
                (learner,),
            ).fetchall()
        db.close()
        return [nonce for (nonce,) in found]

    def answered(self) -> int:
        """How many answers of anybody's are on disk."""
        with closing(sqlite3.connect(self.database)) as db:
            (found,) = db.execute("SELECT count(*) FROM events WHERE kind = 'answer'").fetchone()
        return int(found)

    def attempt(self, learner: str, lesson: str) -> Attempt:
        """Where the learner is, read from the log as any second device would."""
        store = Store(self.database)
        try:
            course = Course.of(next(one for one in library() if one.id == lesson))
            attempt: Attempt = (
                Sessions(Context(store, lambda: {lesson: course}, b"")).state(learner, f"lesson/{lesson}").attempt
            )
            return attempt
        finally:
            store.close()


def settled(page: Page) -> None:
    """No run is under way, and what only the run before had is gone: Streamlit takes that away when a run ends.

    A press is heard a moment before its run begins, so wait first for something of that run, then for this.
    """
    expect(page.locator(RUN_IS_OVER)).to_have_count(1)
    expect(page.locator(STALE)).to_have_count(0)


def turn_to(page: Page, club: Club, address: str) -> None:
    """Another page, of another name, with what is loaded already: a third of the work, and its run is under way when this ends."""
    if page.locator("html[data-begun]").count() == 0:
        page.goto(club.url + address)
        return
    name = page.locator("h1").first
    before = name.inner_text()
    page.evaluate(TURN, address)
    expect(name).not_to_have_text(before)


def until(page: Page, true: Callable[[], object]) -> None:
    """Let the page go on until this holds, which is not to be seen on it."""
    looking(lambda: _a_moment(page), true)


def _a_moment(page: Page) -> None:
    # To be asked at every frame would keep the page from its work.
    try:
        page.evaluate("new Promise((done) => setTimeout(done, 50))")
    except Failed:
        page.wait_for_load_state()  # it has just led elsewhere


def looking(look: Callable[[], object], true: Callable[[], object]) -> None:
    """Look at a page of whatever browser until this holds.

    So what is on disk is asked for: what comes of an answer is known beforehand and shown while the answer is on its way.
    """
    deadline = time.monotonic() + LIMIT / 1000
    while not true():
        assert time.monotonic() < deadline, "it never came to that"
        look()


def lost(page: Page) -> None:
    """The page knows that its server is away."""
    expect(page.locator("html[data-line=lost]")).to_have_count(1)


def restart(page: Page, club: Club, *, killed: bool = False) -> None:
    """The server goes and comes back, and the open page has found it again."""
    club.kill() if killed else club.close()
    lost(page)
    club.open()
    settled(page)


def in_language(page: Page, name: str) -> None:
    """Another language for the page, from the masthead's menu."""
    page.locator(".st-key-language button").click()
    page.get_by_role("menuitem", name=name).click()


def learner_of(page: Page) -> str:
    return next(one["value"] for one in page.context.cookies() if one["name"] == OWN)


def open_lesson(page: Page, club: Club, lesson: str) -> Locator:
    page.goto(f"{club.url}/lesson?id={lesson}")
    return begun(page)


def begun(page: Page) -> Locator:
    """The table that a visit or a reload brings, once the whole page is there."""
    found = table(page)
    settled(page)
    return found


def table(page: Page) -> Locator:
    found = page.locator(".table")
    expect(found.locator(".actions button").first).to_be_visible()
    return found


def go_on(found: Locator) -> None:
    """Press Next (by key: a click this soon after the mark is taken for half of a double click) and wait for what comes."""
    before = found.get_attribute("data-qid")
    found.locator("[data-event=next]").press("Enter")
    expect(found).not_to_have_attribute("data-qid", before or "")
    expect(found).not_to_have_attribute("aria-busy", "true")
