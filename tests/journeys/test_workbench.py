"""The scoring table in a real browser: a pile in 25 taps on a telephone, a whole count without a mouse, nothing lost, axe clean."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from engine.games.bologna.scoring import Position, read, sheet, write
from engine.games.bologna.scoring.piles import draw
from lessons.learner.store import Store
from lessons.scoring.cells import value
from lessons.scoring.exercise import Exercise, read_on
from lessons.text.card_catalogue import entry
from tests.journeys.axe import serious
from tests.journeys.club import TELEPHONE, TURN, WIDE, Club, Visitor, in_language, learner_of, settled
from tests.screens.tapping import plan

pytestmark = pytest.mark.browser


def open_bench(page: Page, club: Club, query: str = "") -> Locator:
    page.goto(f"{club.url}/workbench{query}")
    bench = page.locator(".bench")
    expect(bench.locator(".tab").first).to_be_visible()
    settled(page)
    return bench


def shows(bench: Locator, position: Position) -> None:
    """Both totals on the screen are the engine's."""
    counted = sheet(position)
    for side in (0, 1):
        expect(bench.locator(".totals strong").nth(side)).to_have_text(str(counted.total(side)))


class Finger:
    """Taps, and counts them."""

    def __init__(self) -> None:
        self.taps = 0

    def tap(self, what: Locator) -> None:
        self.taps += 1
        what.tap()

    def choose(self, what: Locator, value: str) -> None:
        self.taps += 2
        what.select_option(value)


def test_a_typical_pile_goes_in_with_25_taps_on_a_telephone(visitor: Visitor, club: Club) -> None:
    position = draw("typical", Random(1))
    position = Position(won=position.won, last=position.last, dealer=position.dealer)
    page = visitor(**TELEPHONE, locale="en-GB")
    bench, finger = open_bench(page, club), Finger()
    counting = bench.locator(".counting")
    way = plan(position)
    for column in way.columns:
        finger.tap(counting.locator(".heads .rowhead").nth(column))
    for row in way.rows:
        finger.tap(counting.locator(".rowhead.side").nth(row))
    for code in way.cards:
        known = entry(code)
        assert known is not None
        finger.tap(counting.get_by_role("button", name=known.name["en"], exact=True))
    if way.moors:
        finger.tap(counting.get_by_role("button", name=f"{way.moors} of the 4 Moors"))
    finger.choose(counting.get_by_label("Last trick"), str(position.last))
    finger.choose(counting.get_by_label("Who dealt"), str(position.dealer))
    page.wait_for_url("**dealer-*")  # all is counted that was tapped
    if bench.get_by_label("Cards in all").locator("option").first.inner_text() != str(len(position.won)):
        finger.choose(counting.get_by_label("Cards in all"), str(len(position.won)))
    shows(bench, position)
    assert finger.taps <= 25
    expect(bench.locator(".problems")).to_be_hidden()
    boxes = [box for one in counting.locator(".cell, .pips").all() if (box := one.bounding_box())]
    small = [box for box in boxes if min(box["width"], box["height"]) < 43.5]
    assert not small, small
    assert page.evaluate(WIDE) <= page.evaluate("innerWidth"), "nothing beside the screen"


def test_a_reload_keeps_the_position_and_undo_goes_on(page: Page, club: Club) -> None:
    bench = open_bench(page, club)
    # Each is counted before the next: of taps that wait for each other only the last is a step to be undone.
    for name, position in (("King of swords", "SK"), ("King of batons", "SK.BK"), ("King of cups", "SK.BK.CK")):
        bench.locator(".counting").get_by_role("button", name=name, exact=True).click()
        shows(bench, read(f"won-{position}"))
    page.wait_for_url("**won-SK.BK.CK")  # the address is written once the count is painted
    page.reload()
    shows(bench, read("won-SK.BK.CK"))
    settled(page)
    bench.get_by_role("button", name="Undo").click()
    shows(bench, read("won-SK.BK"))
    expect(bench.locator(".counting .cell[aria-pressed=true]")).to_have_count(2)
    bench.get_by_role("button", name="Redo").click()
    shows(bench, read("won-SK.BK.CK"))


def test_ten_hasty_taps_are_all_counted(page: Page, club: Club) -> None:
    bench = open_bench(page, club)
    names = [
        f"{rank} of {suit}" for rank in ("King", "Queen", "Knight") for suit in ("swords", "batons", "cups", "coins")
    ]
    bench.locator(".counting .matrix").evaluate(
        "(node, names) => names.forEach((name) => node.querySelector(`[aria-label='${name}']`).click())", names
    )
    shows(bench, read("won-SKQN.BKQN.CKQN.DKQN"))


def test_a_tap_while_the_server_is_away_is_said_to_wait_and_counts_once_it_is_back(
    page: Page, mortal_club: Club
) -> None:
    bench = open_bench(page, mortal_club, "?p=won-SK.BK.CK+last-we")
    mortal_club.kill()
    card = bench.locator(".counting").get_by_role("button", name="King of coins", exact=True)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(bench.locator(".note")).to_contain_text("Not saved yet")
    mortal_club.open()
    shows(bench, read("won-SK.BK.CK.DK last-we"))
    expect(bench.locator(".note")).to_be_empty()


def test_a_link_that_cannot_be_read_says_where_and_what_was_meant(page: Page, club: Club) -> None:
    bench = open_bench(page, club, "?p=won-Angle")
    expect(bench.locator(".note")).to_have_text("There is no card “Angle” (character 5). Did you mean “Angel”?")
    bench.locator(".counting").get_by_role("button", name="King of coins", exact=True).click()
    shows(bench, read("won-DK"))


def test_back_and_forward_lead_through_the_ways_of_working_and_the_cards_stay(page: Page, club: Club) -> None:
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))
    bench = open_bench(page, club, "?p=won-SK")

    def goes(way: Callable[[], object]) -> None:
        """Streamlit runs the page for each address: before the next one that run is asked for, and over."""
        with lines[-1].expect_event("framesent"):
            way()
        settled(page)

    bench.get_by_role("button", name="Learn it").click()
    expect(bench).to_have_attribute("data-mode", "learn")
    page.wait_for_url("**p=won-SK&do=learn")
    bench.get_by_role("button", name="Find the error").click()
    expect(bench).to_have_attribute("data-mode", "error")
    settled(page)
    goes(page.go_back)
    expect(bench).to_have_attribute("data-mode", "learn")
    goes(page.go_back)
    expect(bench).to_have_attribute("data-mode", "count")
    shows(bench, read("won-SK"))
    goes(page.go_forward)
    expect(bench).to_have_attribute("data-mode", "learn")
    page.reload()
    expect(bench).to_have_attribute("data-mode", "learn")


def test_another_language_tells_the_same_position_in_its_own_words(page: Page, club: Club) -> None:
    bench = open_bench(page, club, "?p=won-SK")
    bench.locator(".counting").get_by_role("button", name="King of coins", exact=True).click()
    shows(bench, read("won-SK.DK"))
    in_language(page, "Italiano")
    expect(bench.locator(".counting").get_by_role("button", name="Re di denari", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    shows(bench, read("won-SK.DK"))


def test_a_count_without_a_mouse(page: Page, club: Club) -> None:
    bench = open_bench(page, club)
    first = bench.locator(".counting .matrix button").first
    for _ in range(40):
        page.keyboard.press("Tab")
        if first.evaluate("(node) => node.getRootNode().activeElement === node"):
            break
    page.keyboard.press("Space")  # the Kings, all four
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # the Queen of swords
    expect(bench.locator(".counting").get_by_role("button", name="Queen of swords", exact=True)).to_be_focused()
    shows(bench, read("won-SKQ.BK.CK.DK"))
    page.keyboard.press("Control+z")
    shows(bench, read("won-SK.BK.CK.DK"))
    kings = bench.locator(".srow-line", has_text="Kings")
    kings.focus()
    page.keyboard.press("Enter")
    expect(kings).to_have_attribute("aria-expanded", "true")
    expect(bench.locator(".reason").first).to_contain_text("4 Kings.")


def test_a_citation_opens_the_rule_in_another_tab_and_undo_is_still_there(page: Page, club: Club) -> None:
    bench = open_bench(page, club, "?p=won-SK.BK.CK")
    bench.locator(".counting").get_by_role("button", name="King of coins", exact=True).click()
    shows(bench, read("won-SK.BK.CK.DK"))
    settled(page)
    bench.locator(".srow-line", has_text="Kings").click()
    citation = bench.locator(".reasons:not([hidden]) .source a").first
    citation.focus()
    with page.context.expect_page() as opened:
        citation.press("Enter")
    expect(opened.value.locator(".cz-cited h2")).to_have_text("Ottocento, Combinations: criccone")
    opened.value.close()
    shows(bench, read("won-SK.BK.CK.DK"))
    bench.get_by_role("button", name="Undo").click()
    shows(bench, read("won-SK.BK.CK"))


def test_a_sheet_is_filled_in_without_a_mouse_and_every_answer_is_in_the_log(page: Page, club: Club) -> None:
    bench = open_bench(page, club, "?do=learn")
    bench.get_by_label("Help").select_option("free")
    bench.get_by_role("button", name="New sheet").click()
    expect(bench.locator("input.fill")).to_have_count(10)
    settled(page)
    store = Store(club.database)
    work = read_on(store, Exercise(learner_of(page))).way.work
    assert work is not None
    field = bench.locator("input.fill").first
    field.focus()
    page.keyboard.type("9999")
    page.keyboard.press("Enter")
    expect(bench.locator(".mine").first).to_contain_text("You: 9999")
    for _ in work.cells:
        open_ = bench.locator("input.fill:not([data-mark=right])").first
        if not open_.count():
            break
        key = open_.get_attribute("data-cell")
        cell = next(one for one in work.cells if str(one) == key)
        open_.focus()
        open_.fill(str(value(work.sheet, cell)))
        page.keyboard.press("Enter")
        expect(bench.locator(f"input[data-cell='{key}']")).to_have_attribute("data-mark", "right")
    expect(bench.locator(".verdict.good")).to_contain_text("The sheet is complete, with one mistake.")
    assert len(read_on(store, Exercise(learner_of(page))).way.past) == 1
    store.close()


def test_an_answer_whose_check_was_seen_is_there_after_the_plug_was_pulled(page: Page, mortal_club: Club) -> None:
    bench = open_bench(page, mortal_club, "?do=learn")
    bench.locator("input.fill").first.fill("7")
    page.keyboard.press("Enter")
    expect(bench.locator(".mine").first).to_contain_text("You: 7")
    mortal_club.kill()
    mortal_club.open()
    page.goto(f"{mortal_club.url}/workbench?do=learn")
    expect(bench.locator(".mine").first).to_contain_text("You: 7")
    assert len(mortal_club.answers(learner_of(page))) == 1


def test_axe_finds_nothing_serious(visitor: Visitor, club: Club) -> None:
    page = visitor(locale="it-IT", reduced_motion="reduce")
    found = {}
    position = write(draw("matto-owed", Random(3))).replace(" ", "+")
    bench = open_bench(page, club, f"?p={position}")
    for mode in ("count", "learn", "error"):
        if mode != "count":
            page.evaluate(TURN, f"/workbench?p={position}&do={mode}")
        expect(bench).to_have_attribute("data-mode", mode)
        settled(page)
        if mode == "count":
            for summary in bench.locator(".counting summary").all():
                summary.click()
            bench.locator(".srow-line:enabled").first.click()
        elif mode == "learn":
            bench.locator("input.fill").first.fill("1")
            page.keyboard.press("Enter")
            expect(bench.locator("[data-mark=wrong], [data-mark=right]").first).to_be_visible()
        found[mode] = serious(page)
    assert not any(found.values()), found
