"""A press while the server is away: it is said to wait, and is done when the server is back, once and no more."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from engine.games.bologna.scorekeeper import fold
from tests.journeys.club import Club, Visitor, settled, until
from tests.journeys.match import FIRST, begin, end_of, fill_in, names, notes, now, on_disk, shows

pytestmark = pytest.mark.browser

AWAY = "Not saved yet: the computer does not answer."


def ready(page: Page, club: Club) -> str:
    """A match whose first hand is in the fields."""
    code = begin(page, club)
    fill_in(page, FIRST)
    return code


def press(page: Page) -> None:
    end_of(page).get_by_role("button", name="Enter the hand").click()


def test_a_hand_pressed_into_the_void_is_written_once_when_the_server_is_back(page: Page, mortal_club: Club) -> None:
    """Enter in a field is such a press; the fields keep what waits, and another press waits its turn."""
    club = mortal_club
    code = ready(page, club)
    end_of(page).get_by_label("Criccone: Anna & Carla").focus()
    club.kill()
    page.keyboard.press("Enter")
    expect(notes(page)).to_contain_text(AWAY)
    assert len(on_disk(club, code)) == 1
    press(page)
    expect(notes(page)).to_contain_text(AWAY)
    expect(end_of(page).get_by_label("Sequences: Anna & Carla")).to_have_value("60")
    club.open()
    now(page, "Hand 2")
    expect(notes(page)).to_be_hidden()
    assert on_disk(club, code)[1:] == (FIRST,)
    shows(page, fold(on_disk(club, code)))


def test_a_match_begun_into_the_void_is_one_match(page: Page, mortal_club: Club) -> None:
    club = mortal_club
    names(page, club)
    club.kill()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(notes(page)).to_contain_text(AWAY)
    club.open()
    now(page, "Anna deals")
    page.goto(f"{club.url}/scorekeeper")
    expect(page.get_by_role("button", name="Anna & Carla 0 – 0 Bruno & Dino")).to_have_count(1)


def test_a_press_outlives_a_reload(page: Page, mortal_club: Club) -> None:
    """The page is loaded anew when the server is back, before the press was tried again."""
    club = mortal_club
    code = ready(page, club)
    page.route("**/api/move", lambda route: route.abort())
    press(page)
    expect(notes(page)).to_contain_text(AWAY)
    page.unroute("**/api/move")
    page.reload()
    now(page, "Hand 2")
    assert on_disk(club, code)[1:] == (FIRST,)


def test_what_was_written_before_the_plug_was_pulled_is_not_written_again(page: Page, mortal_club: Club) -> None:
    """The entry is on disk, and the page never heard of it."""
    club = mortal_club
    code = ready(page, club)
    deaf = True

    def between(route: Route) -> None:
        answer = route.fetch()
        route.abort() if deaf else route.fulfill(response=answer)

    page.route("**/api/move", between)
    press(page)
    until(page, lambda: len(on_disk(club, code)) > 1)
    deaf = False
    now(page, "Hand 2")
    expect(notes(page)).to_be_hidden()
    assert on_disk(club, code)[1:] == (FIRST,)
    shows(page, fold(on_disk(club, code)))


def test_a_page_whose_server_is_away_says_so_in_its_own_language_and_nothing_lies_over_it(
    visitor: Visitor, mortal_club: Club
) -> None:
    club = mortal_club
    page = visitor(locale="it-IT")
    page.goto(f"{club.url}/gallery")
    settled(page)
    club.kill()
    said = page.get_by_role("status").filter(has_text="Il computer non risponde. Riprovo…")
    expect(said).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    club.open()
    expect(said).to_have_count(0)
