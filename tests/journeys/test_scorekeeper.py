"""A whole match at the table in a real browser: a correction, a killed server, a second device; nothing lost, axe clean."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from engine.games.bologna.pack import PACK
from engine.games.bologna.scorekeeper import Correct, Counted, Declared, Start, fold
from engine.games.bologna.scoring import Position, sheet, write
from engine.games.bologna.scoring.piles import draw
from lessons.cardbook import entry
from lessons.learner.store import Store
from tests.journeys.club import Club, Visitor, restart, settled
from tests.journeys.match import BETTER, FIRST, SECOND, begin, code_of, declare, end_of, enter, now, on_disk, shows

pytestmark = pytest.mark.browser

TELEPHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


def test_a_whole_match_with_a_correction_and_a_killed_server(page: Page, mortal_club: Club) -> None:
    club = mortal_club
    code = begin(page, club)
    declare(page, "Carla", "Kings", 4)
    shows(page, fold([*on_disk(club, code)[:1], Declared(1, 2, (("kings", 4),))]))
    enter(page, FIRST)
    now(page, "Hand 2")
    before = fold(on_disk(club, code))
    assert before.hands[0].totals == (34 + 150, 71)

    end_of(page, 2).get_by_label("Criccone: Anna & Carla").fill("17")
    restart(page, club, killed=True)
    expect(end_of(page, 2).get_by_label("Criccone: Anna & Carla")).to_have_value("17")
    enter(page, SECOND)
    now(page, "Hand 3")
    shows(page, fold(on_disk(club, code)))

    page.get_by_text("Everything written down").click()
    page.locator(".st-key-entry-4").get_by_role("button", name="Correct").click()
    form = end_of(page, 2, correcting=4)
    field = form.get_by_label("Sequences: Anna & Carla")
    expect(field).to_have_value("160")
    field.fill("180")
    form.get_by_role("button", name="Write the hand down").press("Enter")
    expect(page.locator(".kp-points").first).to_have_text(str(34 + 150 + 237))
    assert on_disk(club, code)[-1] == Correct(4, BETTER)

    club.kill()
    club.open()
    page.reload()
    enter(page, Counted(3, (34, 14), 0, (300, 60), (60, 27)))
    now(page, "Anna & Carla win.")
    match = fold(on_disk(club, code))
    shows(page, match)
    assert match.verdict.facts["side"] == 0
    assert [type(entry).__name__ for entry in match.entries] == [
        "Start", "Declared", "Counted", "Counted", "Correct", "Counted",
    ]  # fmt: skip
    with page.expect_download() as taken:
        page.get_by_role("button", name="Score sheet (PDF)").click()
    assert taken.value.path().read_bytes().startswith(b"%PDF")


def test_what_is_being_typed_stays_while_a_declaration_is_written_down(page: Page, club: Club) -> None:
    begin(page, club)
    page.get_by_label("Who declares?").get_by_text("Carla", exact=True).click()
    expect(page.get_by_role("button", name="Write down for Carla")).to_be_visible()
    settled(page)
    page.get_by_role("button", name="Kings", exact=True).click()
    expect(page.get_by_label("Kings: how many cards")).to_be_visible()
    settled(page)
    field = end_of(page, 1).get_by_label("Sequences: Anna & Carla")
    field.evaluate("(node) => { window.typed = node; node.focus(); }")
    page.keyboard.type("6")
    # Pressed without taking the focus away from the field, as by another hand.
    page.locator(".st-key-declare-1-2-0-go button").dispatch_event("click")
    expect(page.locator(".kp-points").first).to_have_text("17")
    settled(page)
    page.keyboard.type("0")
    expect(field).to_have_value("60")
    assert field.evaluate("(node) => node === window.typed"), "the same field, not one laid anew"


def test_the_projector_follows_a_telephone(page: Page, visitor: Visitor, club: Club) -> None:
    code = begin(page, club)
    page.goto(f"{club.url}/scorekeeper?match={code}&show=board")
    expect(page.locator(".kp-big")).to_be_visible()
    settled(page)
    telephone = visitor(**TELEPHONE, locale="en-GB")
    telephone.goto(f"{club.url}/scorekeeper?match={code}")
    declare(telephone, "Bruno", "Aces", 4)
    shows(page, fold([*on_disk(club, code)[:1], Declared(1, 1, (("aces", 4),))]))
    assert telephone.evaluate("document.querySelector('[data-testid=stMain]').scrollWidth <= innerWidth")


def tab_to(page: Page, text: str, key: str = "Tab") -> None:
    """Press Tab, or an arrow within a group, until the focus is on what is called so."""
    named = "(document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || '').trim()"
    for _ in range(60):
        if page.evaluate(named) == text:
            return
        page.keyboard.press(key)
    raise AssertionError(f"no way to {text!r} by the keyboard")


def test_a_hand_without_a_mouse(page: Page, club: Club) -> None:
    page.goto(f"{club.url}/scorekeeper")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    settled(page)
    for seat, name in (("A1", "Anna"), ("A2", "Carla"), ("B1", "Bruno"), ("B2", "Dino")):
        tab_to(page, f"Name, seat {seat}")
        page.keyboard.type(name)
    page.keyboard.press("Enter")
    now(page, "Anna deals")
    page.evaluate("document.activeElement.blur()")
    for first, what, comes in (
        ("Bruno", "Carla", page.get_by_role("button", name="Write down for Carla")),
        ("Tarocchi", "Kings", page.get_by_label("Kings: how many cards")),
    ):
        tab_to(page, first)
        tab_to(page, what, "ArrowRight")
        page.keyboard.press("Space")
        expect(comes).to_be_visible()
        settled(page)
    tab_to(page, "Write down for Carla")
    page.keyboard.press("Enter")
    expect(page.locator(".kp-points").first).to_have_text("17")
    settled(page)
    for label, figure in (("Criccone: Anna & Carla", "34"), ("Criccone: Bruno & Dino", "14"),
                          ("Sequences: Anna & Carla", "60"), ("Sequences: Bruno & Dino", "20"),
                          ("Card points: Anna & Carla", "50")):  # fmt: skip
        tab_to(page, label)
        page.keyboard.type(figure)
    tab_to(page, "Anna & Carla")
    page.keyboard.press("Space")
    tab_to(page, "Write the hand down")
    page.keyboard.press("Enter")
    now(page, "Hand 2")
    shows(page, fold(on_disk(club, code_of(page))))


def test_what_does_not_fit_is_told_where_it_is_seen(visitor: Visitor, club: Club) -> None:
    page = visitor(**TELEPHONE, locale="en-GB")
    code = begin(page, club)
    enter(page, Counted(1, (33, 14), 0, (60, 20), (50, 37)))
    expect(page.get_by_text("Something does not fit")).to_be_in_viewport()
    assert len(on_disk(club, code)) == 1
    page.get_by_role("button", name="Look again").click()
    expect(page.get_by_text("Something does not fit")).to_be_hidden()
    expect(end_of(page, 1).get_by_label("Criccone: Anna & Carla")).to_have_value("33")


def has_a_king(position: Position) -> bool:
    return any(card.rank == "K" for card in position.won)


def test_a_hand_ends_by_the_cards_of_the_smaller_pile(page: Page, club: Club) -> None:
    code = begin(page, club)
    # Anna deals, and it is her side's pile.
    position = next(its for n in range(50) if (its := draw("typical", Random(n))).dealer == 0 and has_a_king(its))
    king = next(card for card in PACK.sorted(position.won) if card.rank == "K")
    without = replace(position, won=position.won - {king}, dealer=None, shown=(), before=(0, 0))
    page.goto(f"{club.url}/scorekeeper?match={code}&pile={write(without).replace(' ', '+')}")
    end_of(page, 1)
    page.get_by_text("By the cards").click()
    known = entry(king.code)
    assert known is not None
    cards = page.locator(".bench .counting")
    expect(cards).to_be_visible()
    settled(page)
    expect(page.get_by_role("button", name="Write the hand down")).to_have_count(0)
    cards.get_by_role("button", name=known.name["en"], exact=True).click()
    page.get_by_role("button", name="Write the hand down").click()
    now(page, "Hand 2")
    counted = sheet(replace(position, shown=(), before=(0, 0)))
    assert fold(on_disk(club, code)).scores == (counted.total(0), counted.total(1))
    shows(page, fold(on_disk(club, code)))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_axe_finds_nothing_serious(visitor: Visitor, club: Club, theme: str, locale: str) -> None:
    page = visitor(color_scheme=theme, locale=locale, reduced_motion="reduce")
    found = {}
    store = Store(club.database)
    code = f"passero-baita-{'sole' if theme == 'light' else 'luna'}-{'ora' if locale == 'it-IT' else 'volo'}"
    store.matches.begin(code, "luna-castello-onda-faro", Start(("Anna", "Bruno", "Carla", "Dino")), "first")
    store.matches.append(code, "luna-castello-onda-faro", 2, FIRST, "second")
    store.close()
    for place in ("scorekeeper", f"scorekeeper?match={code}", f"scorekeeper?match={code}&show=board", "prints"):
        page.goto(f"{club.url}/{place}")
        expect(page.locator("h1, .kp-big").first).to_be_visible()
        settled(page)
        for summary in page.locator("[data-testid=stMain] summary").all():
            summary.press("Enter")
        expect(page.locator("[data-testid=stMain] details:not([open])")).to_have_count(0)
        found[place] = [
            one["id"] for one in Axe().run(page).response["violations"] if one["impact"] in ("serious", "critical")
        ]
    assert not any(found.values()), found
