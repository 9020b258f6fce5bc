"""Learners taking a real lesson on one process, a move every two seconds, as their browsers send it."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlparse

from bench.clicks import percentile
from bench.servers import serving
from lessons.learner.codes import new_code
from lessons.learner.store import Store
from screens.learner.learner_cookie import OWN

GOALS_MS = {60: 15.0, 300: 100.0}
EVERY = 2.0
LESSON = "ottocento/following"
PLACE = f"lesson/{LESSON}"
PATIENCE = 20.0


@dataclass
class Line:
    """One connection of a browser that stays open, as HTTP/1.1 has it."""

    host: str
    port: int
    cookie: str
    reader: Any = None
    writer: Any = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> dict[str, Any]:
        """As a browser does: a line that the server has closed meanwhile is opened again, once."""
        try:
            return await self._ask(method, path, body)
        except (OSError, asyncio.IncompleteReadError):
            self.writer = None
            return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: bytes) -> dict[str, Any]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nAccept-Language: it-IT\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        told = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(next(line for line in told.splitlines() if line.startswith("content-length")).split(":")[1])
        found: dict[str, Any] = json.loads(await self.reader.readexactly(length))
        return found


@dataclass
class Learner:
    """One browser: opens the lesson, then answers, asks to be shown, and goes on, like a person in a hurry."""

    url: str
    code: str
    chance: random.Random
    panel: dict[str, Any] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    lost: int = 0
    sent: list[str] = field(default_factory=list)
    wrong: int = 0

    async def run(self, begin: float, end: float, counts_from: float) -> None:
        where = urlparse(self.url)
        line = Line(where.hostname or "", where.port or 80, f"{OWN}={self.code}")
        self.panel = (await line.ask("GET", f"/api/place/{PLACE}"))["panel"]
        await asyncio.sleep(max(0.0, begin - time.perf_counter()) + self.chance.random() * EVERY)
        while time.perf_counter() < end:
            started = time.perf_counter()
            taken = await self.move(line)
            if started >= counts_from and taken is not None:
                self.took.append(taken)
            await asyncio.sleep(max(0.01, EVERY * self.chance.uniform(0.8, 1.2) - (time.perf_counter() - started)))

    async def move(self, line: Line) -> float | None:
        event, value = self.choose()
        nonce = f"{self.code[:20]}.{len(self.sent)}.{self.chance.random()}"
        told = {"place": PLACE, "seen": self.panel["qid"], "event": event, "value": value, "nonce": nonce}
        body = json.dumps(told).encode()
        started = time.perf_counter()
        try:
            reply = await asyncio.wait_for(line.ask("POST", "/api/move", body), PATIENCE)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
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


async def _all(url: str, how_many: int, seconds: float) -> list[Learner]:
    now = time.perf_counter()
    learners = [Learner(url, new_code(random.Random(n)), random.Random(n)) for n in range(how_many)]
    begin = now + 3 + how_many / 30
    running = []
    for learner in learners:
        running.append(asyncio.create_task(learner.run(begin, begin + seconds, begin + 4)))
        await asyncio.sleep(1 / 30)
    await asyncio.gather(*running)
    return learners


def measure(how_many: int = 60, seconds: float = 30) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/learners.sqlite"
        with serving(database=database) as server:
            learners = asyncio.run(_all(server.url, how_many, seconds))
        store = Store(database)
        missing = sum(len(set(one.sent) - store.nonces(one.code)) for one in learners)
        store.close()
    took = [ms for one in learners for ms in one.took]
    return {
        "learners": how_many,
        "moves": len(took),
        "p50_ms": percentile(took, 0.5),
        "p95_ms": percentile(took, 0.95),
        "max_ms": percentile(took, 1),
        "unanswered": sum(one.lost for one in learners),
        "not_on_disk": missing,
        "goal_ms": GOALS_MS[how_many],
    }
