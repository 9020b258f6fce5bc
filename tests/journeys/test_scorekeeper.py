"""A whole match at the table in a real browser: a correction, a killed server, a second device; nothing lost, axe clean."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.games.bologna.pack import PACK
from engine.games.bologna.scorekeeper import Correct, Counted, Declared, Start, Undo, fold
from engine.games.bologna.scoring import Position, sheet, write
from engine.games.bologna.scoring.piles import draw
from lessons.learner.store import Store
from lessons.text.card_catalogue import entry
from screens.api.addresses import local_addresses
from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor, in_language, settled
from tests.journeys.match import (
    BETTER,
    FIRST,
    SEATS,
    SECOND,
    begin,
    code_of,
    declare,
    end_of,
    enter,
    fill_in,
    notes,
    now,
    on_disk,
    shows,
)

pytestmark = pytest.mark.browser

TELEPHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


def test_a_match_begun_far_down_on_a_telephone_shows_its_score(visitor: Visitor, club: Club) -> None:
    page = visitor(**TELEPHONE)
    begin(page, club)
    score = page.locator(".board:visible")
    expect(score).to_be_in_viewport(ratio=1)
    expect(score).to_be_focused()


def test_a_whole_match_with_a_correction_and_a_killed_server(page: Page, mortal_club: Club) -> None:
    club = mortal_club
    code = begin(page, club)
    declare(page, "Carla", "Kings", 4)
    shows(page, fold([*on_disk(club, code)[:1], Declared(1, 2, (("kings", 4),))]))
    enter(page, FIRST)
    now(page, "Hand 2")
    before = fold(on_disk(club, code))
    assert before.hands[0].totals == (34 + 150, 71)

    end_of(page).get_by_label("Criccone: Anna & Carla").fill("17")
    club.kill()
    club.open()
    page.reload()
    expect(end_of(page).get_by_label("Criccone: Anna & Carla")).to_have_value("17")
    enter(page, SECOND)
    now(page, "Hand 3")
    shows(page, fold(on_disk(club, code)))

    page.get_by_text("Everything written down").click()
    page.get_by_role("button", name="Correct: Hand 2 ends").click()
    field = end_of(page).get_by_label("Sequences: Anna & Carla")
    expect(field).to_have_value("160")
    field.fill("180")
    end_of(page).get_by_role("button", name="Write the hand down").press("Enter")
    expect(page.locator(".points").first).to_have_text(str(34 + 150 + 237))
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
        page.get_by_role("link", name="Score sheet (PDF)").click()
    assert taken.value.path().read_bytes().startswith(b"%PDF")


def test_what_is_being_typed_stays_while_a_declaration_is_written_down(page: Page, club: Club) -> None:
    begin(page, club)
    page.get_by_role("group", name="Who declares?").get_by_text("Carla", exact=True).click()
    page.locator(".declare").get_by_text("Kings", exact=True).click()
    field = typing(page)
    # Pressed without taking the focus away from the field, as by another hand.
    page.locator(".declare form").evaluate("(form) => form.requestSubmit()")
    expect(page.locator(".points").first).to_have_text("17")
    go_on_typing(page, field)


def test_what_is_being_typed_stays_while_another_device_writes(page: Page, visitor: Visitor, club: Club) -> None:
    code = begin(page, club)
    other = visitor(**TELEPHONE, locale="en-GB")
    other.goto(f"{club.url}/scorekeeper?match={code}")
    expect(other.get_by_role("group", name="Who declares?")).to_be_visible()
    field = typing(page)
    declare(other, "Bruno", "Aces", 4)
    expect(notes(page)).to_contain_text("On another device: Hand 1: Bruno declares Aces 4")
    shows(page, fold(on_disk(club, code)))
    go_on_typing(page, field)


def typing(page: Page) -> Locator:
    field = end_of(page).get_by_label("Sequences: Anna & Carla")
    field.evaluate("(node) => { window.typed = node; node.focus(); }")
    page.keyboard.type("6")
    return field


def go_on_typing(page: Page, field: Locator) -> None:
    page.keyboard.type("0")
    expect(field).to_have_value("60")
    assert field.evaluate("(node) => node === window.typed"), "the same field, not one laid anew"


def test_what_was_typed_is_there_in_the_other_language_and_after_a_reload(page: Page, club: Club) -> None:
    code = begin(page, club)
    fill_in(page, FIRST)
    in_language(page, "Italiano")
    expect(page.get_by_label("Sequenze: Anna & Carla")).to_have_value("60")
    assert code_of(page) == code
    page.reload()
    expect(page.get_by_label("Sequenze: Anna & Carla")).to_have_value("60")
    page.get_by_role("button", name="Segna la mano").click()
    now(page, "Mano 2")
    assert on_disk(club, code)[1:] == (FIRST,)


def test_the_last_line_is_taken_back_by_one_press_and_its_figures_are_in_the_fields(page: Page, club: Club) -> None:
    code = begin(page, club)
    enter(page, FIRST)
    now(page, "Hand 2")
    page.get_by_role("button", name="Take back: Hand 1 ends: 150 to 71").first.click()
    now(page, "Hand 1")
    expect(end_of(page).get_by_label("Sequences: Anna & Carla")).to_have_value("60")
    assert isinstance(on_disk(club, code)[-1], Undo)


def test_the_projector_follows_a_telephone(page: Page, visitor: Visitor, club: Club) -> None:
    code = begin(page, club)
    page.goto(f"{club.url}/scorekeeper?match={code}&show=board")
    expect(page.get_by_role("dialog")).to_be_visible()
    telephone = visitor(**TELEPHONE, locale="en-GB")
    telephone.goto(f"{club.url}/scorekeeper?match={code}")
    declare(telephone, "Bruno", "Aces", 4)
    shows(page, fold([*on_disk(club, code)[:1], Declared(1, 1, (("aces", 4),))]))
    assert telephone.evaluate("document.querySelector('[data-testid=stMain]').scrollWidth <= innerWidth")
    page.get_by_role("button", name="Back to writing").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.url.endswith(f"match={code}")


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (390, 844)])
def test_three_figures_of_both_sides_stand_apart_on_the_wall(
    visitor: Visitor, club: Club, size: tuple[int, int]
) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]}, locale="it-IT", reduced_motion="reduce")
    code = f"passero-baita-mulino-{('fungo', 'sole', 'luna')[(1920, 1366, 390).index(size[0])]}"
    store = Store(club.database)
    start = Start(("Anna", "Bruno", "Carla", "Dino"), sides=("", "I Bisbetici"))
    store.matches.begin(code, "luna-castello-onda-faro", start, "first")
    high = Counted(1, (222, 222), 0, (408, 508), (50, 37))
    store.matches.append(code, "luna-castello-onda-faro", 2, high, "second")
    store.close()
    page.goto(f"{club.url}/scorekeeper?match={code}&show=board")
    wall = page.get_by_role("dialog")
    expect(wall).to_be_visible()
    page.evaluate("document.fonts.ready")
    told = wall.evaluate("""(wall) => ['.points', '.names'].map((name) => [...wall.querySelectorAll(name)].map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }))""")
    (ours, theirs), (names, others) = told
    assert 0 < ours["left"] < ours["right"] < size[0] / 2 < theirs["left"] < theirs["right"] < size[0]
    assert ours["top"] == theirs["top"]
    assert names["top"] == others["top"], "both at one height, though only one pair has a name"
    assert wall.evaluate("(wall) => wall.scrollHeight <= innerHeight && wall.scrollWidth <= innerWidth")


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
    tab_to(page, "Write down for Carla")
    page.keyboard.press("Enter")
    expect(page.locator(".points").first).to_have_text("17")
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
    expect(page.locator(".board:visible")).to_be_focused()
    shows(page, fold(on_disk(club, code_of(page))))


def test_what_does_not_fit_is_told_where_it_is_seen(visitor: Visitor, club: Club) -> None:
    page = visitor(**TELEPHONE, locale="en-GB")
    code = begin(page, club)
    enter(page, Counted(1, (33, 14), 0, (60, 20), (50, 37)))
    expect(page.get_by_text("Something does not fit")).to_be_in_viewport()
    assert len(on_disk(club, code)) == 1
    page.get_by_role("button", name="Look again").click()
    expect(page.get_by_text("Something does not fit")).to_be_hidden()
    expect(end_of(page).get_by_label("Criccone: Anna & Carla")).to_have_value("33")
    end_of(page).get_by_role("button", name="Write the hand down").click()
    page.get_by_role("button", name="Write it all the same").click()
    now(page, "Hand 2")
    assert on_disk(club, code)[1:] == (Counted(1, (33, 14), 0, (60, 20), (50, 37)),)


def test_what_is_missing_and_what_is_no_number_is_told_at_its_field(page: Page, club: Club) -> None:
    code = begin(page, club)
    form = fill_in(page, FIRST)
    form.get_by_label("Card points: Anna & Carla").fill("")
    form.get_by_role("button", name="Write the hand down").click()
    expect(notes(page)).to_contain_text("the card points of one side")
    expect(form.get_by_label("Card points: Anna & Carla")).to_be_focused()
    form.get_by_label("Card points: Anna & Carla").fill("5o")
    page.keyboard.press("Enter")
    expect(notes(page)).to_contain_text("“5o” is not a number")
    assert len(on_disk(club, code)) == 1


def test_a_double_click_writes_once(page: Page, club: Club) -> None:
    code = begin(page, club)
    fill_in(page, FIRST).get_by_role("button", name="Write the hand down").dblclick()
    now(page, "Hand 2")
    page.locator(".undo").dblclick()
    now(page, "Hand 1")
    assert len(on_disk(club, code)) == 3


def test_a_match_is_found_again_by_its_four_words(page: Page, visitor: Visitor, club: Club) -> None:
    code = begin(page, club)
    other = visitor(**TELEPHONE, locale="it-IT")
    other.goto(f"{club.url}/scorekeeper?match=luna-luna-luna-luna")
    expect(notes(other)).to_contain_text("nessuna partita ha queste quattro parole")
    other.get_by_label("le sue quattro parole").fill(code.replace("-", " ").upper())
    other.get_by_role("button", name="Apri").click()
    now(other, "Mano 1")
    assert code_of(other) == code
    other.go_back()
    expect(other.get_by_label("le sue quattro parole")).to_be_visible()
    page.goto(f"{club.url}/scorekeeper")
    page.get_by_role("button", name="Anna & Carla 0 – 0 Bruno & Dino").first.click()
    now(page, "Hand 1")


def test_the_address_that_is_shown_can_be_opened_by_others(page: Page, club: Club) -> None:
    code = begin(page, club)
    page.get_by_text("Code, printing, leaving off").click()
    shown = page.get_by_label("Address of this match").input_value()
    assert shown.endswith(f"/scorekeeper?match={code}")
    own = local_addresses()
    assert urlsplit(shown).hostname == (own[0] if own else urlsplit(club.url).hostname)


def has_a_king(position: Position) -> bool:
    return any(card.rank == "K" for card in position.won)


def test_a_hand_ends_by_the_cards_of_the_smaller_pile(page: Page, club: Club) -> None:
    code = begin(page, club)
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
    expect(page.get_by_role("button", name="Write the hand down")).to_have_count(0)
    cards.get_by_role("button", name=known.name["en"], exact=True).click()
    page.get_by_role("button", name="Write the hand down").click()
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
    for place in ("scorekeeper", f"scorekeeper?match={code}", f"scorekeeper?match={code}&show=board", "prints"):
        page.goto(f"{club.url}/{place}")
        shown = ".wall .board" if "show" in place else ".keeper h2:visible" if "keeper" in place else "h1"
        expect(page.locator(shown).first).to_be_visible()
        settled(page)
        if "show" not in place:
            for summary in page.locator("[data-testid=stMain] summary").all():
                summary.press("Enter")
            expect(page.locator("[data-testid=stMain] details:not([open])")).to_have_count(0)
        found[place] = serious(page)
    assert not any(found.values()), found
