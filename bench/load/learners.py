"""Learners taking a real lesson on one process, a move every two seconds, as their browsers send it.

Beside them, where asked for, tables at which somebody plays a match against three who search, as fast.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlparse

from bench.load.line import Line
from bench.percentile import percentile
from bench.running.servers import serving
from lessons.learner.codes import new_code
from lessons.learner.store import Store
from players.compile_ahead import compile_all
from screens.learner.learner_cookie import OWN

GOALS_MS = {60: 15.0, 300: 100.0}
EVERY = 2.0
LESSON = "ottocento/following"
PLACE = f"lesson/{LESSON}"
PATIENCE = 20.0
TABLE, STRENGTH = "practice/match", "club"
"""Where a match is played, and against whom."""

ON_ONE_ADDRESS = 50
"""Nobody at one address may bring more codes that nobody has used: see :mod:`screens.learner.tries`."""


@dataclass
class Learner:
    """One browser: opens the lesson, then answers, asks to be shown, and goes on, like a person in a hurry."""

    url: str
    code: str
    chance: random.Random
    place: str = PLACE
    panel: dict[str, Any] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    lost: int = 0
    sent: list[str] = field(default_factory=list)
    wrong: int = 0
    own: str = ""
    """The address from which this one comes, where many stand for many."""

    async def run(self, begin: float, end: float, counts_from: float) -> None:
        where = urlparse(self.url)
        line = Line(where.hostname or "", where.port or 80, f"{OWN}={self.code}", self.own)
        await self.look(line)
        await self.sit_down(line)
        await asyncio.sleep(max(0.0, begin - time.perf_counter()) + self.chance.random() * EVERY)
        while time.perf_counter() < end:
            started = time.perf_counter()
            taken = await self.move(line)
            if started >= counts_from and taken is not None:
                self.took.append(taken)
            await asyncio.sleep(max(0.01, EVERY * self.chance.uniform(0.8, 1.2) - (time.perf_counter() - started)))

    async def look(self, line: Line) -> None:
        """What stands at the place; a log that cannot be written just now is asked again."""
        told: dict[str, Any] = {}
        while "panel" not in told:
            told = await line.ask("GET", f"/api/place/{self.place}")
        self.panel = told["panel"]

    async def move(self, line: Line) -> float | None:
        return await self.send(line, *self.choose())

    async def sit_down(self, line: Line) -> None:
        """What is to be said before the first move: in a lesson nothing."""

    async def chosen(self, line: Line, event: str, value: object) -> None:
        """What a browser asks before the press, as soon as an answer is chosen, or where going on is all there is."""
        if self.panel.get("ahead") and event in ("answer", "next"):
            wanted = urlencode({"after": event, "value": json.dumps(value)})
            with suppress(OSError):
                await line.ask("GET", f"/api/place/{self.place}?{wanted}")

    async def post(self, line: Line, body: bytes) -> dict[str, Any]:
        """What a press is answered."""
        return await line.ask("POST", "/api/move", body)

    async def send(self, line: Line, event: str, value: object) -> float | None:
        nonce = f"{self.code[:20]}.{len(self.sent)}.{self.chance.random()}"
        told = {"place": self.place, "seen": self.panel["qid"], "event": event, "value": value, "nonce": nonce}
        body = json.dumps(told).encode()
        await self.chosen(line, event, value)
        started = time.perf_counter()
        try:
            reply = await asyncio.wait_for(self.post(line, body), PATIENCE)
        except (TimeoutError, OSError):
            line.leave()
            self.lost += 1
            return None
        took = (time.perf_counter() - started) * 1000
        self.panel = reply.get("panel", self.panel)
        if reply.get("ack") == nonce and "refused" not in reply:
            self.sent.append(nonce)
        else:
            self.lost += 1
        return took

    def choose(self) -> tuple[str, object]:
        can = self.panel["can"]
        if can["next"]:
            self.wrong = 0
            return "next", None
        self.wrong += 1
        if self.wrong > 3 and can["reveal"]:
            return "reveal", None
        if can["answer"]:
            many = sum(len(row["cards"]) for row in self.panel["rows"] if row["pick"])
            return "answer", [self.chance.randrange(many)] if many else 0
        return "back", None


@dataclass
class Player(Learner):
    """One browser at a table: plays any card that may go, and asks the coach now and then."""

    place: str = TABLE

    async def sit_down(self, line: Line) -> None:
        await self.send(line, "strength", STRENGTH)
        self.sent.clear()  # a setting is no event

    def choose(self) -> tuple[str, object]:
        panel, can = self.panel, self.panel["can"]
        if can["next"]:
            return "next", None
        if can["hint"] and self.chance.random() < 0.3:
            return "hint", None
        if not can["answer"]:
            return "again", None
        if panel["mode"] == "choice":
            return "answer", len(panel["choices"]) - 1
        cards = [card for row in panel["rows"] if row["pick"] for card in row["cards"]]
        may = [place for place, card in enumerate(cards) if not card.get("why")]
        return "answer", self.chance.sample(may, panel["at_least"])


async def _all(url: str, how_many: int, tables: int, seconds: float) -> list[Learner]:
    now = time.perf_counter()
    learners = [
        Learner(url, new_code(random.Random(n)), random.Random(n), own=f"127.0.1.{1 + n // ON_ONE_ADDRESS}")
        for n in range(how_many)
    ]
    learners += [Player(url, new_code(random.Random(-1 - n)), random.Random(-1 - n)) for n in range(tables)]
    begin = now + 3 + how_many / 30
    running = []
    for learner in learners:
        running.append(asyncio.create_task(learner.run(begin, begin + seconds, begin + 4)))
        await asyncio.sleep(1 / 30)
    await asyncio.gather(*running)
    return learners


def measure(how_many: int = 60, seconds: float = 30, tables: int = 0) -> dict[str, float]:
    """The time of a learner's move, and of one at a table where there are some; those wait for three others who search."""
    if tables:
        compile_all()
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/learners.sqlite"
        with serving(database=database) as server:
            learners = asyncio.run(_all(server.url, how_many, tables, seconds))
        store = Store(database)
        missing = sum(len(set(one.sent) - store.nonces(one.code)) for one in learners)
        store.close()
    took = [ms for one in learners if one.place == PLACE for ms in one.took]
    played = [ms for one in learners if one.place == TABLE for ms in one.took]
    at_tables = {"tables": tables, "cards": len(played), "table_p95_ms": percentile(played, 0.95)} if tables else {}
    return {
        "learners": how_many,
        "moves": len(took),
        "p50_ms": percentile(took, 0.5),
        "p95_ms": percentile(took, 0.95),
        "max_ms": percentile(took, 1),
        "unanswered": sum(one.lost for one in learners),
        "not_on_disk": missing,
        "goal_ms": GOALS_MS[how_many],
        **at_tables,
    }
