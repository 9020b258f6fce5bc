"""One telephone that sits down at the master's table as forty learners, all pressing without a pause: how long does a look wait?"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from urllib.parse import urlparse

from bench.load.learners import TABLE, Player
from bench.load.line import Line
from bench.percentile import percentile
from bench.running.servers import serving
from lessons.learner.codes import new_code
from players.compile_ahead import compile_all
from screens.learner.learner_cookie import OWN

FORTY = 40
BETWEEN = 0.1
"""Seconds between two looks of somebody else, at another address."""
SECONDS = 15.0
GOAL_MS = 100.0


class HurriedPlayer(Player):
    """Presses as soon as the last press is answered."""

    async def run(self, begin: float, end: float, counts_from: float) -> None:
        where = urlparse(self.url)
        line = Line(where.hostname or "", where.port or 80, f"{OWN}={self.code}", self.own)
        await self.look(line)
        await self.send(line, "strength", "master")
        while time.perf_counter() < end:
            taken = await self.send(line, *self.choose())
            if taken is not None and time.perf_counter() > counts_from:
                self.took.append(taken)
        line.leave()


async def _looks(url: str, end: float, counts_from: float) -> list[float]:
    where, took = urlparse(url), []
    line = Line(where.hostname or "", where.port or 80, f"{OWN}={new_code(random.Random('looks'))}", "127.0.2.1")
    while time.perf_counter() < end:
        started = time.perf_counter()
        await line.ask("GET", "/api/place/room/open")
        if started > counts_from:
            took.append((time.perf_counter() - started) * 1000)
        await asyncio.sleep(BETWEEN)
    line.leave()
    return took


async def _all(url: str) -> tuple[list[float], list[float]]:
    now = time.perf_counter()
    end, counts_from = now + 5 + SECONDS, now + 5
    forty = [HurriedPlayer(url, new_code(random.Random(n)), random.Random(n), place=TABLE) for n in range(FORTY)]
    looking = asyncio.create_task(_looks(url, end, counts_from))
    await asyncio.gather(*(one.run(now, end, counts_from) for one in forty))
    looks = await looking
    return looks, [ms for one in forty for ms in one.took]


def measure() -> dict[str, float]:
    """A look by somebody else, and a card at the master's tables, in milliseconds."""
    compile_all()
    with tempfile.TemporaryDirectory() as folder, serving(database=f"{folder}/besieged.sqlite") as server:
        looks, cards = asyncio.run(_all(server.url))
    return {
        "looks": len(looks),
        "p50_ms": percentile(looks, 0.5),
        "p95_ms": percentile(looks, 0.95),
        "goal_ms": GOAL_MS,
        "cards": len(cards),
        "card_p50_ms": percentile(cards, 0.5),
        "card_p95_ms": percentile(cards, 0.95),
    }
