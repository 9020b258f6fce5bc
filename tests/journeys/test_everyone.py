"""For every eye and every hand: axe on each screen in both themes, a hand of fifteen on a telephone, targets wide enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lessons.learner.event import Event
from lessons.learner.store import Store
from tests.journeys.axe import serious
from tests.journeys.beforehand import at_the_first_question
from tests.journeys.club import WIDE, Club, Visitor, open_lesson, settled, turn_to

pytestmark = pytest.mark.browser

SCREENS = {
    "home": ("/", "h1"),
    "text": ("/lesson?id=ottocento/following", ".table [data-event=next]"),
    "gallery": ("/gallery", ".table button.card"),
    "settings": ("/settings", ".cz-rules"),
    "about": ("/about", "h2"),
}


def test_axe_finds_nothing_serious_on_any_screen(visitor: Visitor, club: Club) -> None:
    """A text of a lesson and one card of the gallery, each with rings, test_overlays.py looks at; a question test_frame.py."""
    page = visitor(locale="it-IT", reduced_motion="reduce")
    found = {}
    for name in ("home", "gallery", "settings", "about"):
        address, shows = SCREENS[name]
        turn_to(page, club, address)
        expect(page.locator(shows).first).to_be_visible()
        settled(page)
        found[name] = serious(page)
    on_the_table = at_the_first_question(page, club, "ottocento/following")
    on_the_table.locator("button.card").first.press("Enter")
    on_the_table.locator("[data-event=answer]").click()
    expect(on_the_table.locator(".feedback .head")).to_be_visible()
    on_the_table.locator("[data-event=hint]").click()
    expect(on_the_table.locator(".hint")).to_be_visible()
    on_the_table.locator("summary").click()
    found["feedback"] = serious(page)
    assert not {name: what for name, what in found.items() if what}


def test_fifteen_cards_fit_a_telephone_and_each_can_be_touched(visitor: Visitor, club: Club) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="it-IT")
    page.goto(f"{club.url}/gallery")
    expect(page.locator(".table button.card").first).to_be_visible()
    settled(page)
    # The gallery's cards as a hand of fifteen: the same component, the layout that a deal has.
    wide = page.evaluate("""() => {
      const root = [...document.querySelectorAll('*')].map((el) => el.shadowRoot).find((one) => one && one.querySelector('.cards'));
      const cards = root.querySelector('.cards');
      [...cards.children].slice(15).forEach((card) => card.remove());
      cards.className = 'cards hand';
      for (const [name, value] of [['--n', 15], ['--wide', 14], ['--narrow', 7]]) cards.style.setProperty(name, value);
      const boxes = [...cards.children].map((card) => card.getBoundingClientRect());
      const strips = boxes.map((box, at) => {
        const next = boxes[at + 1];
        return next && Math.abs(next.top - box.top) < 20 ? next.left - box.left : box.width;
      });
      return {page: document.documentElement.scrollWidth, rows: new Set(boxes.map((box) => Math.round(box.top))).size,
              right: Math.max(...boxes.map((box) => box.right)), strip: Math.min(...strips)};
    }""")
    assert wide["page"] == 390
    assert wide["right"] <= 390
    assert wide["rows"] == 2
    assert wide["strip"] >= 24


def test_nothing_scrolls_sideways_on_a_telephone(visitor: Visitor, club: Club) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="it-IT")
    wide = {}
    for name, (address, shows) in SCREENS.items():
        turn_to(page, club, address)
        expect(page.locator("h1").first).to_be_visible()
        expect(page.locator(shows).first).to_be_visible()
        settled(page)
        wide[name] = page.evaluate(WIDE)
    assert wide == dict.fromkeys(SCREENS, 390)


@pytest.mark.parametrize("size", ["normal", "projector"])
def test_the_buttons_are_large_enough_at_every_size(visitor: Visitor, club: Club, size: str) -> None:
    learner = f"luna-luna-sole-{'onda' if size == 'projector' else 'sole'}"
    store = Store(club.database)
    store.keep(learner, {"size": size})
    store.append(learner, "x", Event("next", "x", f"n-{size}"))
    store.close()
    page = visitor(viewport={"width": 1366, "height": 768}, locale="en-GB")
    found = open_lesson(page, club, f"ottocento/following&learner={learner}")
    box = found.locator("[data-event=next]").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    root = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert root >= (27 if size == "projector" else 18)
