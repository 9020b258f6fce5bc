"""A browser at the scoring table, as tests have it."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass, field
from typing import Any, cast

from lessons.learner.event import Event
from lessons.scoring.exercise import Exercise
from lessons.scoring.way import LESSON
from screens.learner.learner_cookie import OWN
from screens.shared import services, sessions
from tests.screens import one_way_in
from tests.screens.asking import Visitor
from tests.screens.driving import LEARNER

EMPTY = "won-none"
_nonces = itertools.count()


@dataclass
class Bench:
    """A browser at the table: what it shows is what the last reply told, and a move goes from there."""

    way: str = "count"
    text: str = EMPTY
    locale: str = "en-GB"
    learner: str = LEARNER
    shown: dict[str, Any] = field(default_factory=dict)
    reply: dict[str, Any] = field(default_factory=dict)
    status: int = 0

    def __post_init__(self) -> None:
        services.store().keep(self.learner, {"met": "yes"})
        api = one_way_in.app()
        self.web = Visitor(api, {OWN: self.learner}, {"accept-language": self.locale, "host": "localhost:8501"})
        self.ask()
        if self.way == "count" and self.text != EMPTY:
            self.do("text", self.text)

    def ask(self) -> None:
        self.shown = json.loads(self.web.get(f"/api/place/scoring/{self.way}").body)["panel"]

    def move(self, event: str, value: object = None, **other: str) -> dict[str, Any]:
        made = {"place": f"scoring/{self.way}", "event": event, "value": value, "seen": self.shown["qid"]}
        return made | {"nonce": f"wb-nonce-{next(_nonces):05d}"} | other

    def send(self, move: dict[str, Any]) -> Bench:
        answer = self.web.post("/api/move", json.dumps(move).encode())
        self.status, self.reply = answer.status, json.loads(answer.body)
        self.shown = self.reply.get("panel", self.shown)
        return self

    def do(self, event: str, value: object = None) -> Bench:
        return self.send(self.move(event, value))

    @property
    def position(self) -> str:
        return cast(str, self.shown["options"]["text"])

    @property
    def work(self) -> dict[str, Any]:
        return cast("dict[str, Any]", self.shown["exercise"]["work"])

    @property
    def exercise(self) -> Exercise:
        found = sessions.sessions().state(self.learner, f"scoring/{self.way}")
        assert isinstance(found, Exercise)
        return found

    @property
    def log(self) -> tuple[Event, ...]:
        return services.store().events(self.learner, LESSON)
