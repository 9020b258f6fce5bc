"""A match at the table as a scorekeeper sees it: how it is begun, what is entered, what the board says, what is on disk."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from engine.games.bologna.scorekeeper import Counted, Entry, Match
from lessons.learner.store import Store
from tests.journeys.club import Club, settled

FIRST = Counted(1, (34, 14), 0, (60, 20), (50, 37))
SECOND = Counted(2, (17, 28), 1, (160, 120), (40, 47))
BETTER = Counted(2, (17, 28), 1, (180, 120), (40, 47))


def code_of(page: Page) -> str:
    return page.url.split("match=")[1].split("&")[0]


def on_disk(club: Club, code: str) -> tuple[Entry, ...]:
    store = Store(club.database)
    try:
        return store.matches.entries(code)
    finally:
        store.close()


def shows(page: Page, match: Match) -> None:
    """Both scores on the wall are the engine's."""
    for side in (0, 1):
        expect(page.locator(".kp-points").nth(side)).to_have_text(str(match.scores[side]))


def begin(page: Page, club: Club) -> str:
    page.goto(f"{club.url}/scorekeeper")
    for seat, name in (("A1", "Anna"), ("A2", "Carla"), ("B1", "Bruno"), ("B2", "Dino")):
        page.get_by_label(f"Name, seat {seat}").fill(name)
    page.get_by_role("button", name="Begin").click()
    now(page, "Anna deals")
    return code_of(page)


def now(page: Page, told: str) -> None:
    """The board says so, and the fields below it are those of this moment."""
    expect(page.locator(".kp-now")).to_contain_text(told)
    settled(page)


def end_of(page: Page, hand: int, correcting: int = 0) -> Locator:
    """The fields for the end of this hand: those of another hand may be on the page a moment longer."""
    its = page.locator(f".st-key-pair-sequences-end-{hand}-{correcting}")
    expect(its.first).to_be_visible()
    settled(page)
    expect(its).to_have_count(1)
    return page.get_by_test_id("stForm").filter(has=its)


def enter(page: Page, hand: Counted) -> None:
    """The figures of a hand, by the keyboard, and the button."""
    fill_in(page, hand).get_by_role("button", name="Write the hand down").press("Enter")


def fill_in(page: Page, hand: Counted) -> Locator:
    """The figures of a hand, in the form that this returns."""
    sides = ("Anna & Carla", "Bruno & Dino")
    form = end_of(page, hand.hand)
    for side in (0, 1):
        form.get_by_label(f"Criccone: {sides[side]}").fill(str(hand.criccone[side]))
        form.get_by_label(f"Sequences: {sides[side]}").fill(str(hand.sequences[side]))
    form.get_by_label(f"Card points: {sides[0]}").fill(str(hand.cards[0]))
    form.get_by_label(f"Card points: {sides[1]}").fill("")
    form.get_by_label("Last trick").get_by_text(sides[hand.last]).click()
    return form


def declare(page: Page, name: str, kind: str, n: int) -> None:
    """Three or four taps."""
    page.get_by_label("Who declares?").get_by_text(name, exact=True).click()
    go = page.get_by_role("button", name=f"Write down for {name}")
    expect(go).to_be_visible()
    settled(page)
    page.get_by_role("button", name=kind, exact=True).click()
    page.get_by_label(f"{kind}: how many cards").get_by_text(str(n), exact=True).click()
    go.click()
