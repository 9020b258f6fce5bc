"""A room of an evening as tests have it: who leads it, Anna and Bruno, a stranger, and what anybody can hear."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from starlette.applications import Starlette

from lessons.evening.polls import choosing
from lessons.evening.polls.questions import Question
from lessons.places.in_a_room import taking_home
from screens.evening.routes import Evening
from screens.shared import sessions
from tests.screens.asking import Visitor
from tests.screens.posting import Device

TEACHER, ANNA, BRUNO, STRANGER = (
    "sole-onda-faro-luna",
    "faro-onda-sole-luna",
    "onda-faro-luna-sole",
    "luna-luna-faro-onda",
)
WAITING = "sole-sole-onda-luna"
"""A browser that says it is Anna's."""


@dataclass
class Room:
    """A room with its teacher, Anna and Bruno. ``heard``: all that a telephone was ever told, as text."""

    code: str = ""
    heard: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        hall = Device("desk/new", learner=TEACHER)
        hall.look()
        self.code = hall.press("open")["opened"]
        self.desk = Device(f"desk/{self.code}", learner=TEACHER)
        self.phones = [Device(f"room/{self.code}", learner=one) for one in (ANNA, BRUNO)]
        for phone, name in zip(self.phones, ("Anna", "Bruno"), strict=True):
            phone.look()
            phone.press("join", {"name": name})
        self.waiting = Device(f"room/{self.code}", learner=WAITING)
        somewhere = (f"desk/{self.code}", f"wall/{self.code}", f"room/{self.code}", "room/open")
        self.strangers = [Device(place, learner=STRANGER) for place in somewhere]

    def lead(self, event: str, value: object = None) -> dict[str, Any]:
        told = self.desk.press(event, value, seen=self.desk.look()["qid"])
        assert self.desk.refused == "", self.desk.why
        return told

    def ask(self, way: choosing.Way) -> Question:
        self.lead("ask", {"lesson": way.lesson, "step": way.step})
        found: Question = self.state().question
        return found

    def state(self) -> Any:
        return sessions.sessions().state(TEACHER, f"desk/{self.code}")

    def answer(self, who: int, answer: tuple[int, ...]) -> dict[str, Any]:
        phone, panel = self.phones[who], self.state().question.panel
        return phone.press("answer", taking_home.as_replied(panel, answer), seen=phone.look()["qid"])

    def hear(self, panel: dict[str, Any]) -> None:
        """What was told, but for the words that stand on every table."""
        self.heard.append(
            json.dumps(
                {**panel, "words": None, "table": {**(panel.get("table") or {}), "words": None}}, ensure_ascii=False
            )
        )

    def listen(self) -> None:
        """Everything that anybody without the teacher's rights can ask for now."""
        if self.waiting.look()["stage"] == "join":
            self.waiting.press("return", {"badge": 0})
            self.hear(self.waiting.look())
        else:
            self.hear(self.waiting.panel)
        for one in (*self.phones, *self.strangers):
            self.hear(one.look())


def browser(**headers: str) -> Visitor:
    app = Starlette(routes=Evening(sessions.sessions).routes())
    return Visitor(app, {"calzettini": ANNA}, {"host": "localhost:8501", **headers})
