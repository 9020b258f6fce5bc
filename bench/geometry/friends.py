"""A table with friends from the hall to what a deal came to, for one person and the program in the other chairs."""

from __future__ import annotations

import itertools

from playwright.sync_api import Page

from bench.geometry.looking import Looks
from bench.geometry.tables import press

GAMES = ("ottocento", "mineo3", "calatafimi4", "french2", "french4", "french5")
"""Of every family, with two to five chairs, and the one with most to be bid on a long hand."""
NAME = "Massimiliano Bartolomeo"
OTHER = "Maria Antonietta"
PRESSES = 300
CLAIMED = {"ottocento": 11, "mineo3": 14, "french3": 6}
"""By game a deal in which the first or the second chair, as it is played here, can say that the rest are theirs."""
NUMBERS = range(3, 100)
"""Deals that a teacher deals, so that the same is looked at each time."""
_OPEN = """async ([game, name, teaching]) => {
  const value = { game, name, ...(teaching ? { teaching } : {}) };
  const move = { place: "seat/new", event: "open", value, seen: "new", nonce: crypto.randomUUID() };
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/move", { method: "POST", headers, body: JSON.stringify(move) });
  return (await answer.json()).panel.opened;
}"""

_OPEN_SAME = """async (value) => {
  const move = { place: "seat/new", event: "open", value, seen: "new", nonce: crypto.randomUUID() };
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/move", { method: "POST", headers, body: JSON.stringify(move) });
  return (await answer.json()).panel.opened;
}"""

_TEACHING = "async (place) => (await (await fetch(`/api/place/${place}`)).json()).panel.teaching ?? {}"
_HANDS = (
    "async (place) => (await (await fetch(`/api/place/${place}`)).json()).panel.teaching.hands.map((one) => one.chair)"
)
_MAY_CLAIM = "async (place) => Boolean((await (await fetch(`/api/place/${place}`)).json()).panel?.can?.claim)"
MOVE = """async ([place, event, value]) => {
  const { panel } = await (await fetch(`/api/place/${place}`)).json();
  if (!panel) return 429;
  const body = JSON.stringify({ place, event, value, seen: panel.qid, nonce: crypto.randomUUID() });
  return (await fetch("/api/move", { method: "POST", headers: { "Content-Type": "application/json" }, body })).status;
}"""


def friends(looks: Looks, page: Page, url: str) -> None:
    """Looks at the hall, and of each of these games at the chairs, the first moments, a trick to be followed, and the end."""
    page.goto(f"{url}/s/table")
    page.locator("form .main").wait_for()
    looks.at(page, "friends: the hall")
    for game in GAMES:
        place = begun(looks, page, url, game)
        if any(press(page, place, "") == "there" for _ in range(PRESSES)):
            _shows(page, place)
            looks.at(page, f"friends: {game}, a trick")
        while press(page, place, "on") == 200:
            pass
        page.locator(".ended .main").wait_for()
        looks.at(page, f"friends: {game}, over")


def begun(looks: Looks, page: Page, url: str, game: str) -> str:
    """Looks at the chairs and at the first moment of a deal; where somebody has come to the hall. Returns the place."""
    place = f"seat/{page.evaluate(_OPEN, [game, NAME, False])}"
    page.goto(f"{url}/s/table?room={place.partition('/')[2]}")
    page.locator(".invitation .code").wait_for()
    looks.at(page, f"friends: {game}, the chairs")
    press(page, place, "again")
    _shows(page, place)
    looks.at(page, f"friends: {game}, dealt")
    return place


def claims(looks: Looks, page: Page, other: Page, url: str) -> None:
    """Looks at what two see of whom one has laid the hand open and said that the rest are theirs: who says so, and who is asked."""
    browser = page.context.browser
    assert browser is not None
    teacher = browser.new_page()
    for one in (teacher, page, other):
        one.goto(f"{url}/s/table")
        one.locator("form .main").wait_for()
    for game, number in CLAIMED.items():
        place = f"seat/{teacher.evaluate(_OPEN, [game, NAME, True])}"
        for chair, (one, name) in enumerate(((page, NAME), (other, OTHER))):
            one.goto(f"{url}/s/table?room={place.partition('/')[2]}")
            _move(one, place, "sit", {"chair": chair, "name": name})
        numbers = itertools.chain((number,), NUMBERS)
        while not (claimed := _claimed(place, (page, other))):
            _move(teacher, place, "again", {"number": next(numbers)})
        for one in (page, other):
            one.locator(".asks p").wait_for()
            looks.at(one, f"friends: {game}, {'who says' if one is claimed else 'asked'} that the rest are theirs")
    teacher.close()


def _claimed(place: str, pages: tuple[Page, Page]) -> Page | None:
    """They play on until one of them has claimed the rest, whose page that is; None where the deal is over."""
    went = True
    while went:
        went = False
        for one in pages:
            if one.evaluate(_MAY_CLAIM, place) and _move(one, place, "claim") == 200:
                return one
            went = press(one, place, "on") == 200 or went
    return None


def teaching(looks: Looks, page: Page, other: Page, url: str) -> None:
    """Looks at what a teacher sees who has no chair: all hands, a question to everybody, its answers, the end of a deal; and at
    what somebody else is asked who only looks on.
    """
    page.goto(f"{url}/s/table")
    page.locator("form .main").wait_for()
    for game in GAMES:
        place, numbers = taught(looks, page, other, url, game), iter(NUMBERS[1:])
        while not _told(page, place).get("polls"):
            if press(page, place, "on") != 200:
                _move(page, place, "again", {"number": next(numbers)})
        _move(page, place, "hands", {"chairs": [0, 1]})
        page.locator(".hands [aria-pressed=true]").nth(1).wait_for(state="attached")
        _shows(page, place)
        looks.at(page, f"teaching: {game}, two hands open")
        _move(page, place, "hands", {"chairs": _chairs(page, place)})
        page.locator(".hands > [aria-pressed=true]:last-child").wait_for(state="attached")
        looks.at(page, f"teaching: {game}, all hands open")
        _move(page, place, "hands", {"chairs": [0, 1]})
        if _move(page, place, "poll") == 200:
            page.locator(".poll:not([hidden])").wait_for()
            looks.at(page, f"teaching: {game}, all are asked")
            other.goto(page.url)
            other.locator(".poll button").last.click()
            other.locator(".poll [aria-pressed=true]").wait_for()
            looks.at(other, f"teaching: {game}, asked as well")
            _move(page, place, "poll-show")
            for one, whose in ((page, ""), (other, " as well")):
                one.locator(".counted").wait_for()
                looks.at(one, f"teaching: {game}, the answers{whose}")
            _move(page, place, "poll-close")
        _move(page, place, "steps", {"on": False})
        while press(page, place, "on") == 200:
            pass
        page.locator(".ended .main").wait_for()
        looks.at(page, f"teaching: {game}, over")


def taught(looks: Looks, page: Page, other: Page, url: str, game: str) -> str:
    """Looks at the chairs of a teaching table and, before its first card, at what the teacher sees and what whoever looks on
    does; where somebody has come to the hall. Returns the place."""
    place = f"seat/{page.evaluate(_OPEN, [game, NAME, True])}"
    page.goto(f"{url}/s/table?room={place.partition('/')[2]}")
    page.locator(".invitation .code").wait_for()
    looks.at(page, f"teaching: {game}, the chairs")
    _move(page, place, "steps", {"on": True})
    _move(page, place, "again", {"number": NUMBERS[0]})
    _shows(page, place)
    looks.at(page, f"teaching: {game}, dealt")
    other.goto(page.url)
    other.locator("body[data-looks] .table").wait_for()
    looks.at(other, f"teaching: {game}, dealt, as it is looked on")
    return place


def _chairs(page: Page, place: str) -> list[int]:
    told: list[int] = page.evaluate(_HANDS, place)
    return told


def duplicate(looks: Looks, page: Page, other: Page, url: str) -> None:
    """Looks at where the deals of another table are asked for, at the chairs, and at both tables side by side."""
    for game in ("ottocento", "mineo3", "french5"):
        page.goto(f"{url}/s/table")
        page.locator("form .main").first.wait_for()
        place = f"seat/{page.evaluate(_OPEN_SAME, {'game': game, 'name': NAME, 'deals': 2})}"
        code = page.evaluate(
            "async (place) => (await (await fetch(`/api/place/${place}`)).json()).panel.duplicate.code", place
        )
        other.goto(f"{url}/s/table?deals={code}")
        other.locator(".same-opening .main").wait_for()
        looks.at(other, f"duplicate: {game}, the deals of another table")
        second = f"seat/{other.evaluate(_OPEN_SAME, {'same': code, 'name': NAME[::-1].title()})}"
        for one, its in ((page, place), (other, second)):
            one.goto(f"{url}/s/table?room={its.partition('/')[2]}")
            one.locator(".invites summary").click()
            one.locator(".invites .code").wait_for()
        looks.at(page, f"duplicate: {game}, the chairs")
        for one, its in ((page, place), (other, second)):
            press(one, its, "again")
            while press(one, its, "on") == 200:
                pass
        page.locator(".same-deal:not(.stands) tbody").nth(1).wait_for()
        looks.at(page, f"duplicate: {game}, side by side")


def _told(page: Page, place: str) -> dict[str, object]:
    told: dict[str, object] = page.evaluate(_TEACHING, place)
    return told


def _move(page: Page, place: str, event: str, value: object = None) -> int:
    status: int = page.evaluate(MOVE, [place, event, value])
    return status


def _shows(page: Page, place: str) -> None:
    """Until the page shows what stands there."""
    moment = page.evaluate("async (place) => (await (await fetch(`/api/place/${place}`)).json()).panel.qid", place)
    page.locator(f".table[data-qid='{moment}']").wait_for()
