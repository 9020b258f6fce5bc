"""Answers that come late and all at once: what was pressed meanwhile is neither lost nor taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import screens.mounted
from engine.games.bologna.scoring import read
from tests.journeys.club import Club, settled, until
from tests.journeys.test_taps import card
from tests.journeys.test_workbench import open_bench, shows

pytestmark = pytest.mark.browser

STUB = Path(screens.mounted.__file__).with_name("stub.js").read_text(encoding="utf-8")
MOUNTED = """async (stub) => {
  const blob = (text) => URL.createObjectURL(new Blob([text], {type: "text/javascript"}));
  const { default: mount } = await import(blob(stub));
  const table = blob(`export const show = ({parentElement}) => {
    parentElement.textContent = "table"; return () => parentElement.replaceChildren(); }`);
  const parentElement = document.body.appendChild(document.createElement("div"));
  const give = () => mount({ parentElement, data: [{ assets: { scripts: [table], styles: [] } }] });
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
    """The line from the server to a page; what comes on it can be held back."""

    def __init__(self, page: Page) -> None:
        self.held: list[bytes | str] | None = None
        self.sent = 0
        page.route_web_socket("**/_stcore/stream", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.page, server = page, page.connect_to_server()
        page.on_message(lambda message: self.up(server, message))
        server.on_message(self.down)

    def up(self, server: WebSocketRoute, message: bytes | str) -> None:
        self.sent += 1
        server.send(message)

    def down(self, message: bytes | str) -> None:
        if self.held is None:
            self.page.send(message)
        else:
            self.held.append(message)

    def hold(self) -> None:
        self.held, self.sent = [], 0

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.page.send(message)


def asked_again(page: Page, line: Line) -> None:
    """The press, a whole run from the address before it, and the press once more."""
    until(page, lambda: line.sent >= 3)


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
    asked_again(page, line)
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
    line.let_go()
    expect(bench.locator(".counting .cell[aria-pressed=true]")).to_have_count(2)
    shows(bench, read("won-SK.CK"))
    for left in ("won-SK", "won-none"):
        bench.get_by_role("button", name="Undo").click()
        page.wait_for_url(f"**p={left}")


def test_another_way_of_working_is_not_taken_back_by_a_run_from_the_address_before_it(page: Page, club: Club) -> None:
    line = Line(page)
    bench = open_bench(page, club)
    line.hold()
    bench.get_by_role("button", name="Learn it").click()
    asked_again(page, line)
    line.let_go()
    page.wait_for_url("**do=learn*")
    settled(page)
    expect(bench).to_have_attribute("data-mode", "learn")
    page.go_back()
    expect(bench).to_have_attribute("data-mode", "count")
    page.go_forward()
    expect(bench).to_have_attribute("data-mode", "learn")
