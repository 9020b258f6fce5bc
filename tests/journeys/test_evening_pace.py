"""Everybody takes a lesson on their own telephone: a hand, a hint, an example, and all together again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.club import Club, Visitor
from tests.journeys.test_evening import PHONE, SMALL, Evening
from tests.journeys.test_everyone import serious

pytestmark = pytest.mark.browser


def go_on(phone: Page) -> None:
    before = phone.locator(".here .table").get_attribute("data-qid") or ""
    phone.locator(".here [data-event=next]").press("Enter")
    expect(phone.locator(".here .table")).not_to_have_attribute("data-qid", before)


def test_a_lesson_at_ones_own_pace(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    anna, gino = evening.comes("Anna", PHONE), evening.comes("Gino", SMALL)
    desk = evening.desk
    desk.locator("[data-event=pace]").click()
    evening.at("pace")
    for phone in (anna, gino):
        expect(phone.locator(".here .table")).to_be_visible()
        go_on(phone)
    send, card = gino.locator(".here [data-event=answer]"), gino.locator(".here button.card")
    for place in range(card.count()):
        if send.get_attribute("aria-disabled") == "true":
            card.nth(place).tap()
    send.tap()
    expect(gino.locator(".here .feedback")).not_to_be_empty()
    gino.locator(".raise").tap()
    first = desk.locator(".grid .row").first
    expect(first).to_contain_text("mano alzata")
    expect(first).to_contain_text("Gino")
    found = {"desk": serious(desk), "telephone": serious(gino), "wall": serious(evening.wall)}
    first.locator("[data-event=hint]").click()
    expect(gino.locator(".here .hints")).not_to_be_empty()
    # A hint takes the hand down, and the row goes where those without a hand are.
    expect(desk.locator(".grid .row", has_text="Gino")).not_to_contain_text("mano alzata")
    desk.locator(".grid .row", has_text="Anna").locator("[data-event=example]").click()
    expect(anna.locator(".example button.card[data-mark=right], .example .choice").first).to_be_visible()
    found |= {"example": serious(anna)}
    assert not {name: what for name, what in found.items() if what}
    anna.locator(".example .main").tap()
    expect(anna.locator(".here .table")).to_be_visible()
    gino.reload()
    expect(gino.locator(".here .hints")).not_to_be_empty()
    desk.locator("[data-event=gather]").click()
    for phone in (anna, gino):
        expect(phone.locator(".called")).to_be_visible()
