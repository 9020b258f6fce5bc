"""A teacher on a laptop, a pupil on a telephone, a wall: a hand is opened, all are asked, and another line is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from lessons.questions.problem.shelf import problems
from tests.journeys.axe import serious
from tests.journeys.club import TELEPHONE, WIDE, Club, Visitor
from tests.journeys.test_shared_table import PRESSED, Table, in_chromium, sits

pytestmark = pytest.mark.browser

LAPTOP = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", "reduced_motion": "reduce"}
WALL = {"viewport": {"width": 1920, "height": 1080}, "locale": "en-GB", "reduced_motion": "reduce"}
TABLETS = ({"width": 820, "height": 1180}, {"width": 768, "height": 1024}, {"width": 320, "height": 640})
BEGATO = "3500-8"
"""A problem about saving the Bégato. Source: ottocento#saving-the-begato."""


def presses(page: Page, name: str, *, exact: bool = True) -> None:
    page.get_by_role("button", name=name, exact=exact).evaluate(PRESSED)


def opened(teacher: Page, club: Club) -> str:
    """The address of a teaching table of Ottocento that this page opens."""
    teacher.goto(f"{club.url}/s/table")
    teacher.locator("#name").fill("Maria")
    teacher.locator("#teach").check()
    teacher.locator("form .main").press("Enter")
    expect(teacher.locator(".chairs li")).to_have_count(4)
    return teacher.url


def open_hands(page: Page) -> Locator:
    """Cards of others that are seen there."""
    return page.locator(".felt .place .open .card")


def seen_at_once(page: Page) -> None:
    """The trick and the hand that is asked about stand in one window."""
    expect(page.locator(".asked-about")).to_be_in_viewport(ratio=1)
    assert page.evaluate(WIDE) <= page.evaluate("innerWidth")


def test_a_hand_is_taught(club: Club, visitor: Visitor) -> None:
    teacher, pupil, wall = visitor(**LAPTOP), visitor(**TELEPHONE, locale="it-IT"), visitor(**WALL)
    address = opened(teacher, club)
    sits(pupil, address, "Anna")
    wall.goto(address)
    # Whoever has the first chair is to play a card to two others.
    presses(teacher, "Deal the cards")
    expect(pupil.locator(".table .felt")).to_be_visible()
    teacher.locator(".prepared summary").evaluate(PRESSED)
    teacher.locator("#record").fill(problems()[BEGATO].record)
    teacher.locator(".prepared form:has(#record) button").evaluate(PRESSED)
    table = Table(club, address)
    expect(teacher.get_by_role("button", name="Ask: what would you play?")).to_be_visible()
    expect(wall.locator(".table .felt")).to_be_visible()
    expect(wall.locator(".felt .mine .card")).to_have_count(0)
    presses(teacher, "Anna")
    many = len(problems()[BEGATO].hand)
    for page in (pupil, wall):
        expect(page.locator(".felt .mine .card")).to_have_count(many)
    expect(pupil.get_by_text("Tutti vedono le tue carte")).to_be_visible()

    presses(teacher, "Ask: what would you play?")
    for page in (pupil, wall):
        answers = page.locator(".poll .held button")
        expect(answers).to_have_count(many)
        seen_at_once(page)
        answers.last.evaluate(PRESSED)
        expect(answers.last).to_have_attribute("aria-pressed", "true")
    expect(teacher.get_by_text("2 answers.")).to_be_visible()
    found = {"asked": serious(pupil)}
    presses(teacher, "Show the answers")
    for name, page in (("teacher", teacher), ("pupil", pupil), ("wall", wall)):
        expect(page.locator(".counted b").first).to_have_text("2")
        expect(page.locator(".held [data-n='2']")).to_have_count(1)
        seen_at_once(page)
        if page is not pupil:  # what the pupil sees now the wall shows as well, and what a pupil is asked was looked at
            found[name] = serious(page)
    assert not {name: what for name, what in found.items() if what}
    for size in TABLETS:
        teacher.set_viewport_size(size)
        teacher.locator(".asked-about").scroll_into_view_if_needed()
        seen_at_once(teacher)
    teacher.set_viewport_size(LAPTOP["viewport"])

    presses(teacher, "Back to the game")
    expect(pupil.locator(".poll")).to_be_hidden()
    before, played = table.now, [in_chromium(pupil)]
    table.goes_on(played)
    real = table.now.hand
    assert real is not None
    teacher.locator("#back").select_option(index=0)
    presses(teacher, "Take back")
    for page, told in ((pupil, "Maria"), (wall, "Maria")):
        expect(page.locator(".told").get_by_text(told)).to_be_visible()
    again = table.now
    assert again.hand is not None
    assert again.teaching is not None
    assert again.teaching.real == real.done
    assert before.hand is not None
    assert len(again.hand.state.tricks) == len(before.hand.state.tricks)
    presses(teacher, "Back to what was played")
    expect(pupil.locator(".told").get_by_text("Maria")).to_have_count(0)
    back = table.now
    assert back.hand is not None
    assert back.hand.done == real.done
