"""Writing a match down in a real browser: by the keyboard alone, by the cards, twice by mistake, what does not fit; axe clean."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from playwright.sync_api import Page, expect

from engine.games.bologna.pack import PACK
from engine.games.bologna.scorekeeper import Counted, Start, Undo, fold
from engine.games.bologna.scoring import Position, sheet, write
from engine.games.bologna.scoring.piles import draw
from lessons.learner.store import Store
from lessons.text.card_catalogue import entry
from tests.journeys.axe import serious
from tests.journeys.club import TELEPHONE, Club, Visitor, settled, turn_to, until
from tests.journeys.match import (
    FIRST,
    SEATS,
    at_a_match,
    begun,
    code_of,
    end_of,
    enter,
    fill_in,
    notes,
    now,
    on_disk,
    shows,
)

pytestmark = pytest.mark.browser


def tab_to(page: Page, text: str, key: str = "Tab") -> None:
    """Press Tab, or an arrow within a group, until the focus is on what is called so."""
    named = """(() => {
      let node = document.activeElement;
      while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
      const label = node.labels?.[0]?.querySelector('span');
      return (node.getAttribute('aria-label') || label?.innerText || node.innerText || '').trim();
    })()"""
    for _ in range(60):
        if page.evaluate(named) == text:
            return
        page.keyboard.press(key)
    raise AssertionError(f"no way to {text!r} by the keyboard")


def test_a_hand_without_a_mouse(page: Page, club: Club) -> None:
    page.goto(f"{club.url}/scorekeeper")
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    settled(page)
    for seat, name in SEATS:
        tab_to(page, f"Name, seat {seat}")
        page.keyboard.type(name)
    page.keyboard.press("Enter")
    now(page, "Anna deals")
    tab_to(page, "Bruno")
    page.keyboard.press("ArrowRight")
    tab_to(page, "Kings")
    page.keyboard.press("Space")
    tab_to(page, "Enter for Carla")
    page.keyboard.press("Enter")
    expect(page.locator(".points").first).to_have_text("17")
    for label, figure in (("Criccone: Anna & Carla", "34"), ("Criccone: Bruno & Dino", "14"),
                          ("Sequences: Anna & Carla", "60"), ("Sequences: Bruno & Dino", "20"),
                          ("Card points: Anna & Carla", "50")):  # fmt: skip
        tab_to(page, label)
        page.keyboard.type(figure)
    tab_to(page, "Anna & Carla")
    page.keyboard.press("Space")
    tab_to(page, "Enter the hand")
    page.keyboard.press("Enter")
    now(page, "Hand 2")
    expect(page.locator(".board:visible")).to_be_focused()
    shows(page, fold(on_disk(club, code_of(page))))


def test_what_does_not_fit_is_told_where_it_is_seen(visitor: Visitor, club: Club) -> None:
    page = visitor(**TELEPHONE, locale="en-GB")
    code = at_a_match(page, club)
    enter(page, Counted(1, (33, 14), 0, (60, 20), (50, 37)))
    expect(page.get_by_text("Something does not fit")).to_be_in_viewport()
    assert len(on_disk(club, code)) == 1
    page.get_by_role("button", name="Look again").click()
    expect(page.get_by_text("Something does not fit")).to_be_hidden()
    expect(end_of(page).get_by_label("Criccone: Anna & Carla")).to_have_value("33")
    end_of(page).get_by_role("button", name="Enter the hand").click()
    page.get_by_role("button", name="Enter it anyway").click()
    now(page, "Hand 2")
    assert on_disk(club, code)[1:] == (Counted(1, (33, 14), 0, (60, 20), (50, 37)),)


def test_what_is_missing_and_what_is_no_number_is_told_at_its_field(page: Page, club: Club) -> None:
    code = at_a_match(page, club)
    form = fill_in(page, FIRST)
    form.get_by_label("Card points: Anna & Carla").fill("")
    form.get_by_role("button", name="Enter the hand").click()
    expect(notes(page)).to_contain_text("the card points of one side")
    expect(form.get_by_label("Card points: Anna & Carla")).to_be_focused()
    form.get_by_label("Card points: Anna & Carla").fill("5o")
    page.keyboard.press("Enter")
    expect(notes(page)).to_contain_text("“5o” is not a number")
    assert len(on_disk(club, code)) == 1


def test_a_double_click_writes_once_and_takes_back_once_with_the_figures_in_the_fields(page: Page, club: Club) -> None:
    code = at_a_match(page, club)
    fill_in(page, FIRST).get_by_role("button", name="Enter the hand").dblclick()
    now(page, "Hand 2")
    page.get_by_role("button", name="Undo: Hand 1 ends: 150 to 71").first.dblclick()
    now(page, "Hand 1")
    expect(end_of(page).get_by_label("Sequences: Anna & Carla")).to_have_value("60")
    until(page, lambda: len(on_disk(club, code)) >= 3)
    assert len(on_disk(club, code)) == 3
    assert isinstance(on_disk(club, code)[-1], Undo)


def has_a_king(position: Position) -> bool:
    return any(card.rank == "K" for card in position.won)


def test_a_hand_ends_by_the_cards_of_the_smaller_pile(page: Page, club: Club) -> None:
    code = begun(page, club)
    # Anna deals, and it is her side's pile.
    position = next(its for n in range(50) if (its := draw("typical", Random(n))).dealer == 0 and has_a_king(its))
    king = next(card for card in PACK.sorted(position.won) if card.rank == "K")
    without = replace(position, won=position.won - {king}, dealer=None, shown=(), before=(0, 0))
    page.goto(f"{club.url}/scorekeeper?match={code}&pile={write(without).replace(' ', '+')}")
    page.get_by_text("By the cards").click()
    known = entry(king.code)
    assert known is not None
    cards = page.locator(".bench .counting")
    expect(cards).to_be_visible()
    expect(page.get_by_role("button", name="Enter the hand")).to_have_count(0)
    cards.get_by_role("button", name=known.name["en"], exact=True).click()
    page.get_by_role("button", name="Enter the hand").click()
    now(page, "Hand 2")
    counted = sheet(replace(position, shown=(), before=(0, 0)))
    assert fold(on_disk(club, code)).scores == (counted.total(0), counted.total(1))
    shows(page, fold(on_disk(club, code)))


def test_axe_finds_nothing_serious(visitor: Visitor, club: Club) -> None:
    page = visitor(locale="it-IT", reduced_motion="reduce")
    found = {}
    store = Store(club.database)
    code = "passero-baita-luna-ora"
    store.matches.begin(code, "luna-castello-onda-faro", Start(("Anna", "Bruno", "Carla", "Dino")), "first")
    store.matches.append(code, "luna-castello-onda-faro", 2, FIRST, "second")
    store.close()
    for place in ("prints", "scorekeeper", f"scorekeeper?match={code}", f"scorekeeper?match={code}&show=board"):
        if "match" in place:
            page.goto(f"{club.url}/{place}")
        else:
            turn_to(page, club, f"/{place}")
        shown = ".wall .board" if "show" in place else ".keeper h2:visible" if "keeper" in place else "h1"
        expect(page.locator(shown).first).to_be_visible()
        settled(page)
        if "show" not in place:
            for summary in page.locator("summary").all():
                summary.press("Enter")
            expect(page.locator("details:not([open])")).to_have_count(0)
        found[place] = serious(page)
    assert not any(found.values()), found
