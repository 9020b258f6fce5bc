"""Whoever comes back after the server has forgotten their visit: the next press simply works, nothing is loaded by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from screens.web.streamlit_internals import STREAM
from tests.journeys.beforehand import at_the_first_question
from tests.journeys.club import Club, in_language, lost, settled, until
from tests.journeys.servers import serving

pytestmark = pytest.mark.browser
LESSON = "ottocento/following"


FORGETFUL = {"server.disconnectedSessionTTL": 0}
"""The server, which keeps no visit whose line is cut; in earnest it keeps them for minutes."""


@pytest.fixture(scope="module")
def forgetful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    database = str(tmp_path_factory.mktemp("club") / "log.sqlite")
    with serving(database, settings=FORGETFUL) as server:
        yield Club(server.url, database)


class Line:
    """The line between a page and its server."""

    def __init__(self, page: Page) -> None:
        self.page, self.open = page, True
        self.there: list[WebSocketRoute] = []
        page.route_web_socket(f"**{STREAM}", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if not self.open:
            line.close()
            return
        line.connect_to_server()
        self.there.append(line)

    def cut(self) -> None:
        """As when the lid is closed; the page finds its server again by itself.

        It says nothing then, mostly: what it shows is whole, and nobody knows that the server has forgotten it.
        """
        self.open = False
        for line in self.there:
            line.close()
        self.there.clear()
        lost(self.page)
        self.open = True
        until(self.page, lambda: self.there)
        settled(self.page)


def test_an_answer_the_language_and_a_link(page: Page, forgetful: Club) -> None:
    """Each is the first press in a visit that the server has never seen."""
    line = Line(page)
    found = at_the_first_question(page, forgetful, LESSON)
    line.cut()
    found.locator("[data-event=reveal]").click()
    expect(found.locator(".feedback .head")).to_be_visible()
    line.cut()
    in_language(page, "Italiano")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    settled(page)
    line.cut()
    page.get_by_role("link", name="Le carte").click()
    expect(page.get_by_role("heading", name="Le carte")).to_be_visible()


def test_the_end_of_a_lesson(page: Page, forgetful: Club) -> None:
    """There the page runs again, in a visit that the server has never seen."""
    line = Line(page)
    page.goto(f"{forgetful.url}/lesson?id={LESSON}&step=start%2B1")
    expect(page.locator("[data-event=next]")).to_be_visible()
    settled(page)
    line.cut()
    page.locator("[data-event=next]").click()
    expect(page.get_by_role("link", name="Take the whole lesson")).to_be_visible()
    line.cut()
    page.get_by_role("button", name="This one once more").click()
    expect(page.locator("[data-event=next]")).to_be_visible()


def test_a_setting(page: Page, forgetful: Club) -> None:
    line = Line(page)
    page.goto(f"{forgetful.url}/settings")
    settled(page)
    line.cut()

    def heard() -> bool:
        """Its letters are larger as soon as the press was heard; one while the page is drawn anew falls between two elements."""
        page.get_by_text("Projector", exact=True).click()
        try:
            page.wait_for_function(
                "() => parseFloat(getComputedStyle(document.documentElement).fontSize) > 25", timeout=5_000
            )
        except PlaywrightTimeout:
            return False
        return True

    until(page, heard)
    page.reload()
    expect(page.get_by_role("radio", name="Projector")).to_be_checked()
