"""Somebody at a table with friends says that the rest is theirs: the hand lies open, others say no, and then yes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bench.geometry.tables import press
from tests.journeys.club import Club, Visitor
from tests.journeys.test_shared_table import AT, PRESSED, SIDEWAYS, TABLET, Table, sits
from tests.journeys.test_teaching_table import LAPTOP, opened, presses

pytestmark = pytest.mark.browser

THE_REST = """\
calzettini ottocento 1
scores 0 0
dealer 0
hand 0 B7 Moor3 C8 Moor2 CQ T13 T6 S8 World Angel SQ Moor1 T7 T14 T10
hand 1 C6 D9 S9 Sun B9 Moon D6 BQ DQ S10 DN B8 S6 D7 SN
hand 2 SK B10 T5 T12 Moor4 T16 DA T11 D8 S7 C7 D10 DK C9 DJ
hand 3 BJ SA C10 BN SJ T8 CN BA CA B6 T15 BK Matto Begato CK
rest CJ T9
picks-up 0
leaves 0 S8 SQ
trick 1 C6 C9 CK C8
shows 3 batons BK BN BJ BA Matto Begato
shows 3 cups CK CN CA Matto Begato
shows 3 aces SA BA CA Matto Begato
shows 0 moors Moor1 Moor2 Moor3
trick 3 C10/striscio CJ Moon C7
trick 1 D9 DK T8 T9
trick 0 T13/busso Sun T5 Begato
trick 1 BQ B10 BN B7
trick 1 D7/striscio D10 T15 World
trick 0 T6/busso B9 T11 B6
trick 2 SK Matto Moor2 S6
gives 3 C10
trick 0 CQ/volo B8 T12 CA
trick 2 S7/volo SA T7 S9
"""
"""The first chair leads with five cards to come, and no line of play takes a trick from its side. Source: ottocento#the-play."""
HELD = 5


def claims(page: Page, table: Table) -> None:
    """The page of the first chair shows this moment, and the rest is claimed there."""
    here = page.locator(AT.format(table.asked()[1](0)))
    expect(here).to_be_visible()
    here.locator("[data-event=claim]").evaluate(PRESSED)
    page.locator("dialog .main").press("Enter")


def test_the_hand_is_laid_down_before_the_others_who_say_no_and_then_yes_and_the_deal_is_counted(
    club: Club, visitor: Visitor
) -> None:
    teacher, claimer, other = visitor(**LAPTOP), visitor(**TABLET), visitor(**SIDEWAYS)
    address = opened(teacher, club)
    sits(claimer, address, "Anna")
    sits(other, address, "Bruno")
    presses(teacher, "Deal the cards")
    teacher.locator(".prepared summary").evaluate(PRESSED)
    teacher.locator("#record").fill(THE_REST)
    teacher.locator(".prepared form:has(#record) button").evaluate(PRESSED)
    expect(claimer.locator(".felt .mine .card")).to_have_count(HELD)
    table = Table(club, address)
    claims(claimer, table)
    for page in (other, teacher):
        expect(page.locator(".asks .laid-open li")).to_have_count(HELD)
    other.locator(".asks .quiet").press("Enter")
    for page in (claimer, other, teacher):
        expect(page.locator(".asks > *")).to_have_count(0)
    still = table.now.seats[0].hand
    assert still is not None
    assert still.stage == "play", "all play on, and whoever said it is to lead as before"
    claims(claimer, table)
    other.locator(".asks .main").press("Enter")
    for page in (claimer, other, teacher):
        expect(page.locator(".asks > *")).to_have_count(0)
    while any(press(page, f"seat/{table.code}", "on") == 200 for page in (claimer, other)):
        pass  # whoever has the last trick takes it up
    hand = table.now.seats[0].hand
    assert hand is not None
    assert hand.family.is_over(hand.state)
    assert {*[*hand.family.took(hand.state)][-HELD:]} <= {0, 2}, "every trick is the pair's"
    for page in (claimer, other):
        expect(page.locator(".ended .sheet tbody tr").first).to_be_visible()
