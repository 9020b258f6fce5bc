"""Sicily's pages, one after the other, as somebody who learns Mineo for three opens them: axe, and WebKit on a telephone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from lessons.learner.store import Store
from lessons.places.hindsight import open_record
from lessons.places.place import Ground
from lessons.tables.recorded import record_of
from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor, settled, turn_to
from tests.journeys.webkit import Telephone
from tests.lessons.test_hindsight_at_table import played

pytestmark = pytest.mark.browser

CODE = "luna-castello-onda-faro"
PICTURES = Path(__file__).parents[2] / "build" / "webkit"
PAGES = {
    "table": ("practice?game=mineo3", ".felt"),
    "looked at again": ("practice?game=record", ".felt"),
    "scoring table": ("workbench", ".counts summary"),
    "scorekeeper": ("scorekeeper", ".beginning form"),
    "rules": ("rules", ".cz-phrases"),
    "speaking": ("lesson?id=mineo3/five-cards&step=one-is-enough&seed=7", ".table"),
}


@pytest.fixture
def learner(club: Club) -> str:
    """Somebody who learns Mineo for three, and has a record of a deal."""
    store = Store(club.database)
    store.keep(CODE, {"met": "yes", "learned": "mineo3"})
    open_record(Ground(store, dict, b""), CODE, record_of(played("mineo3")))
    store.close()
    return CODE


def address(learner: str, page: str) -> str:
    return f"/{page}{'&' if '?' in page else '?'}learner={learner}"


def test_axe_finds_nothing_serious_on_the_sicilian_pages(visitor: Visitor, club: Club, learner: str) -> None:
    page = visitor(locale="it-IT", reduced_motion="reduce")
    found = {}
    for name, (where, shows) in PAGES.items():
        turn_to(page, club, address(learner, where))
        expect(page.locator(shows).first).to_be_visible()
        settled(page)
        found[name] = serious(page)
    assert not {name: what for name, what in found.items() if what}


def test_the_sicilian_pages_come_up_on_a_telephone_with_webkit(phone: Telephone, club: Club, learner: str) -> None:
    for name, (where, shows) in PAGES.items():
        phone.turn_to(club.url, address(learner, where))
        phone.the(shows)
        phone.picture(PICTURES / f"sicily-{name.replace(' ', '-')}.png")
        there, screen = phone.width()
        assert there <= screen, name
