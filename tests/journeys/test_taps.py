"""What a tap on the scoring table costs, counted and not timed; and that what was tapped outlives the server and the page."""

from __future__ import annotations

from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.games.bologna.scoring import read
from tests.journeys.club import Club, lost, settled
from tests.journeys.test_workbench import open_bench, shows

pytestmark = pytest.mark.browser

BYTES = 12_000
"""Of one answer: both sides counted, in words."""
TOUCHED = 30
TOUCHES = """(bench) => {
  window.touched = new Set();
  const note = (all) => { for (const one of all) window.touched.add(one.target); };
  new MutationObserver(note).observe(bench, {subtree: true, childList: true, characterData: true, attributes: true});
}"""


def card(bench: Locator, name: str) -> Locator:
    return bench.locator(".counting").get_by_role("button", name=name, exact=True)


def addressed(page: Page) -> str:
    return parse_qs(urlparse(page.url).query)["p"][0]


def test_a_tap_is_one_question_with_a_small_answer_no_run_of_the_page_and_touches_what_it_changes(
    page: Page, club: Club
) -> None:
    heard: list[int] = []
    asked: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(len(frame))))
    page.on("response", lambda answer: asked.append(len(answer.body())) if "/api/" in answer.url else None)
    bench = open_bench(page, club, "?p=won-SKQ.BK.CK.DK+last-we")
    before = bench.locator(".srow").all_inner_texts()
    bench.evaluate(TOUCHES)
    heard.clear()
    with page.expect_response("**/api/move"):
        card(bench, "Queen of batons").click()
    shows(bench, read("won-SKQ.BKQ.CK.DK last-we"))
    page.wait_for_url("**p=won-SKQ.BKQ.CK.DK*")
    assert len(asked) == 1
    assert asked[0] <= BYTES
    assert not heard
    settled(page)
    touched = page.evaluate("[...window.touched].map((node) => node.className || node.nodeName)")
    assert bench.locator(".srow").all_inner_texts() != before
    assert touched.count("cell") == 1, touched
    assert len(touched) <= TOUCHED, touched


def test_the_address_tells_what_is_on_the_screen(page: Page, club: Club) -> None:
    bench = open_bench(page, club)
    assert "p=" not in page.url, "a table nobody has begun with has nothing to tell"
    card(bench, "King of swords").click()
    page.wait_for_url("**p=won-SK")
    bench.get_by_role("button", name="Undo").click()
    page.wait_for_url("**p=won-none")
    card(bench, "King of cups").click()
    page.wait_for_url("**p=won-CK")


def test_a_page_that_goes_at_once_comes_back_with_the_last_tap(page: Page, club: Club) -> None:
    bench = open_bench(page, club)
    # The page goes in the moment in which the answer is there and the address not yet.
    bench.evaluate("""(bench) => new MutationObserver((_, it) => {
      if (bench.querySelector('.totals strong')) { it.disconnect(); location.reload(); }
    }).observe(bench, {subtree: true, childList: true})""")
    with page.expect_navigation():
        card(bench, "King of swords").click()
    shows(bench, read("won-SK"))
    page.wait_for_url("**p=won-SK")


def test_taps_outlive_a_server_whose_plug_is_pulled(page: Page, mortal_club: Club) -> None:
    """Also where Streamlit still knows an older address than the browser: it was changed with the way of working."""
    bench = open_bench(page, mortal_club, "?p=won-SK")
    for name, mode in (("Learn it", "learn"), ("Count", "count")):
        bench.get_by_role("navigation").get_by_role("button").filter(has_text=name).click()
        expect(bench).to_have_attribute("data-mode", mode)
    for name in ("King of batons", "King of cups"):
        card(bench, name).click()
    shows(bench, read("won-SK.BK.CK"))
    mortal_club.kill()
    lost(page)
    mortal_club.open()
    card(bench, "King of coins").click()
    shows(bench, read("won-SK.BK.CK.DK"))
    settled(page)
    shows(bench, read("won-SK.BK.CK.DK"))
    page.wait_for_url("**p=won-SK.BK.CK.DK*")
    page.reload()
    shows(bench, read("won-SK.BK.CK.DK"))
    assert addressed(page) == "won-SK.BK.CK.DK"
