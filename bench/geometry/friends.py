"""A table with friends from the hall to what a deal came to, for one person and the program in the other chairs."""

from __future__ import annotations

from playwright.sync_api import Page

from bench.geometry.looking import Looks
from bench.geometry.tables import press

GAMES = ("ottocento", "mineo3", "calatafimi4", "french2", "french5")
"""Of every family, with two to five chairs."""
NAME = "Massimiliano Bartolomeo"
PRESSES = 300
_OPEN = """async ([game, name]) => {
  const move = { place: "seat/new", event: "open", value: { game, name }, seen: "new", nonce: crypto.randomUUID() };
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/move", { method: "POST", headers, body: JSON.stringify(move) });
  return (await answer.json()).panel.opened;
}"""


def friends(looks: Looks, page: Page, url: str) -> None:
    """Looks at the hall, and of each of these games at the chairs, the first moments, a trick to be followed, and the end."""
    page.goto(f"{url}/s/table")
    page.locator("form .main").wait_for()
    looks.at(page, "friends: the hall")
    for game in GAMES:
        place = f"seat/{page.evaluate(_OPEN, [game, NAME])}"
        page.goto(f"{url}/s/table?room={place.partition('/')[2]}")
        page.locator(".invitation .code").wait_for()
        looks.at(page, f"friends: {game}, the chairs")
        press(page, place, "again")
        _shows(page, place)
        looks.at(page, f"friends: {game}, dealt")
        if any(press(page, place, "") == "there" for _ in range(PRESSES)):
            _shows(page, place)
            looks.at(page, f"friends: {game}, a trick")
        while press(page, place, "on") == 200:
            pass
        page.locator(".ended .main").wait_for()
        looks.at(page, f"friends: {game}, over")


def _shows(page: Page, place: str) -> None:
    """Until the page shows what stands there."""
    moment = page.evaluate("async (place) => (await (await fetch(`/api/place/${place}`)).json()).panel.qid", place)
    page.locator(f".table[data-qid='{moment}']").wait_for()
