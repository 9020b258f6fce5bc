"""WebDriver BiDi, the standard that Firefox speaks itself: visitors of a browser, what is on their page, and a hand."""

from __future__ import annotations

import json
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from tests.journeys import club
from tests.journeys.club import LIMIT
from tests.journeys.looks import FIRST, NONE, PAINTED, RESTED

WIDE, HIGH = 1366, 768
PATIENCE = LIMIT / 1000
ENTER = "\ue007"
"""The key, as WebDriver writes it."""
ANEW = 5
"""Seconds after which a page is asked anew: what a page that is gone was asked is answered by nobody."""
CALLED_BACK = """function (...given) {{
  const found = new Promise((done) => (function () {{ {script} }})(...given, done)).then((one) => [one]);
  return Promise.race([found, new Promise((done) => setTimeout(() => done([]), {wait}))]);
}}"""
CUT = """() => {
const style = (one) => getComputedStyle(one), wide = (one) => one.getBoundingClientRect().width;
const beyond = (one) => [...one.children].some((kid) => style(kid).display === 'inline' && wide(kid) > wide(one));
return [...document.querySelectorAll('*')].filter((one) => style(one).textOverflow === 'ellipsis' && beyond(one))
  .map((one) => one.innerText);
}"""
AT_REST = """async (one) => {
  one.scrollIntoView({block: 'center'});
  for (let before = NaN, now = one.getBoundingClientRect().top; now !== before;) {
    before = now;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    now = one.getBoundingClientRect().top;
  }
}"""
GONE = ("no such frame", "no such node", "unknown error")
"""What a look is answered by when its page goes away meanwhile: the next one has another page."""


class Refused(Exception):
    """The browser does not do what it was told: ``args`` are the standard's name of the error, and a sentence."""


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser that runs, at the other end of its line."""

    line: ClientConnection
    numbers: Iterator[int] = field(default_factory=count)

    def tell(self, method: str, patience: float = PATIENCE, **told: object) -> dict[str, Any]:
        """One command of WebDriver BiDi, and what it is answered by. Errors: Refused; TimeoutError after so many seconds."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": told}))
        while True:
            answer = json.loads(self.line.recv(patience))
            if answer.get("id") == number:
                break
        if answer["type"] == "error":
            raise Refused(answer["error"], answer["message"])
        found: dict[str, Any] = answer["result"]
        return found

    @contextmanager
    def visitor(self) -> Iterator[Visit]:
        """Somebody new, with no past and a page of their own."""
        who = self.tell("browser.createUserContext")["userContext"]
        page = self.tell("browsingContext.create", type="tab", userContext=who)["context"]
        self.tell("browsingContext.setViewport", context=page, viewport={"width": WIDE, "height": HIGH})
        try:
            yield Visit(self, page)
        finally:
            self.tell("browser.removeUserContext", userContext=who)


@dataclass(frozen=True, slots=True)
class Visit:
    """A page in it. Selectors reach into every component; ``text`` is part of what is to be read there."""

    browser: Browser
    page: str

    def open(self, url: str) -> None:
        self.browser.tell("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def settle(self) -> None:
        """Until no run is under way and what only the run before had is gone."""
        self._until(RESTED)

    def the(self, selector: str, text: str | None = None) -> dict[str, Any]:
        """The first one that is to be seen, as soon as there is one: its attributes."""
        found: dict[str, Any] = self._until(FIRST, selector, text)["value"]["attributes"]
        return found

    def gone(self, selector: str, text: str | None = None) -> None:
        """Until there is none to be seen."""
        self._until(NONE, selector, text)

    def press(self, selector: str, text: str | None = None) -> None:
        """With the mouse, in its middle, once it can be seen on the screen and moves no more."""
        one = self._until(FIRST, selector, text)
        shared = {"sharedId": one["sharedId"]}
        self._call(AT_REST, shared)
        moves = [{"type": "pointerMove", "x": 0, "y": 0, "origin": {"type": "element", "element": shared}}]
        click = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._perform({"type": "pointer", "id": "mouse", "actions": moves + click})

    def enter(self, selector: str) -> None:
        """By key: two clicks at one place, one soon after the other, are taken for a double one."""
        one = self._until(FIRST, selector, None)
        self._call("(one) => one.focus()", {"sharedId": one["sharedId"]})
        self.type(ENTER)

    def type(self, text: str) -> None:
        """By keys, to whatever has the focus."""
        keys = [{"type": kind, "value": one} for one in text for kind in ("keyDown", "keyUp")]
        self._perform({"type": "key", "id": "keys", "actions": keys})

    def address(self) -> str:
        found: str = self._call("() => location.href")["value"]
        return found

    def width(self) -> tuple[int, int]:
        """Of what there is on the page, and of the page: a page never goes beyond the screen."""
        wide, room = self._call(f"() => [{club.WIDE}, innerWidth]")["value"]
        return wide["value"], room["value"]

    def cut(self) -> list[str]:
        """The words that end in dots, also once the letters are there that come late: a sixtieth of a pixel too few is enough."""
        deadline = time.monotonic() + PATIENCE
        while (found := self._call(CUT)["value"]) and time.monotonic() < deadline:
            pass
        return [one["value"] for one in found]

    def picture(self, path: Path) -> None:
        """What is on the screen, when its pictures and letters are there."""
        self._until(PAINTED)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b64decode(self.browser.tell("browsingContext.captureScreenshot", context=self.page)["data"]))

    def _perform(self, actions: dict[str, object]) -> None:
        self.browser.tell("input.performActions", context=self.page, actions=[actions])

    def _until(self, script: str, *given: str | None) -> dict[str, Any]:
        """What the look calls back with. Errors: AssertionError, with what there is, when it never does."""
        told = [{"type": "null"} if one is None else {"type": "string", "value": one} for one in given]
        deadline, look = time.monotonic() + PATIENCE, CALLED_BACK.format(script=script, wait=1000 * ANEW)
        while time.monotonic() < deadline:
            try:
                if found := self._call(look, *told, patience=2 * ANEW)["value"]:
                    one: dict[str, Any] = found[0]
                    return one
            except TimeoutError:
                pass
            except Refused as error:
                if error.args[0] not in GONE:
                    raise
        there = self._call("() => `${location.href} ${document.body.innerText}`")["value"]
        raise AssertionError(f"{given} never came; there is: {' '.join(there.split())[:1500]}")

    def _call(self, function: str, *given: object, patience: float = PATIENCE) -> dict[str, Any]:
        answer = self.browser.tell(
            "script.callFunction",
            patience,
            functionDeclaration=function,
            arguments=given,
            target={"context": self.page},
            awaitPromise=True,
            serializationOptions={"maxDomDepth": 0},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        found: dict[str, Any] = answer["result"]
        return found
