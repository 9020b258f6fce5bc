"""A whole match at the table in a real browser: a correction, a killed server, a second device; nothing lost."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.geometry.looking import PAINTED
from engine.games.bologna.scorekeeper import Correct, Counted, Declared, Start, fold
from lessons.learner.store import Store
from tests.journeys.club import TELEPHONE, WIDE, Club, Visitor, in_language
from tests.journeys.match import (
    BETTER,
    FIRST,
    SECOND,
    at_a_match,
    begin,
    begun,
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


def test_a_match_begun_far_down_on_a_telephone_shows_its_score(visitor: Visitor, club: Club) -> None:
    page = visitor(**TELEPHONE, locale="en-GB")
    begin(page, club)
    score = page.locator(".board:visible")
    expect(score).to_be_in_viewport(ratio=1)
    expect(score).to_be_focused()


def test_a_whole_match_with_a_correction_and_a_killed_server(page: Page, mortal_club: Club) -> None:
    club = mortal_club
    code = at_a_match(page, club)
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

    page.get_by_text("All the entries").click()
    page.get_by_role("button", name="Correct: Hand 2 ends").click()
    field = end_of(page).get_by_label("Sequences: Anna & Carla")
    expect(field).to_have_value("160")
    field.fill("180")
    end_of(page).get_by_role("button", name="Save the correction").press("Enter")
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
    at_a_match(page, club)
    page.get_by_role("group", name="Who declares?").get_by_text("Carla", exact=True).click()
    page.locator(".declare").get_by_text("Kings", exact=True).click()
    field = typing(page)
    # Pressed without taking the focus away from the field, as by another hand.
    page.locator(".declare form").evaluate("(form) => form.requestSubmit()")
    expect(page.locator(".points").first).to_have_text("17")
    go_on_typing(page, field)


def test_what_is_being_typed_stays_while_another_device_writes(page: Page, visitor: Visitor, club: Club) -> None:
    code = at_a_match(page, club)
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
    code = at_a_match(page, club)
    fill_in(page, FIRST)
    in_language(page, "Italiano")
    expect(page.get_by_label("Sequenze: Anna & Carla")).to_have_value("60")
    assert code_of(page) == code
    page.reload()
    expect(page.get_by_label("Sequenze: Anna & Carla")).to_have_value("60")
    page.get_by_role("button", name="Segna la mano").click()
    now(page, "Mano 2")
    assert on_disk(club, code)[1:] == (FIRST,)


def test_the_projector_follows_a_telephone(page: Page, visitor: Visitor, club: Club) -> None:
    code = begun(page, club)
    page.goto(f"{club.url}/scorekeeper?match={code}&show=board")
    expect(page.get_by_role("dialog")).to_be_visible()
    telephone = visitor(**TELEPHONE, locale="en-GB")
    telephone.goto(f"{club.url}/scorekeeper?match={code}")
    declare(telephone, "Bruno", "Aces", 4)
    shows(page, fold([*on_disk(club, code)[:1], Declared(1, 1, (("aces", 4),))]))
    assert telephone.evaluate(WIDE) <= 390
    page.get_by_role("button", name="Back to entering").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.wait_for_url(f"**match={code}")


def test_three_figures_of_both_sides_stand_apart_on_every_wall(visitor: Visitor, club: Club) -> None:
    page = visitor(locale="it-IT", reduced_motion="reduce")
    code = "passero-baita-mulino-fungo"
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
    for width, height in ((1920, 1080), (1366, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        told = wall.evaluate(WHERE)
        (ours, theirs), (names, others) = told
        assert 0 < ours["left"] < ours["right"] < width / 2 < theirs["left"] < theirs["right"] < width
        assert ours["top"] == theirs["top"]
        assert names["top"] == others["top"], "both at one height, though only one pair has a name"
        assert wall.evaluate("(wall) => wall.scrollHeight <= innerHeight && wall.scrollWidth <= innerWidth")


WHERE = """(wall) => ['.points', '.names'].map((name) => [...wall.querySelectorAll(name)].map((node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return { left, right, top, bottom };
}))"""


def test_a_match_is_found_again_by_its_four_words(page: Page, visitor: Visitor, club: Club) -> None:
    code = begun(page, club)
    other = visitor(**TELEPHONE, locale="it-IT")
    other.goto(f"{club.url}/scorekeeper?match=luna-luna-luna-luna")
    expect(notes(other)).to_contain_text("nessuna partita ha queste quattro parole")
    other.get_by_label("le sue quattro parole").fill(code.replace("-", " ").upper())
    other.get_by_role("button", name="Apri").click()
    now(other, "Mano 1")
    other.wait_for_url(f"**match={code}*")
    other.go_back()
    expect(other.get_by_label("le sue quattro parole")).to_be_visible()
    page.goto(f"{club.url}/scorekeeper")
    page.get_by_role("button", name="Anna & Carla 0 – 0 Bruno & Dino").first.click()
    now(page, "Hand 1")


def test_the_address_that_is_shown_is_one_at_which_the_app_is_open(page: Page, club: Club) -> None:
    code = at_a_match(page, club)
    page.get_by_text("Code, printing, stopping").click()
    shown = page.get_by_label("Address of this match").input_value()
    assert shown.endswith(f"/scorekeeper?match={code}")
    assert urlsplit(shown).netloc == urlsplit(club.url).netloc
