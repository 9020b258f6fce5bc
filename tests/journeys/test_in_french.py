"""France in French: axe where France looks otherwise; test_webkit.py has all the screens on a telephone, with their words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor, settled, turn_to

pytestmark = pytest.mark.browser

SCREENS = {
    "home": ("/", ".cz-title", "Les premiers plis"),
    "table of four": ("/practice?game=french4", ".table .prompt", ""),
    "table of two": ("/practice?game=french2", ".table .prompt", ""),
    "scoring": ("/workbench?game=french4", ".settling", "Qui paie qui"),
    "match": ("/scorekeeper", ".beginning > section > details > summary", "L'Ottocento de Bologne"),
    "rules": ("/rules?at=french%23bonuses", ".cz-cited", "Les primes"),
    "question": ("/lesson?id=french4/the-dog&step=two-suits&seed=7", ".table", "Peux-tu écarter"),
}
"""What is opened, and where something that is to be read there stands: France's match comes first, so Bologna's is folded away.
Of a deal that is thrown in at once (the petit alone, or in a first packet) nothing is asked."""


FRENCH_ALONE = ("table of two", "scoring", "match")
"""What is made otherwise for France; the others differ by their words from what test_everyone.py and test_practice.py look at."""


def test_axe_finds_nothing_serious_on_the_french_screens(visitor: Visitor, club: Club) -> None:
    page = visitor(locale="fr-FR", reduced_motion="reduce")
    found = {}
    for name in FRENCH_ALONE:
        address, shows, told = SCREENS[name]
        turn_to(page, club, address)
        expect(page.locator(shows).first).to_contain_text(told)
        settled(page)
        found[name] = serious(page)
    assert not {name: what for name, what in found.items() if what}
