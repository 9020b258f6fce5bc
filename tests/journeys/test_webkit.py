"""On a telephone with WebKit, as half of all telephones have it: the pages come up, hear, an evening and a table of friends.

All that it is begun for is in this file: to begin it takes as long as several of its pages.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from engine.games.bologna.scoring import read, sheet
from lessons.learner.store import Store
from tests.journeys import test_in_french, test_sicily
from tests.journeys.club import Club, Visitor, looking
from tests.journeys.test_evening import Evening, ask
from tests.journeys.test_shared_table import PRESSED, SIDEWAYS, TABLET, Table, in_chromium, opened, sits, with_webkit
from tests.journeys.webkit import Telephone

pytestmark = pytest.mark.browser

PICTURES = Path(__file__).parents[2] / "build" / "webkit"

# Where things are on the pages, all in one place.
LESSONS = "details a"
TABLE, PICK, FEEDBACK = ".table", "button.card, button.choice", ".feedback"
NEXT, CHECK = ".actions [data-event=next]", ".actions [data-event=answer]"
CARD, TOTAL = ".counting .cell[aria-label='{}']", ".totals strong"
NAME, BEGIN, NOW = "fieldset.side:nth-of-type({}) label.field:nth-of-type({}) input", "button.main", ".now"


def fits(phone: Telephone, name: str) -> None:
    """Nothing is beside the screen, no words beside what is chosen by them; whoever wants to look finds a picture of it."""
    phone.picture(PICTURES / f"{name}.png")
    there, screen = phone.width()
    assert there <= screen
    assert not phone.spilled(".choice")


def test_home_shows_the_path_of_lessons(phone: Telephone, club: Club) -> None:
    phone.open(club.url)
    phone.the("h1", "Learn the Tarocco")
    assert len(phone.all(LESSONS)) >= 3
    fits(phone, "home")


def test_an_answer_in_a_lesson_is_marked_and_on_disk(phone: Telephone, club: Club) -> None:
    phone.open(f"{club.url}/lesson?id=ottocento/the-pack")
    while phone.the(f"{CHECK}, {NEXT}").get_attribute("data-event") == "next":
        before = phone.the(TABLE).get_attribute("data-qid")
        phone.enter(NEXT)
        phone.gone(f"{TABLE}[data-qid='{before}']")
    fits(phone, "question")
    before = club.answered()
    phone.tap(PICK)
    phone.tap(CHECK)
    phone.the(f"{FEEDBACK}.good, {FEEDBACK}.bad")
    looking(lambda: phone.the(FEEDBACK), lambda: club.answered() > before)
    assert club.answered() == before + 1
    fits(phone, "answered")


def test_a_card_that_is_tapped_on_the_scoring_table_is_counted(phone: Telephone, club: Club) -> None:
    phone.open(f"{club.url}/workbench")
    phone.tap(CARD.format("King of swords"))
    phone.tap(CARD.format("King of batons"))
    phone.the(f"{CARD.format('King of batons')}[aria-pressed=true]")
    counted = sheet(read("won-SK.BK"))
    for side in (0, 1):
        phone.the(f"span:nth-child({side + 1}) > {TOTAL.split()[-1]}", str(counted.total(side)))
    fits(phone, "counted")


def test_a_match_begins(phone: Telephone, club: Club) -> None:
    phone.open(f"{club.url}/scorekeeper")
    for place, name in (((1, 1), "Anna"), ((1, 2), "Carla"), ((2, 1), "Bruno"), ((2, 2), "Dino")):
        phone.type(NAME.format(*place), name)
    phone.tap(BEGIN, "Begin")
    phone.the(NOW, "Anna deals")
    phone.settle()
    fits(phone, "match")


def test_a_round_at_an_evening(phone: Telephone, club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "en-GB")
    phone.driver.get(f"{club.url}/s?room={evening.room}")
    phone.type("#name", "Anna")
    phone.tap("form .main")
    phone.the(".called", "Anna")
    ask(evening.desk)
    evening.at("open")
    phone.tap(f"{TABLE} {PICK.partition(',')[0]}")
    phone.tap(f"{TABLE} [data-event=answer]")
    phone.the(f"{TABLE} .note", "Your answer is in")
    evening.press("PageDown", "closed")
    phone.the(".banner", "The answers are closed")
    phone.driver.refresh()
    phone.the(".me strong", "Anna")
    evening.press("PageDown", "revealed")
    phone.the(f"{FEEDBACK}.good, {FEEDBACK}.bad")
    phone.picture(PICTURES / "evening.png")


FRENCH = "faro-faro-luna-onda"


def test_the_french_screens_fit(phone: Telephone, club: Club) -> None:
    with_french = Store(club.database)
    with_french.keep(FRENCH, {"met": "yes", "language": "fr"})
    with_french.close()
    for name, (address, shows, told) in test_in_french.SCREENS.items():
        phone.turn_to(club.url, f"{address}{'&' if '?' in address else '?'}learner={FRENCH}")
        phone.the(shows, told)
        fits(phone, f"french-{name.replace(' ', '-')}")


def test_the_sicilian_pages_come_up(phone: Telephone, club: Club) -> None:
    who = test_sicily.learner(club)
    for name, (where, shows) in test_sicily.PAGES.items():
        phone.turn_to(club.url, test_sicily.address(who, where))
        phone.the(shows)
        phone.picture(PICTURES / f"sicily-{name.replace(' ', '-')}.png")
        there, screen = phone.width()
        assert there <= screen, name


def test_three_devices_sit_at_one_table(club: Club, visitor: Visitor, phone: Telephone) -> None:
    anna, carla = visitor(**TABLET), visitor(**SIDEWAYS)
    address = opened(anna, club)
    phone.driver.get(address)
    phone.driver.execute_script("localStorage.clear()")  # who had it before is called otherwise
    phone.enter(".chairs .main")
    phone.type(".chairs input", "Bruno")
    phone.enter(".chairs form .main")
    phone.the(".chairs .person", "Bruno")
    sits(carla, address, "Carla")
    expect(anna.locator(".chairs .person")).to_have_count(3)
    anna.get_by_role("button", name="Deal the cards").press("Enter")
    phone.the(".table .felt")
    expect(carla.locator(".table .felt")).to_be_visible()
    table, devices = Table(club, address), [in_chromium(anna), with_webkit(phone), in_chromium(carla)]
    while table.tricks() < 2:
        table.goes_on(devices)
    carla.reload()
    expect(carla.locator(".table .felt")).to_be_visible()
    expect(carla.locator(".felt").get_by_text("Anna")).to_be_visible()
    # Anna's tablet goes to sleep; what the others do meanwhile is there when it wakes.
    anna.context.set_offline(True)
    anna.context.set_offline(False)
    table.goes_on(devices)
    anna.locator(".around summary").evaluate(PRESSED)
    anna.get_by_role("button", name="Carla is away").evaluate(PRESSED)
    expect(carla.locator("body")).to_have_attribute("data-stage", "away")
    expect(carla.locator(".card")).to_have_count(0)
    carla.get_by_role("button", name="Eccomi").press("Enter")
    expect(carla.locator(".table .felt")).to_be_visible()
    for _ in range(3):
        table.goes_on(devices)
