"""Moves as a browser posts them, to the routes themselves: who presses what, and what comes back."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from screens.learner.learner_cookie import OWN
from screens.shared import services
from tests.screens import one_way_in
from tests.screens.asking import Answer, Visitor
from tests.screens.driving import LEARNER

_nonces = itertools.count()


@dataclass
class Device:
    """One browser of one learner. ``panel``: what it was told last; ``why``: why its last press was not taken."""

    place: str
    learner: str = LEARNER
    locale: str = "en-GB"
    panel: dict[str, Any] = field(default_factory=dict)
    refused: str = ""
    why: str = ""
    status: int = 0

    def __post_init__(self) -> None:
        services.store().keep(self.learner, {"met": "yes"})
        app = one_way_in.app()
        headers = {"accept-language": self.locale, "host": "localhost:8501"}
        self._browser = Visitor(app, {OWN: self.learner}, headers)

    def get(self, address: str) -> Answer:
        return self._browser.get(address)

    def look(self, place: str = "") -> dict[str, Any]:
        """The place as it stands; another one from now on where it is named."""
        self.place = place or self.place
        answer = self.get(f"/api/place/{self.place}")
        self.status = answer.status
        told = json.loads(answer.body)
        self.panel, self.why = told.get("panel", {}), told.get("why", self.why)
        return self.panel

    def foreseen(self, event: str = "next", value: object = None) -> dict[str, Any] | None:
        """What would be shown after this press, where that is told beforehand."""
        wanted = urlencode({"after": event, "value": json.dumps(value)})
        told = json.loads(self.get(f"/api/place/{self.place}?{wanted}").body)
        found: dict[str, Any] | None = told.get("panel")
        assert found is None or told["after"] == self.panel["qid"]
        return found

    def press_foreseen(self, event: str = "next", value: object = None) -> dict[str, Any]:
        """A press that leads to what was told of it beforehand, where that is not the end (the page has more to say then)."""
        was, beforehand = self.panel, self.foreseen(event, value)
        after = self.press(event, value, seen=was["qid"])
        assert (beforehand is not None) == bool(self.status == 200 and was.get("ahead") and not after["leaves"])
        if beforehand:
            assert was | beforehand | {"at": 0} == after | {"at": 0}
        return after

    def press(self, event: str, value: object = None, nonce: str = "", seen: str = "") -> dict[str, Any]:
        """A press, and what the browser shows after it."""
        move = {"place": self.place, "event": event, "value": value, "seen": seen, "nonce": nonce or drawn()}
        answer = self._browser.post("/api/move", json.dumps(move).encode())
        told = json.loads(answer.body)
        self.status, self.refused, self.why = answer.status, told.get("refused", ""), told.get("why", "")
        panel = told.get("panel", self.panel)
        # A browser keeps what a press was not told anew.
        self.panel = {**self.panel, **panel} if panel.get("place") == self.panel.get("place") else panel
        return self.panel


def drawn() -> str:
    return f"nonce-{next(_nonces):06d}"
