"""Who cannot come in reads why, in three languages: an old browser, one without JavaScript or cookies, a line that is swallowed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lessons.learner.store import Store
from lessons.learner.travel import export_import
from screens.web.streamlit_internals import STREAM
from screens.wording.texts import LANGUAGES, text
from tests.journeys.club import Club, learner_of, settled

pytestmark = pytest.mark.browser

LONG = 60_000
"""Milliseconds: longer than anybody waits."""


Stranger = Callable[..., Page]


@pytest.fixture
def stranger(chromium: Browser) -> Iterator[Stranger]:
    """A browser in which something is otherwise than in all others, and which nobody else gets."""
    with ExitStack() as leaving:

        def come(**its: Any) -> Page:
            context = chromium.new_context(locale="en-GB", **its)
            leaving.callback(context.close)
            return context.new_page()

        yield come


def says(page: Page, key: str) -> None:
    for lang in LANGUAGES:
        expect(page.get_by_text(text(key, lang))).to_be_visible()


@pytest.mark.parametrize(("where", "key"), [("/", "way-in.old"), ("/s", "way-in.old-telephone")])
def test_an_old_browser(page: Page, club: Club, where: str, key: str) -> None:
    """It reads nothing of the newer modules, and all of what it is told in the oldest way."""
    page.route(
        "**/*.js",
        lambda route: route.continue_() if "way_in" in route.request.url else route.fulfill(body="what ?? is?.this {"),
    )
    page.goto(club.url + where)
    says(page, key)


@pytest.mark.parametrize("where", ["/", "/s"])
def test_a_browser_without_javascript(stranger: Stranger, club: Club, where: str) -> None:
    page = stranger(java_script_enabled=False)
    page.goto(club.url + where)
    told = page.locator("noscript p")
    expect(told).to_have_text(
        [text("way-in.no-script", lang) for lang in sorted(LANGUAGES, key=lambda one: one != "en")]
    )
    expect(told.first).to_be_visible()


def test_a_telephone_that_keeps_no_cookies(stranger: Stranger, club: Club) -> None:
    page = stranger()
    page.add_init_script("Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })")
    page.goto(f"{club.url}/s")
    says(page, "way-in.cookies")


def test_a_line_that_something_swallows(stranger: Stranger, club: Club) -> None:
    page = stranger()
    page.clock.install()
    page.route_web_socket(f"**{STREAM}", lambda line: None)
    page.goto(club.url)
    expect(page.locator("html[data-modern]")).to_have_count(1)
    expect(page.get_by_text(text("way-in.line", "en"))).to_be_hidden()
    page.clock.fast_forward(LONG)
    says(page, "way-in.line")


def test_who_is_in_reads_none_of_it(page: Page, club: Club) -> None:
    page.goto(club.url)
    settled(page)
    for key in ("way-in.old", "way-in.line", "way-in.no-script"):
        expect(page.get_by_text(text(key, "en"))).to_be_hidden()
    assert page.goto(f"{club.url}/lesso").status == 404  # type: ignore[union-attr]
    expect(page.get_by_role("heading", name=text("way-in.nowhere", "en"))).to_be_visible()
    page.get_by_role("link", name=text("way-in.home", "en")).click()
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def test_a_file_is_chosen_and_brought_in_by_our_own_field(page: Page, club: Club) -> None:
    page.goto(f"{club.url}/settings")
    settled(page)
    store = Store(club.database)
    store.keep(learner_of(page), {"size": "large"})
    saved = export_import.pack(store, learner_of(page))
    store.close()
    field = page.get_by_role("group", name="Load a file")
    brings = field.get_by_role("button", name="Load it")
    expect(brings).to_be_disabled()
    for name, data, told in (
        ("mine.json", saved if isinstance(saved, bytes) else saved.encode(), "Done."),
        ("other.json", json.dumps({"a": 1}).encode(), "Refused"),
    ):
        with page.expect_file_chooser() as chooser:
            field.get_by_role("button", name="Choose a file").click()
        chooser.value.set_files({"name": name, "mimeType": "application/json", "buffer": data})
        expect(field.get_by_role("status")).to_have_text(name)
        brings.click()
        expect(page.get_by_text(told)).to_be_visible()
        expect(field.get_by_role("status")).to_have_text("No file chosen yet")
