"""Everything on a page can be seen and pressed, on either side of each threshold; ``make geometry`` looks at all screens."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import pytest
from playwright.sync_api import expect

from bench.pages import geometry
from tests.journeys.club import Club, Visitor
from tests.journeys.test_evening import Evening

pytestmark = pytest.mark.browser

ITALIAN = {"locale": "it-IT", "reduced_motion": "reduce"}
"""Its words are the longest."""
SIZES = ((320, 640), (390, 844), (844, 390), (683, 384), (820, 1180), (1024, 768), (1366, 768))
"""One column narrow, wide, and low; two columns with a narrow table and a wide one."""
PLACES = (
    "practice/whole",
    "table/mineo3",
    "table/french5",
    "step/ottocento/following/no-cups/7",
    "step/ottocento/the-pack/find-the-ten/1",
    "step/ottocento/who-takes/off-suit-king/1",
    "step/mineo3/by-threes/a-wrong-line/1",
)
ON_A_WALL = geometry.ASKED[2:4]
"""The most cards with the most answers, and what lies beside a table."""


def nothing_of(*told: Iterable[str]) -> None:
    found = list(chain.from_iterable(told))
    assert not found, "\n".join(found)


def test_a_table_is_whole_at_every_size(club: Club, visitor: Visitor) -> None:
    page = visitor(**ITALIAN)
    nothing_of(geometry.of_tables(page, club.url, PLACES, SIZES), geometry.of_pages(page, club.url, ["/"], SIZES))


def test_nothing_on_a_wall_stands_outside_the_picture(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    phone = evening.comes("Gino", {"width": 390, "height": 844})
    nothing_of(geometry.of_wall(evening.wall, evening.room, ON_A_WALL, geometry.WALLS[:2]))
    geometry.press(evening.wall, evening.room, "ask", geometry.ASKED[-1])
    expect(phone.locator(".table button.card").first).to_be_visible()
    nothing_of(
        geometry.faults(phone, "a telephone", SIZES), geometry.faults(evening.desk, "the desk", SIZES[1:2] + SIZES[-1:])
    )
