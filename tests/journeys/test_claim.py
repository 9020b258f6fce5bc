"""Somebody at a table with friends says that the rest is theirs: the hand lies open, others say no, and then yes."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from bench.geometry.tables import press
from lessons.shared_table.claiming import may_claim, uncertain
from lessons.shared_table.entries import Claimed
from tests.journeys.club import Club, Visitor
from tests.journeys.test_shared_table import AT, PRESSED, SIDEWAYS, TABLET, Table, opened, sits

pytestmark = pytest.mark.browser


def whoever_takes_the_rest(table: Table, pages: list[Page]) -> int:
    """They play on, deal after deal, until one of them is to lead and takes every trick that is left; the chair."""
    place, idle = f"seat/{table.code}", 0
    for page in cycle(pages):
        now = table.now
        for chair in range(len(pages)):
            if may_claim(now, chair) and uncertain(now, Claimed(), chair) is None:
                return chair
        idle = 0 if press(page, place, "on") == 200 else idle + 1
        if idle > len(pages):
            press(pages[0], place, "again")
    raise AssertionError


def claims(page: Page, table: Table, chair: int) -> None:
    """The page shows this moment, and the rest is claimed there."""
    here = page.locator(AT.format(table.asked()[1](chair)))
    expect(here).to_be_visible()
    here.locator("[data-event=claim]").evaluate(PRESSED)
    page.locator("dialog .main").press("Enter")


def test_the_hand_is_laid_down_before_the_others_who_say_no_and_then_yes_and_the_deal_is_counted(
    club: Club, visitor: Visitor
) -> None:
    pages = [visitor(**TABLET), visitor(**SIDEWAYS)]
    address = opened(pages[0], club)
    sits(pages[1], address, "Bruno")
    pages[0].get_by_role("button", name="Deal the cards").press("Enter")
    expect(pages[1].locator(".table .felt")).to_be_visible()
    table = Table(club, address)
    chair = whoever_takes_the_rest(table, pages)
    claimer, other = pages[chair], pages[1 - chair]
    hand = table.now.seats[chair].hand
    assert hand is not None
    claims(claimer, table, chair)
    expect(other.locator(".asks .laid-open li")).to_have_count(len(hand.mine))
    other.locator(".asks .quiet").press("Enter")
    expect(other.locator(".asks > *")).to_have_count(0)
    expect(claimer.locator(".asks > *")).to_have_count(0)
    still = table.now.seats[chair].hand
    assert still is not None
    assert still.stage == "play", "all play on, and whoever said it is to lead as before"
    claims(claimer, table, chair)
    other.locator(".asks .main").press("Enter")
    for page in pages:
        expect(page.locator(".asks > *")).to_have_count(0)
    while any(press(page, f"seat/{table.code}", "on") == 200 for page in pages):
        pass  # whoever has the last trick takes it up
    assert table.now.over
    for page in pages:
        expect(page.locator(".ended .sheet tbody tr").first).to_be_visible()
