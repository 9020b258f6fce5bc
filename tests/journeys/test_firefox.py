"""On a laptop with home comes up, an answer is marked and on disk, and an evening hears of whoever comes in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.journeys.bidi import Browser, Visit
from tests.journeys.club import Club, looking

pytestmark = pytest.mark.browser

PICTURES = Path(__file__).parents[2] / "build" / "firefox"

# Where things are on the pages, all in one place.
TABLE, PICK, FEEDBACK = ".table", "button.card, button.choice", ".feedback"
NEXT, CHECK = ".actions [data-event=next]", ".actions [data-event=answer]"
OPEN, DESK, NAME, COME, CALLED = "button.main", ".now h2", "#name", "form .main", ".called"


def fits(page: Visit, name: str) -> None:
    """Nothing is beside the screen, and no word is cut; whoever wants to look finds a picture of it."""
    page.picture(PICTURES / f"{name}.png")
    there, screen = page.width()
    assert there <= screen
    assert not page.cut()


def test_a_lesson_is_opened_from_home_and_an_answer_is_marked_and_on_disk(laptop: Visit, club: Club) -> None:
    laptop.open(club.url)
    laptop.the("h1", "Learn the Tarocco")
    laptop.settle()
    fits(laptop, "home")
    laptop.press(".st-key-continue a")
    while laptop.the(f"{CHECK}, {NEXT}")["data-event"] == "next":
        before = laptop.the(TABLE)["data-qid"]
        laptop.enter(NEXT)
        laptop.gone(f"{TABLE}[data-qid='{before}']")
    before = club.answered()
    laptop.press(PICK)
    laptop.press(CHECK)
    laptop.the(f"{FEEDBACK}.good, {FEEDBACK}.bad")
    looking(lambda: laptop.the(FEEDBACK), lambda: club.answered() > before)
    assert club.answered() == before + 1
    fits(laptop, "answered")


def test_whoever_comes_to_an_evening_is_called_by_name(laptop: Visit, fox: Browser, club: Club) -> None:
    laptop.open(f"{club.url}/s/desk")
    laptop.press(OPEN, "Open a room")
    laptop.the(DESK)
    room = laptop.address().partition("room=")[2]
    with fox.visitor() as other:
        other.open(f"{club.url}/s?room={room}")
        other.press(NAME)
        other.type("Anna")
        other.press(COME)
        other.the(CALLED, "Anna")
        fits(other, "evening")
    laptop.the("body", "Anna")
