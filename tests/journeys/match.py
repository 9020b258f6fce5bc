"""A match at the table as a scorekeeper sees it: how it is begun, what is entered, what the board says, what is on disk."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from engine.games.bologna.scorekeeper import Counted, Entry, Match
from lessons.learner.store import Store
from tests.journeys.beforehand import press
from tests.journeys.club import Club

FIRST = Counted(1, (34, 14), 0, (60, 20), (50, 37))
SECOND = Counted(2, (17, 28), 1, (160, 120), (40, 47))
BETTER = Counted(2, (17, 28), 1, (180, 120), (40, 47))
SEATS = (("A1", "Anna"), ("A2", "Carla"), ("B1", "Bruno"), ("B2", "Dino"))
AS_THEY_SIT = ("Anna", "Bruno", "Carla", "Dino")
SIDES = ("Anna & Carla", "Bruno & Dino")


def code_of(page: Page) -> str:
    return page.url.split("match=")[1].split("&")[0]


def on_disk(club: Club, code: str) -> tuple[Entry, ...]:
    store = Store(club.database)
    try:
        return store.matches.entries(code)
    finally:
        store.close()


def shows(page: Page, match: Match) -> None:
    """Both scores are the engine's."""
    for side in (0, 1):
        expect(page.locator(".board:visible .points").nth(side)).to_have_text(str(match.scores[side]))


def names(page: Page, club: Club) -> None:
    """Four names in the form that begins a match."""
    page.goto(f"{club.url}/scorekeeper")
    for seat, name in SEATS:
        page.get_by_label(f"Name, seat {seat}").fill(name)


def begin(page: Page, club: Club) -> str:
    """A match of the four, by the form."""
    names(page, club)
    page.get_by_role("button", name="Begin", exact=True).click()
    now(page, "Anna deals")
    return code_of(page)


def begun(page: Page, club: Club) -> str:
    """The code of a match of the four that this browser has begun, without a page."""
    code: str = press(page, club, "match/new", "begin", {"names": AS_THEY_SIT})["opened"]
    return code


def at_a_match(page: Page, club: Club) -> str:
    """Before its first hand, and its code."""
    code = begun(page, club)
    page.goto(f"{club.url}/scorekeeper?match={code}")
    now(page, "Anna deals")
    return code


def now(page: Page, told: str) -> None:
    """The board says so; after a kill Streamlit has the one before on the page for a moment, too."""
    expect(page.locator(".now:visible").last).to_contain_text(told)


def notes(page: Page) -> Locator:
    """What is said of a press."""
    return page.locator(".notes")


def end_of(page: Page) -> Locator:
    """The fields for the end of a hand, or for its correction."""
    return page.locator(".end:visible").last


def enter(page: Page, hand: Counted) -> None:
    """The figures of a hand, by the keyboard, and the button."""
    fill_in(page, hand).get_by_role("button", name="Enter the hand").press("Enter")


def fill_in(page: Page, hand: Counted) -> Locator:
    """The figures of a hand, in the form that this returns."""
    form = end_of(page)
    for side in (0, 1):
        form.get_by_label(f"Criccone: {SIDES[side]}").fill(str(hand.criccone[side]))
        form.get_by_label(f"Sequences: {SIDES[side]}").fill(str(hand.sequences[side]))
    form.get_by_label(f"Card points: {SIDES[0]}").fill(str(hand.cards[0]))
    form.get_by_label(f"Card points: {SIDES[1]}").fill("")
    form.get_by_role("group", name="Last trick").get_by_text(SIDES[hand.last]).click()
    return form


def declare(page: Page, name: str, kind: str, n: int) -> None:
    """Four taps."""
    page.get_by_role("group", name="Who declares?").get_by_text(name, exact=True).click()
    page.locator(".declare").get_by_text(kind, exact=True).click()
    page.get_by_role("group", name=f"{kind}: how many cards").get_by_text(str(n), exact=True).click()
    page.get_by_role("button", name=f"Enter for {name}").click()
