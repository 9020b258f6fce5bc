"""Friends at one table, which goes on after a kill; test_webkit.py has three devices at one, a reload and a seat given away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lessons.learner.store import Store
from lessons.places.at_a_table.at_table import AtTable
from lessons.places.at_a_table.seat import PLACE
from lessons.places.place import Context
from lessons.shared_table.shared_table import SharedTable
from lessons.tables.shown import shown
from tests.journeys.club import Club, Visitor, looking
from tests.journeys.webkit import Telephone

pytestmark = pytest.mark.browser

TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "locale": "en-GB", "reduced_motion": "reduce"}
SIDEWAYS = {
    "viewport": {"width": 844, "height": 390},
    "has_touch": True,
    "is_mobile": True,
    "locale": "it-IT",
    "reduced_motion": "reduce",
}
ANSWER, NEXT = ".actions [data-event=answer]", ".actions [data-event=next]"
Act = Callable[[str, str, list[int], str], None]
"""At the table that shows this moment picks of these (cards, or choices) those at some places, and presses a button."""
AT = ".table[data-qid='{}']:not([aria-busy=true])"
CARD, CHOICE = "button.card", "button.choice"


def opened(page: Page, club: Club, name: str = "Anna") -> str:
    """The address of a table that this page opens, for four deals of Ottocento."""
    page.goto(f"{club.url}/s/table")
    page.locator("#name").fill(name)
    page.locator("#length").select_option("four")
    page.locator("form .main").press("Enter")
    expect(page.locator(".chairs li")).to_have_count(4)
    return page.url


def sits(page: Page, address: str, name: str) -> None:
    """Somebody takes the first free chair, where nobody knows their name yet."""
    page.goto(address)
    page.locator(".chairs .main").first.press("Enter")
    page.locator(".chairs input").fill(name)
    page.locator(".chairs input").press("Enter")
    expect(page.locator(".chairs .person").filter(has_text=name)).to_be_visible()


PRESSED = "one => one.click()"
"""As a screen reader presses: the keyboard's place in the table moves when the others have done something."""


def in_chromium(page: Page) -> Act:
    def act(moment: str, picks: str, places: list[int], button: str) -> None:
        table = page.locator(AT.format(moment))
        expect(table).to_be_visible()
        for place in places:
            table.locator(picks).nth(place).evaluate(PRESSED)
        table.locator(button).evaluate(PRESSED)

    return act


def with_webkit(phone: Telephone) -> Act:
    def act(moment: str, picks: str, places: list[int], button: str) -> None:
        phone.the(AT.format(moment))
        for place in places:
            phone.driver.execute_script("arguments[0].click()", phone.all(picks)[place])
        phone.driver.execute_script("arguments[0].click()", phone.the(button))

    return act


class Table:
    """The table from the inside: whose turn it is, and what may be pressed there."""

    def __init__(self, club: Club, address: str) -> None:
        self.club, self.code = club, address.partition("room=")[2]

    def asked(self) -> tuple[SharedTable, Callable[[int], str]]:
        """As it stands on disk, and what each chair's device calls this moment."""
        store = Store(self.club.database)
        try:
            context = Context(store, dict, store.secret)
            table = context.tables.table(store.rooms, self.code)
        finally:
            store.close()
        assert table is not None
        return table, lambda chair: PLACE.revision(context, AtTable(table.chairs[chair].who, self.code, table))

    @property
    def now(self) -> SharedTable:
        return self.asked()[0]

    def goes_on(self, devices: list[Act]) -> None:
        """Whoever is waited for does the first thing that may be done, and it is on disk."""
        before, moment = self.asked()
        if before.taker is not None:
            chair = next(one for one in range(len(devices)) if before.may_sweep(one))
            devices[chair](moment(chair), CARD, [], NEXT)
        else:
            (chair,) = before.waited
            hand = before.seats[chair].hand
            assert hand is not None
            asks = shown(hand)
            free = [place for place in range(len(asks.panel.pickable)) if place not in asks.greyed]
            picks = (CHOICE, [0]) if asks.panel.mode == "choice" else (CARD, free[: asks.panel.at_least])
            devices[chair](moment(chair), *picks, ANSWER)
        looking(lambda: self.now, lambda: self.now.number > before.number)

    def tricks(self) -> int:
        hand = self.now.hand
        return len(hand.state.tricks) if hand else 0


def test_a_table_goes_on_after_a_kill(mortal_club: Club, visitor: Visitor) -> None:
    anna, bruno = visitor(**TABLET), visitor(**SIDEWAYS)
    address = opened(anna, mortal_club)
    sits(bruno, address, "Bruno")
    anna.get_by_role("button", name="Deal the cards").press("Enter")
    expect(bruno.locator(".table .felt")).to_be_visible()
    table, devices = Table(mortal_club, address), [in_chromium(anna), in_chromium(bruno)]
    for _ in range(4):
        table.goes_on(devices)
    before = table.now
    mortal_club.kill()
    mortal_club.open()
    assert table.now == before
    for _ in range(2):
        table.goes_on(devices)
