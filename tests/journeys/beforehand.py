"""What somebody did before the page of a journey is opened: the same browser asks and presses, by the routes that its pages ask."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import APIResponse, Locator, Page

from lessons.moves.rng import new_nonce
from tests.journeys.club import Club, open_lesson


def look(page: Page, club: Club, place: str) -> dict[str, Any]:
    """What the place shows to whoever has this browser."""
    if not page.context.cookies():
        page.request.get(f"{club.url}/s/help")  # a browser has its code from the first page that it asks for
    return _panel(page.request.get(f"{club.url}/api/place/{place}"))


def press(page: Page, club: Club, place: str, event: str, value: object = None) -> dict[str, Any]:
    """One press at a place as it stands, and what it shows then."""
    seen = look(page, club, place)["qid"]
    move = {"place": place, "event": event, "value": value, "seen": seen, "nonce": new_nonce()}
    return _panel(page.request.post(f"{club.url}/api/move", data=move))


def until_asked(page: Page, club: Club, place: str, can: str = "answer") -> None:
    """Goes on at a table until this can be pressed; whoever may say something before says the last of it, which is nothing."""
    panel = look(page, club, place)
    while not panel["can"].get(can):
        said = len(panel.get("choices") or ()) - 1
        event, value = ("next", None) if panel["can"].get("next") else ("answer", max(said, 0))
        press(page, club, place, event, value)
        panel = look(page, club, place)


def at_the_first_question(page: Page, club: Club, lesson: str) -> Locator:
    """The table with it, in a lesson whose words before it were read already."""
    until_asked(page, club, f"lesson/{lesson}")
    return open_lesson(page, club, lesson)


def room_led(page: Page, club: Club) -> str:
    """A room that this browser leads."""
    code: str = press(page, club, "desk/new", "open")["opened"]
    return code


def _panel(answer: APIResponse) -> dict[str, Any]:
    told: dict[str, Any] = answer.json()
    assert answer.ok, told
    panel: dict[str, Any] = told["panel"]
    return panel
