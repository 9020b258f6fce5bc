"""On a telephone with WebKit, as half of all telephones have it: the pages come up, hear, and a round of an evening is answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.bologna.scoring import read, sheet
from tests.journeys.club import Club, Visitor, looking
from tests.journeys.test_evening import Evening, ask
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
