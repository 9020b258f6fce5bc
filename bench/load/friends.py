"""So many tables of four people: how soon a card that one has pressed is at the other three, and whether all of it is on disk."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlparse

import psutil

from bench.load.evening import ON_ONE_ADDRESS, news_of, panel_after
from bench.load.line import Line
from bench.load.newcomer import cookies
from bench.percentile import percentile
from bench.running.servers import Server, serving
from lessons.learner.store import Store

GOALS = {15: 100.0, 75: 250.0}
"""Tables -> milliseconds, p95: from a press at one seat to the news at the other three."""
KB_EACH = 100.0
PRESSES = 25
"""At each table."""
THINKS = 1.0
"""Seconds, on average, until somebody who is waited for presses."""
PATIENCE = 20.0
CHAIRS = 4
FIRST = 5
"""Tables that have played before the memory of each further seat is taken: what is loaded once, to the program's first card, and
caches that have their bounds are full then."""
PRESSED = ("acted", "swept", "went-on", "dealt-out")
"""What the log calls the presses."""


@dataclass
class Seat:
    """One device: a line for what is pressed, and one on which the news come."""

    url: str
    number: int
    panel: dict[str, Any] = field(default_factory=dict)
    heard: int = 0
    at: float = 0.0
    lost: int = 0

    def __post_init__(self) -> None:
        self.own = f"127.0.0.{2 + self.number // ON_ONE_ADDRESS}"
        self.cookie = cookies(self.url)
        self.asks_at(self.url)
        self.place = "seat/new"

    def asks_at(self, url: str) -> None:
        """The same device at this address of the app."""
        where = urlparse(url)
        self.url, self.line = url, Line(where.hostname or "", where.port or 80, self.cookie, self.own)

    async def sits(self, place: str, chair: int) -> None:
        self.place = place
        if chair:
            await self.press("sit", {"chair": chair, "name": f"Maria {self.number}"})
        await self.comes_back()

    async def comes_back(self) -> None:
        """Listens for news from now on, and then looks how things stand, as a page does whose line has opened."""
        opened = asyncio.Event()
        self.news = asyncio.create_task(self.listen(opened))
        await opened.wait()
        await self.look()

    async def look(self) -> None:
        self.panel = (await self.line.ask("GET", f"/api/place/{self.place}"))["panel"]

    async def press(self, event: str, value: object = None) -> dict[str, Any]:
        return await self.send(self.move(event, value))

    def move(self, event: str, value: object = None) -> dict[str, Any]:
        """What a press sends, with a nonce of its own; the same again is the same press."""
        nonce = f"{self.number:06d}.{random.random()}"
        return {"place": self.place, "event": event, "value": value, "seen": self.panel.get("qid", ""), "nonce": nonce}

    async def send(self, move: Mapping[str, Any]) -> dict[str, Any]:
        reply = await self.line.ask("POST", "/api/move", json.dumps(move).encode())
        self.lost += "refused" in reply
        panel: dict[str, Any] = reply.get("panel", {})
        return panel

    async def listen(self, opened: asyncio.Event) -> None:
        async for told in news_of(self.url, self.place, self.cookie, self.own, opened):
            self.panel = panel_after(self.panel, json.loads(told[5:]))
            self.heard, self.at = self.heard + 1, time.perf_counter()

    @property
    def may(self) -> bool:
        can = self.panel.get("can", {})
        return bool(can.get("answer") or can.get("next") or self.panel.get("ended"))

    async def plays(self) -> None:
        await self.press(*self.first_press())

    def first_press(self) -> tuple[str, object]:
        """The event and the value of the first thing that may be pressed."""
        told = self.panel
        if told.get("ended"):
            return "again", None
        if told["can"]["next"]:
            return "next", None
        if told["mode"] == "choice":
            return "answer", 0
        cards = [card for row in told["rows"] if row["pick"] for card in row["cards"]]
        free = [place for place, card in enumerate(cards) if "why" not in card]
        return "answer", free[: told["at_least"]]


@dataclass
class Table:
    """People at a deal, and in the chairs that are left players of this strength.

    ``took``: milliseconds from each press, in their order, to the last of the other people.
    """

    seats: list[Seat]
    game: str = "ottocento"
    strength: str = "book"
    took: list[float] = field(default_factory=list)
    missed: int = 0

    async def opens(self) -> None:
        first = self.seats[0]
        told = {"name": "Maria", "game": self.game, "length": "four", "strength": self.strength}
        code = (await first.press("open", told))["opened"]
        for chair, seat in enumerate(self.seats):
            await seat.sits(f"seat/{code}", chair)
        await first.press("again")

    async def plays(self) -> None:
        await asyncio.sleep(random.random() * THINKS)
        for _ in range(PRESSES):
            while (seat := next((one for one in self.seats if one.may), None)) is None:
                await asyncio.sleep(0.005)
            await asyncio.sleep(random.expovariate(1 / THINKS))
            others = [one for one in self.seats if one is not seat]
            before, pressed = [one.heard for one in self.seats], time.perf_counter()
            await seat.plays()
            while any(one.heard <= was for one, was in zip(self.seats, before, strict=True)):
                if time.perf_counter() - pressed > PATIENCE:
                    self.missed += 1
                    return
                await asyncio.sleep(0.002)
            self.took.append((max(one.at for one in others) - pressed) * 1000)


def _seated(url: str, at: int, how_many: int) -> list[Table]:
    """So many tables, the first of them the ``at``-th, from 0, of all."""
    numbers = range(CHAIRS * at, CHAIRS * (at + how_many), CHAIRS)
    return [Table([Seat(url, number + chair) for chair in range(CHAIRS)]) for number in numbers]


async def _play(server: Server, how_many: int) -> dict[str, Any]:
    process = psutil.Process(server.pid)
    first, tables = _seated(server.url, 0, FIRST), _seated(server.url, FIRST, how_many)
    for table in first:
        await table.opens()
    await asyncio.gather(*(table.plays() for table in first))
    before = process.memory_info().rss
    for table in tables:
        await table.opens()
    work = process.cpu_times()
    await asyncio.gather(*(table.plays() for table in tables))
    done = process.cpu_times()
    each = (process.memory_info().rss - before) / 1000 / how_many / CHAIRS
    for table in (*first, *tables):
        for seat in table.seats:
            seat.news.cancel()
    return {"tables": tables, "kb": each, "work": done.user + done.system - work.user - work.system}


def measure(how_many: int = 15) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/friends.sqlite"
        with serving(database=database) as server:
            told = asyncio.run(_play(server, how_many))
        store = Store(database)
        places = [table.seats[0].place.partition("/")[2] for table in told["tables"]]
        on_disk = sum(line.kind in PRESSED for code in places for line in store.rooms.lines(code))
        store.close()
    took = [ms for table in told["tables"] for ms in table.took]
    refused = sum(seat.lost for table in told["tables"] for seat in table.seats)
    return {
        "tables": how_many,
        "presses": len(took),
        "heard_p50_ms": percentile(took, 0.5),
        "heard_p95_ms": percentile(took, 0.95),
        "goal_ms": GOALS[how_many],
        "press_cpu_ms": round(told["work"] * 1000 / max(1, len(took)), 1),
        "kb_each": round(told["kb"], 1),
        "refused": refused,
        "missed": sum(table.missed for table in told["tables"]),
        "not_on_disk": len(took) + how_many - on_disk,
    }


def met(told: Mapping[str, float]) -> bool:
    whole = told["refused"] == told["missed"] == told["not_on_disk"] == 0
    return whole and told["heard_p95_ms"] <= told["goal_ms"] and told["kb_each"] <= KB_EACH
