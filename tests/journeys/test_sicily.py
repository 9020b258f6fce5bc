"""Sicily's pages as somebody who learns Mineo for three opens them: axe; test_webkit.py has them on a telephone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lessons.learner.store import Store
from lessons.places.hindsight import open_record
from lessons.places.place import Context
from lessons.tables.recorded import record_of
from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor, settled, turn_to
from tests.lessons.test_hindsight_at_table import played

pytestmark = pytest.mark.browser

CODE = "luna-castello-onda-faro"
PAGES = {
    "table": ("practice?game=mineo3", ".felt"),
    "looked at again": ("practice?game=record", ".felt"),
    "scoring table": ("workbench", ".counts summary"),
    "scorekeeper": ("scorekeeper", ".beginning form"),
    "rules": ("rules", ".cz-phrases"),
    "speaking": ("lesson?id=mineo3/five-cards&step=one-is-enough&seed=7", ".table"),
}


SICILIAN_ALONE = ("looked at again", "scoring table", "scorekeeper", "speaking")
"""What is made otherwise for Sicily: a table of three with open hands has all that the table has, and rules are written alike."""


def learner(club: Club) -> str:
    """Somebody who learns Mineo for three, and has a record of a deal."""
    store = Store(club.database)
    store.keep(CODE, {"met": "yes", "learned": "mineo3"})
    open_record(Context(store, dict, b""), CODE, record_of(played("mineo3")))
    store.close()
    return CODE


def address(learner: str, page: str) -> str:
    return f"/{page}{'&' if '?' in page else '?'}learner={learner}"


def test_axe_finds_nothing_serious_on_the_sicilian_pages(visitor: Visitor, club: Club) -> None:
    who = learner(club)
    page = visitor(locale="it-IT", reduced_motion="reduce")
    found = {}
    for name in SICILIAN_ALONE:
        where, shows = PAGES[name]
        turn_to(page, club, address(who, where))
        expect(page.locator(shows).first).to_be_visible()
        settled(page)
        found[name] = serious(page)
    assert not {name: what for name, what in found.items() if what}
