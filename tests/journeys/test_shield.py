"""What the browser is forbidden: pages, charts, dialogues and downloads go on working, and nothing from elsewhere is fetched."""

from __future__ import annotations

from urllib.parse import urlparse

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.journeys.club import Club, settled, turn_to
from tests.journeys.test_review import LEARNER, learned

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/lesson?id=ottocento/following",
    "/review",
    "/progress",
    "/practice?game=short",
    "/gallery",
    "/glossary",
    "/rules",
    "/workbench",
    "/scorekeeper",
    "/prints",
    "/settings",
    "/packs",
    "/lessons",
    "/preview",
    "/about",
)


class Watched:
    """What a page asked for, and what its browser forbade."""

    def __init__(self, page: Page) -> None:
        self.asked: set[str] = set()
        self.forbidden: list[str] = []
        page.on("request", lambda request: self.asked.add(request.url))
        page.on("websocket", lambda socket: self.asked.add(socket.url))
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.forbidden.append(str(error)))

    def _hear(self, said: ConsoleMessage) -> None:
        if "Content Security Policy" in said.text or "BidiComponent Error" in said.text:
            self.forbidden.append(said.text)

    def hosts(self) -> set[str]:
        return {urlparse(url).netloc for url in self.asked if not url.startswith(("data:", "blob:"))}


def test_every_page_works_under_its_policy_and_asks_this_host_only(page: Page, club: Club) -> None:
    watched, titles = Watched(page), set()
    for address in PAGES:
        turn_to(page, club, address)
        expect(page.locator("h1").first).to_be_visible()
        settled(page)
        assert not watched.forbidden, (address, watched.forbidden)
        titles.add(page.title())
    assert watched.hosts() == {urlparse(club.url).netloc}
    assert len(titles) == len(PAGES), "each page has a name of its own in the browser's history"
    assert all(one.endswith(" · Calzettini") for one in titles)


def test_charts_are_drawn_dialogues_open_and_files_are_saved(page: Page, club: Club) -> None:
    watched = Watched(page)
    learned(club)
    page.goto(f"{club.url}/progress?learner={LEARNER}")
    expect(page.locator("canvas, svg.marks").first).to_be_visible()
    turn_to(page, club, "/gallery")
    settled(page)
    page.get_by_role("button", name="Angel").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto(f"{club.url}/settings")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").click()
    assert saved.value.suggested_filename == f"calzettini-{LEARNER}.json"
    assert not watched.forbidden
    assert watched.hosts() == {urlparse(club.url).netloc}


def test_what_a_page_would_fetch_from_elsewhere_never_leaves(page: Page, club: Club) -> None:
    page.goto(club.url)
    settled(page)
    reached: list[str] = []
    page.context.route("**://elsewhere.test/**", lambda route: (reached.append(route.request.url), route.abort()))
    ran = page.evaluate(
        """async (wanted) => {
            const told = []
            document.addEventListener("securitypolicyviolation", (event) => told.push(event.effectiveDirective))
            const put = (tag, given) => document.body.append(Object.assign(document.createElement(tag), given))
            put("img", { src: "http://elsewhere.test/a.png" })
            put("iframe", { src: "http://elsewhere.test/" })
            put("script", { src: "http://elsewhere.test/a.js" })
            put("script", { textContent: "window.ran = true" })
            await fetch("http://elsewhere.test/").catch(() => {})
            try { new WebSocket("ws://elsewhere.test/") } catch {}
            const all_told = () => wanted.every((one) => told.includes(one))
            while (!all_told()) await new Promise(requestAnimationFrame)
            return window.ran === true
        }""",
        ["img-src", "frame-src", "script-src-elem", "connect-src"],
    )
    assert not ran
    assert not reached
