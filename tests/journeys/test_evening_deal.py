"""The same deal for all: drawn at the desk, played on telephones, side by side on the wall."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.journeys.club import Club, Visitor
from tests.journeys.test_evening import MEASURE, PHONE, SMALL, Evening
from tests.journeys.test_everyone import serious

pytestmark = pytest.mark.browser


def test_the_same_deal_for_all(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    phones = [evening.comes(name, size) for name, size in (("Maria", PHONE), ("Gino", SMALL))]
    desk, wall = evening.desk, evening.wall
    desk.locator("summary", has_text="La stessa mano").click()
    desk.locator(".numbered input").fill("4")
    desk.locator(".numbered button").click()
    evening.at("deal")
    cards = [phone.locator(".here button.card") for phone in phones]
    for phone, own in zip(phones, cards, strict=True):
        expect(own).to_have_count(17)
        assert [one.get_attribute("aria-label") for one in own.all()] == [
            one.get_attribute("aria-label") for one in cards[0].all()
        ]
        expect(phone.locator(".here [data-event=hint]")).to_have_count(0)
    found = {"telephone": serious(phones[1]), "wall": serious(wall)}
    phones[0].reload()
    expect(cards[0]).to_have_count(17)
    expect(wall.locator(".compared")).to_have_count(0)
    desk.locator("[data-event=compare]").click()
    desk.locator("dialog .main").click()  # nobody is through
    expect(wall.locator(".compared .book")).to_be_visible()
    found |= {"results": serious(wall), "desk": serious(desk)}
    assert not {name: what for name, what in found.items() if what}
    smallest, inside = wall.evaluate(MEASURE)
    assert smallest >= 31.5
    assert inside
    with desk.expect_download() as paper:
        desk.locator("a[href*='deal.pdf']").click()
    assert paper.value.suggested_filename == "calzettini-4.pdf"
