"""Answers that come late and all at once: what was pressed meanwhile is neither lost nor taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from engine.games.bologna.scoring import read
from screens.components.host import HERE
from tests.journeys.club import Club, settled, until
from tests.journeys.test_taps import card
from tests.journeys.test_workbench import open_bench, shows

pytestmark = pytest.mark.browser

STUB = (HERE / "stub.js").read_text(encoding="utf-8")
MOUNTED = """async (stub) => {
  const blob = (text) => URL.createObjectURL(new Blob([text], {type: "text/javascript"}));
  const { default: mount } = await import(blob(stub));
  const table = blob(`export const mount = (parentElement) => {
    parentElement.textContent = "table"; return () => parentElement.replaceChildren(); }`);
  const parentElement = document.body.appendChild(document.createElement("div"));
  const give = () => mount({ parentElement, data: [{ assets: { scripts: [table], styles: [] }, panel: {} }] });
  const there = [];
  const older = give();
  while (!parentElement.textContent) await new Promise(requestAnimationFrame);
  const newer = give();
  older();
  there.push(parentElement.textContent);
  parentElement.remove();
  newer();
  return [...there, parentElement.textContent];
}"""


class Line:
    """The line from the server to a page; the answers to moves that come on it can be held back."""

    def __init__(self, page: Page) -> None:
        self.held: list[tuple[Route, APIResponse]] | None = None
        page.route("**/api/move", self.answer)

    def answer(self, route: Route) -> None:
        told = route.fetch()
        if self.held is None:
            route.fulfill(response=told)
        else:
            self.held.append((route, told))

    def hold(self) -> None:
        self.held = []

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for route, told in held:
            route.fulfill(response=told)


def test_newer_data_that_overtake_older_take_no_table_off_the_page(page: Page, club: Club) -> None:
    page.goto(f"{club.url}/about")
    assert page.evaluate(MOUNTED, STUB) == ["table", ""]


def test_taps_while_no_answer_comes_are_all_counted(page: Page, club: Club) -> None:
    line = Line(page)
    bench = open_bench(page, club)
    card(bench, "King of swords").click()
    shows(bench, read("won-SK"))
    line.hold()
    for name in ("King of batons", "King of cups", "King of coins", "King of cups"):
        card(bench, name).click()
    until(page, lambda: line.held)
    line.let_go()
    shows(bench, read("won-SK.BK.DK"))
    settled(page)
    expect(bench.locator(".counting .cell[aria-pressed=true]")).to_have_count(3)


def test_an_undo_pressed_before_the_answer_undoes_what_was_done_before_it(page: Page, club: Club) -> None:
    line = Line(page)
    bench = open_bench(page, club)
    card(bench, "King of swords").click()
    shows(bench, read("won-SK"))
    line.hold()
    card(bench, "King of batons").click()
    bench.get_by_role("button", name="Undo").click()
    card(bench, "King of cups").click()
    until(page, lambda: line.held)
    line.let_go()
    expect(bench.locator(".counting .cell[aria-pressed=true]")).to_have_count(2)
    shows(bench, read("won-SK.CK"))
    for left in ("won-SK", "won-none"):
        bench.get_by_role("button", name="Undo").click()
        page.wait_for_url(f"**p={left}")


def test_another_way_of_working_does_not_wait_for_the_answer_to_a_tap(page: Page, club: Club) -> None:
    line = Line(page)
    bench = open_bench(page, club)
    line.hold()
    card(bench, "King of swords").click()
    until(page, lambda: line.held)
    bench.get_by_role("button", name="Learn it").click()
    expect(bench).to_have_attribute("data-mode", "learn")
    line.let_go()
    page.go_back()
    expect(bench).to_have_attribute("data-mode", "count")
    shows(bench, read("won-SK"))
    settled(page)
    shows(bench, read("won-SK"))
