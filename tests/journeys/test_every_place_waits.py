"""At every place: pressed while nothing can be written, or while the server is away, it is said to wait, and counts once."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from lessons.learner.store import Store
from lessons.moves.rng import new_nonce
from lessons.places.sessions import places
from lessons.review.plan import Plan, PlannedQuestion
from lessons.review.templates import Template
from tests.journeys.beforehand import press, room_led, until_asked
from tests.journeys.club import Club, begun, until
from tests.journeys.match import FIRST, at_a_match, end_of, fill_in, notes
from tests.journeys.test_workbench import open_bench

pytestmark = pytest.mark.browser

LESSON, SITTING = "ottocento/following", "review/0000abcd"
WAITS = re.compile("not saved yet", re.IGNORECASE)
Ready = tuple[Locator, Callable[[], None]]
"""Where it is said, and the press."""


def _revealing(found: Locator) -> Ready:
    return found.locator(".note"), lambda: found.locator("[data-event=reveal]").click()


def _lesson(page: Page, club: Club) -> Ready:
    until_asked(page, club, f"lesson/{LESSON}")
    page.goto(f"{club.url}/lesson?id={LESSON}")
    return _revealing(begun(page))


def _step(page: Page, club: Club) -> Ready:
    page.goto(f"{club.url}/lesson?id={LESSON}&step=no-cups&seed=7")
    return _revealing(begun(page))


def _review(page: Page, club: Club) -> Ready:
    learner = "luna-onda-luna-faro"
    asked = tuple(PlannedQuestion(Template("who-wins", "follow-suit"), seed) for seed in range(3))
    store = Store(club.database)
    store.keep(learner, {"met": "yes"})
    store.append(learner, SITTING, Plan("ottocento", asked).event(new_nonce()))
    store.close()
    page.goto(f"{club.url}/review?sitting={SITTING}&learner={learner}")
    return _revealing(begun(page))


def _playing(page: Page, club: Club, place: str, game: str) -> Ready:
    until_asked(page, club, place, "hint")
    page.goto(f"{club.url}/practice?game={game}")
    found = begun(page)
    return found.locator(".note"), lambda: found.locator("[data-event=hint]").click()


def _practice(page: Page, club: Club) -> Ready:
    return _playing(page, club, "practice/short", "short")


def _table(page: Page, club: Club) -> Ready:
    return _playing(page, club, "table/mineo3", "mineo3")


def _scoring(page: Page, club: Club) -> Ready:
    bench = open_bench(page, club, "?do=learn")

    def fills() -> None:
        bench.locator("input.fill").first.fill("7")
        page.keyboard.press("Enter")

    return bench.locator(".note"), fills


def _match(page: Page, club: Club) -> Ready:
    at_a_match(page, club)
    fill_in(page, FIRST)
    return notes(page), lambda: end_of(page).get_by_role("button", name="Enter the hand").click()


def _desk(page: Page, club: Club) -> Ready:
    page.goto(f"{club.url}/s/desk?room={room_led(page, club)}")
    page.locator(".question").first.click()
    asks = page.locator(".preview [data-event=ask]")
    expect(asks).to_be_visible()
    return page.locator(".lost"), lambda: asks.click()


def _wall(page: Page, club: Club) -> Ready:
    room = room_led(page, club)
    press(page, club, f"desk/{room}", "ask", {"lesson": LESSON, "step": "no-cups"})
    page.goto(f"{club.url}/s/wall?room={room}")
    expect(page.locator(".keys")).to_contain_text("close")
    return page.locator(".lost"), lambda: page.keyboard.press("PageDown")


def _room(page: Page, club: Club) -> Ready:
    page.goto(f"{club.url}/s?room={room_led(page, club)}")
    page.locator("#name").fill("Anna")
    return page.locator(".lost"), lambda: page.locator("#name").press("Enter")


def _alone(page: Page, club: Club, event: str, value: object) -> None:
    """A room in which everybody does something by themselves; whoever leads it is in it, too."""
    room = room_led(page, club)
    press(page, club, f"room/{room}", "join", {"name": "Anna"})
    press(page, club, f"desk/{room}", event, value)
    page.goto(f"{club.url}/s?room={room}")
    expect(page.locator(".here .table")).to_be_visible()


def _pace(page: Page, club: Club) -> Ready:
    _alone(page, club, "pace", {"lesson": LESSON})
    return page.locator(".here .note"), lambda: page.locator(".here [data-event=next]").click()


def _deal(page: Page, club: Club) -> Ready:
    _alone(page, club, "deal", {"number": 31})
    page.locator(".here button.card").last.click()
    return page.locator(".here .note"), lambda: page.locator(".here [data-event=answer]").click()


def _after(page: Page, club: Club) -> Ready:
    page.goto(f"{club.url}/s/after?room={room_led(page, club)}")
    given = page.locator("[data-give=lesson]")
    expect(given).to_be_visible()
    return page.locator(".lost"), given.click


def _season(page: Page, club: Club) -> Ready:
    room_led(page, club)
    page.goto(f"{club.url}/s/season")
    name = page.locator("form input")
    name.fill("Winter")
    return page.locator(".lost"), lambda: name.press("Enter")


def _seat(page: Page, club: Club) -> Ready:
    table = press(page, club, "seat/new", "open", {"name": "Anna", "game": "ottocento", "length": "four"})["opened"]
    press(page, club, f"seat/{table}", "again")
    until_asked(page, club, f"seat/{table}")
    page.goto(f"{club.url}/s/table?room={table}")
    answer = page.locator(".table [data-event=answer]")
    expect(answer).to_be_visible()

    def says() -> None:
        words = page.locator(".table button.choice")
        (words if words.count() else page.locator(".table button.card")).first.press("Enter")
        answer.press("Enter")

    return page.locator(".table .note"), says


OPENED = {
    "seat": _seat,
    "desk": _desk,
    "after": _after,
    "season": _season,
    "wall": _wall,
    "room": _room,
    "pace": _pace,
    "deal": _deal,
    "lesson": _lesson,
    "step": _step,
    "review": _review,
    "practice": _practice,
    "table": _table,
    "scoring": _scoring,
    "match": _match,
}
NOT_KEPT = {"pile", "settling", "hindsight"}
"""Nothing is written there: what is laid out goes into its match or stays there; a hand looked at again begins with the deal."""


def test_no_place_is_forgotten() -> None:
    assert set(OPENED) | NOT_KEPT == set(places())


def kept(club: Club) -> int:
    """How much was done by anybody."""
    with closing(sqlite3.connect(club.database)) as db:
        counts = [
            db.execute(f"SELECT count(*) FROM {rows}").fetchone()[0]
            for rows in ("events WHERE kind != 'present'", "match_entries", "room_entries")
        ]
    return sum(counts)


@contextmanager
def locked(club: Club) -> Iterator[None]:
    """Another program writes, and takes its time."""
    with closing(sqlite3.connect(club.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def away(page: Page) -> Iterator[None]:
    """No move arrives."""
    page.route("**/api/move", lambda route: route.abort())
    yield
    page.unroute("**/api/move")


def refused(answer: Response) -> bool:
    return answer.url.endswith("/api/move") and answer.status == 503


@pytest.mark.parametrize("sort", sorted(OPENED))
def test_a_press_waits_and_counts_once(page: Page, club: Club, sort: str) -> None:
    """First the server is away, then it cannot write: one press lives through both."""
    said, presses = OPENED[sort](page, club)
    # What opened it may be under way yet, and what is pressed meanwhile is told to wait and not taken.
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    before = kept(club)
    with locked(club):
        with page.expect_response(refused), away(page):
            presses()
            expect(said).to_contain_text(WAITS)
        expect(said).to_contain_text(WAITS)
        assert kept(club) == before
    until(page, lambda: kept(club) > before)
    expect(said).not_to_contain_text(WAITS)
    assert kept(club) == before + 1
    if sort == "season":
        page.wait_for_url(
            re.compile("club=")
        )  # it leads on to what has begun, and a tab that is just leaving cannot be lent
