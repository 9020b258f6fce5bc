"""An evening from its first door to what is left of it: projector, desk and a telephone at each of its moments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from time import sleep
from typing import Any

from playwright.sync_api import Browser, Page

from bench.geometry.looking import Looks
from bench.geometry.tables import press as pressed
from bench.running.servers import until

ASKED: tuple[Mapping[str, str], ...] = (
    {"game": "ottocento", "misconception": "moon-needed"},
    {"game": "ottocento", "misconception": "two-wilds-bridge"},
    {"lesson": "ottocento/the-sheet", "step": "the-407"},
    {"lesson": "ottocento/the-signals", "step": "following"},
    {"lesson": "french4/the-auction", "step": "after-a-petite"},
    {"lesson": "mineo3/the-monte", "step": "these-three"},
    {"lesson": "french4/the-count", "step": "petit-lost"},
    {"lesson": "mineo3/the-play", "step": "too-long"},
    {"game": "ottocento", "misconception": "first-moor-wins"},
    {"lesson": "ottocento/following", "step": "no-cups"},
)
"""What a room is asked: piles of many cards with many answers, a card beside the table, a number, the longest hand, a number and
words to choose from without a card, a whole trick, a hand with its trick."""
PRESSES = ("close", "talk", "vote", "close", "reveal")
"""From the question to how it went; each has a picture of its own on the wall."""
NAMES = (
    "Gino",
    "Maria Antonietta Benelli",
    "Zoë",
    "Bartolomeo Bentivoglio",
    "Anna",
    "Giò",
    "Ugo",
    "Wolfgang Amadé Malatesta",
)
"""Those who come, short and long; the first has the telephone that is looked at, the last plays the
deal that is compared."""
PARTS: tuple[Mapping[str, Any], ...] = (
    {"plan": "the-grande", "part": 1},
    {"plan": "the-grande", "part": 2},
    {"plan": "the-grande", "part": 5},
    {"plan": "criccone-and-sequences", "part": 4},
    {"plan": "planning-the-play", "part": 3},
    {"plan": "the-grande", "part": 8},
)
TAUGHT: Mapping[str, Any] = {"plan": "the-matto-and-the-begato", "part": 10}
"""The part with a teaching table."""
TALKED = PARTS[-1]
"""The part to talk about."""
AT_THE_TABLE = {"ask": "ask", "talk": "talk", "vote": "ask", "reveal": "seen"}
"""What a telephone shows after a press at the desk; after any other it shows what it showed, or what is looked for by name."""
LIMIT = 20.0
_PRESS = """async ([place, event, value]) => {
  const { panel } = await (await fetch(`/api/place/${place}`)).json();
  const body = JSON.stringify({ place, event, value, seen: panel.qid, nonce: crypto.randomUUID() });
  return (await fetch("/api/move", { method: "POST", headers: { "Content-Type": "application/json" }, body })).status;
}"""
_MOMENT = """() => {
  const { dataset: { stage }, innerText } = document.body;
  return stage + innerText + (document.querySelector(".cloth-here .table")?.dataset.qid ?? "");
}"""
_TURN = "async (place) => (await (await fetch(place)).json()).panel.turn"
_TAUGHT = "async (place) => (await (await fetch(place)).json()).panel.taught"
_STAGE = "() => document.body.dataset.stage"
_MATCHES = (
    "async (place) => (await (await fetch(`/api/place/${place}`)).json()).panel.seats.tables.map((one) => one.match)"
)
_HAND = {"hand": 1, "criccone": [34, 14], "sequences": [60, 20], "cards": [50, None], "last": 0}
_OK, _TOO_FAST = 200, 429


def room_of(desk: Page, url: str) -> str:
    """Opens a room at the desk."""
    desk.goto(f"{url}/s/desk")
    desk.locator("button.main").first.click()
    desk.locator(".now h2").wait_for()
    return desk.url.partition("room=")[2]


def press(wall: Page, room: str, event: str, value: Mapping[str, Any] | None = None) -> None:
    """Whoever leads presses this, and the wall shows what comes of it. Errors: RuntimeError."""
    before = wall.evaluate(_MOMENT)
    status = _pressed(wall, f"desk/{room}", event, value)
    if status != 200 or not until(lambda: wall.evaluate(_MOMENT) != before, LIMIT):
        raise RuntimeError(f"{event} was answered with {status}, and the wall shows {before}")


def _pressed(page: Page, place: str, event: str, value: object) -> object:
    """With which status this press was answered, which the page makes at a place."""
    while (status := page.evaluate(_PRESS, [place, event, value])) == _TOO_FAST:
        sleep(0.3)
    return status


def of_wall(
    looks: Looks, wall: Page, room: str, asked: Iterable[Mapping[str, str]] = ASKED, presses: Iterable[str] = PRESSES
) -> None:
    """The projector of a room that this browser leads: each question from its asking to how it went."""
    steps = tuple(presses)
    looks.at(wall, "wall: the way in", wall=True)
    for value in asked:
        name = name_of(value)
        press(wall, room, "ask", value)
        looks.at(wall, f"wall: {name}", wall=True)
        for event in steps:
            press(wall, room, event)
            looks.at(wall, f"wall: {name}, {event}", wall=True)


def name_of(value: Mapping[str, str]) -> str:
    return value.get("step") or value["misconception"]


@dataclass
class Evening:
    """Desk and wall are one browser; who comes has each one more. ``options``: what a browser is made with."""

    looks: Looks
    running: Browser
    url: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.leading = self._browser()
        self.desk = self.leading.new_page()
        self._begins_a_season()
        self.desk.goto(f"{self.url}/s/desk")
        self.desk.locator("button.main").first.wait_for()
        self.looks.at(self.desk, "desk: before the room")
        self.room = room_of(self.desk, self.url)
        self.wall = self.leading.new_page()
        self.wall.goto(f"{self.url}/s/wall?room={self.room}")
        self.wall.locator("svg.code").wait_for()
        self.telephone = self._comes()
        self.other = self._comes()
        self.looks.at(self.telephone, "telephone: the way in")

    def _browser(self) -> Any:
        return self.running.new_context(reduced_motion="reduce", **self.options)

    def _comes(self) -> Page:
        page: Page = self._browser().new_page()
        page.goto(f"{self.url}/s?room={self.room}")
        page.locator("#name").wait_for()
        return page

    def goes(self) -> None:
        """From the first to the last moment."""
        self._gather()
        for value in ASKED:
            self._asks(value)
        self._does("plan", {**TAUGHT, "turn": self._turn()}, "a teaching table")
        self._taught()
        for part in PARTS:
            self._does("plan", {**part, "turn": self._turn()}, f"the plan's part {part['plan']} {part['part'] + 1}")
        self._does("plan", {"plan": "", "turn": self._turn()}, "")
        self._does("pace", {"lesson": "ottocento/following"}, "at one's own pace")
        self._does("deal", {"number": 7}, "the same deal for all")
        while pressed(self.other, f"deal/{self.room}", "on") == _OK:
            pass
        self._does("compare", {"on": True}, "deals compared")
        self._does("pair", None, "pairs")
        self._does("seat", {"hands": 1}, "at the tables")
        self._writes_down()
        self._on_telephones()
        self._does("end", None, "the end")
        for page, who in ((self.desk, "desk"), (self.telephone, "telephone")):
            page.goto(f"{self.url}/s/after?room={self.room}")
            page.locator("h1").first.wait_for()
            self.looks.at(page, f"{who}: after the evening")
            page.goto(f"{self.url}/s/season")
            page.locator("h1").first.wait_for()
            for one in page.locator("details.one").all()[:2]:
                one.locator("summary").click()
            self.looks.at(page, f"{who}: the season")

    def _begins_a_season(self) -> None:
        self.desk.goto(f"{self.url}/s/season")
        self.desk.locator("form input").fill("1926")
        self.looks.at(self.desk, "season: before the first one")
        self.desk.locator("form button").click()
        self.desk.locator(".seen").first.wait_for()

    def _taught(self) -> None:
        """All hands of the teaching table lie open, and everybody is asked what they would play."""
        table = self.desk.evaluate(_TAUGHT, f"/api/place/desk/{self.room}")
        _pressed(self.desk, f"seat/{table}", "hands", {"chairs": [0, 1, 2, 3]})
        self.wall.locator("[data-open] .card:visible, .lying .card:visible").first.wait_for()
        self.looks.at(self.wall, "wall: a teaching table with all hands open", wall=True)
        self.telephone.goto(f"{self.url}/s/table?room={table}")
        self.telephone.locator(".here .table").wait_for()
        self.looks.at(self.telephone, "telephone: looking on at the teaching table")
        self.telephone.goto(f"{self.url}/s?room={self.room}")
        self.telephone.locator(".stage h1").wait_for()
        press(self.wall, self.room, "gather", None)

    def _on_telephones(self) -> None:
        """A round of a tournament on telephones: from the way to one's own chair to the standings."""
        self._does("pair", None, "")
        self._does("seat", {"deals": 2, "movement": "robin"}, "a round on telephones")
        own = self.telephone.locator(".stage a.main[href*='/s/table']")
        own.wait_for()
        self.telephone.goto(f"{self.url}{own.get_attribute('href')}")
        self.telephone.locator(".chairs li").first.wait_for()
        self.looks.at(self.telephone, "telephone: the own chair at a tournament")
        table = self.telephone.url.partition("room=")[2]
        _pressed(self.telephone, f"seat/{table}", "again", None)
        self.telephone.locator(".here .table").wait_for()
        self.looks.at(self.telephone, "telephone: a deal of the tournament")
        self.desk.locator(".board .waits").first.wait_for()
        self.looks.at(self.desk, "desk: tables on telephones")
        looks_on = self.leading.new_page()
        looks_on.goto(f"{self.url}/s/table?room={table}")
        looks_on.locator(".here .table").wait_for()
        self.looks.at(looks_on, "desk: looking on at a table")
        looks_on.close()
        self._does("round-over", {"round": 1}, "")
        self._does("show-table", {"table": table}, "")
        self.wall.locator("[data-shown] .cloth-here .table").wait_for()
        self.looks.at(self.wall, "wall: a table of the round", wall=True)
        self._does("show-table", {"table": ""}, "")
        self.telephone.locator("body[data-stage=closed]").wait_for()
        self.looks.at(self.telephone, "telephone: the table when the round is over")
        self.telephone.goto(f"{self.url}/s?room={self.room}")
        self.telephone.locator(".stage h1").wait_for()
        self._look("a round on telephones is over")

    def _turn(self) -> int:
        found: int = self.wall.evaluate(
            "async (place) => (await (await fetch(place)).json()).panel.turn", f"/api/place/desk/{self.room}"
        )
        return found

    def _gather(self) -> None:
        first, *others = NAMES
        self.telephone.locator("#name").fill(first)
        self.telephone.locator("#name").press("Enter")
        self.telephone.locator(".called").wait_for()
        for name in others:
            self.other.context.close()
            self.other = self._comes()
            status = _pressed(self.other, f"room/{self.room}", "join", {"name": name})
            if status != 200:
                raise RuntimeError(f"{name} was answered with {status}")
        until(lambda: NAMES[-1] in self.wall.inner_text("#page"), LIMIT)
        self._look("the lobby")

    def _asks(self, value: Mapping[str, str]) -> None:
        self._does("ask", value, name_of(value))
        for event in PRESSES:
            self._does(event, None, f"{name_of(value)}, {event}")

    def _does(self, event: str, value: Mapping[str, Any] | None, name: str) -> None:
        press(self.wall, self.room, event, value)
        stage = self.wall.evaluate(_STAGE)
        until(lambda: self.desk.evaluate(_STAGE) == stage, LIMIT)
        if shown := AT_THE_TABLE.get(event):
            until(lambda: self.telephone.evaluate(_STAGE) == shown, LIMIT)
        if value and event == "plan" and value.get("part") == TALKED["part"] and value.get("plan") == TALKED["plan"]:
            self.telephone.locator(".talked-about").wait_for()
        if stage in ("pace", "deal"):
            self.telephone.locator(".table .actions button").first.wait_for()
        if stage == "ended":
            self.telephone.locator("a[href='/']").wait_for()
        if name:
            self._look(name)

    def _writes_down(self) -> None:
        """Each table has played its hand, and the wall shows how all stand."""
        for match in self.wall.evaluate(_MATCHES, f"desk/{self.room}"):
            _pressed(self.wall, f"match/{match}", "end", _HAND)
        self.wall.locator(".results tbody tr").first.wait_for()
        self._look("how all stand")

    def _look(self, name: str) -> None:
        self.looks.at(self.wall, f"wall: {name}", wall=True)
        self.looks.at(self.desk, f"desk: {name}")
        self.looks.at(self.telephone, f"telephone: {name}")
