"""An evening with so many telephones: an answer each within three seconds, and how soon all of them see the reveal."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlparse

import psutil

from bench.load.line import Line
from bench.load.newcomer import cookies
from bench.percentile import percentile
from bench.running.servers import Server, serving
from lessons.learner.store import Store

GOALS = {60: (10.0, 100.0), 300: (50.0, 250.0)}
"""Telephones -> milliseconds, p95: an answer acknowledged, the reveal on all telephones."""
KB_EACH = 100.0
ROUNDS = 6
WITHIN = 3.0
"""Seconds in which everybody answers."""
ON_ONE_ADDRESS = 50
"""A server lets one address have so many lines of news; telephones have one each, and share one of this machine's here."""
STEP = {"lesson": "ottocento/the-moors-and-the-matto", "step": "drill-moors"}


@dataclass
class Phone:
    """One telephone: a line for what is pressed and asked for, and one on which the news come."""

    url: str
    number: int
    room: str
    panel: dict[str, Any] = field(default_factory=dict)
    answered: list[float] = field(default_factory=list)
    revealed: list[float] = field(default_factory=list)
    lost: int = 0
    bytes: int = 0
    """Heard as news."""

    def __post_init__(self) -> None:
        where = urlparse(self.url)
        self.host, self.port, self.cookie = where.hostname or "", where.port or 80, cookies(self.url)
        self.line = Line(self.host, self.port, self.cookie, self.own)
        self.place = f"room/{self.room}"

    @property
    def own(self) -> str:
        """The address it has in the club's network."""
        return f"127.0.0.{2 + self.number // ON_ONE_ADDRESS}"

    async def comes(self) -> None:
        await self.press("join", {"name": f"Maria {self.number}"})
        self.news = asyncio.create_task(self.listen())
        await self.look()

    async def look(self) -> None:
        self.panel = (await self.line.ask("GET", f"/api/place/{self.place}"))["panel"]

    async def press(self, event: str, value: object) -> float:
        nonce = f"{self.number:06d}.{random.random()}"
        told = {"place": self.place, "event": event, "value": value, "seen": self.panel.get("qid", ""), "nonce": nonce}
        started = time.perf_counter()
        reply = await self.line.ask("POST", "/api/move", json.dumps(told).encode())
        self.lost += "refused" in reply
        return (time.perf_counter() - started) * 1000

    async def answers(self) -> None:
        await asyncio.sleep(random.random() * WITHIN)
        many = sum(len(row["cards"]) for row in self.panel["rows"] if row["pick"])
        self.answered.append(await self.press("answer", [random.randrange(many)]))

    async def listen(self) -> None:
        """As the page does: hears with the news what stands there now, or what of it has changed."""
        async for told in news_of(self.url, self.place, self.cookie, self.own):
            self.bytes += len(told)
            self.panel = panel_after(self.panel, json.loads(told[5:]))
            if self.panel["stage"] == "seen":
                self.revealed.append(time.perf_counter())


def panel_after(panel: Mapping[str, Any], news: Mapping[str, Any]) -> dict[str, Any]:
    """What stands at a place after these news of it: all of it the first time, then what of it is other or gone."""
    kept = {key: one for key, one in panel.items() if key not in news.get("gone", ())}
    told: dict[str, Any] = news.get("panel") or {**kept, **news["more"]}
    return told


async def news_of(
    url: str, place: str, cookie: str, own: str, opened: asyncio.Event | None = None
) -> AsyncIterator[bytes]:
    """The news of a place as they come; ``opened`` is set as soon as whatever happens from then on is among them."""
    where = urlparse(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(own, 0), limit=1 << 20)
    head = f"GET /api/news?panel={place} HTTP/1.1\r\nHost: {where.netloc}\r\nCookie: {cookie}\r\n\r\n"
    writer.write(head.encode())
    while line := await reader.readline():
        if opened is not None:
            opened.set()
        if line.startswith(b"data:"):
            yield line


async def _looks_on(url: str, place: str, cookie: str) -> None:
    """The projector and the desk hear of every answer."""
    async for _ in news_of(url, place, cookie, "127.0.0.1"):
        pass


async def _evening(server: Server, how_many: int) -> dict[str, Any]:
    where = urlparse(server.url)
    teacher = Line(where.hostname or "", where.port or 80, cookies(server.url))

    async def leads(place: str, event: str, value: object = None, seen: str = "") -> dict[str, Any]:
        told = {"place": place, "event": event, "value": value, "seen": seen, "nonce": f"teacher.{random.random()}"}
        panel: dict[str, Any] = (await teacher.ask("POST", "/api/move", json.dumps(told).encode()))["panel"]
        return panel

    room = (await leads("desk/new", "open"))["opened"]
    desk, process = f"desk/{room}", psutil.Process(server.pid)
    await teacher.ask("GET", f"/api/place/{desk}")
    lookers = [asyncio.create_task(_looks_on(server.url, f"{one}/{room}", teacher.cookie)) for one in ("wall", "desk")]
    # What the first question and the first telephone load is there however many telephones come.
    first = Phone(server.url, how_many, room)
    await first.comes()
    seen = (await leads(desk, "ask", STEP, "0.1.lobby"))["qid"]
    await first.look()
    await first.answers()
    seen = (await leads(desk, "reveal", None, seen))["qid"]
    before = process.memory_info().rss
    phones = [Phone(server.url, number, room) for number in range(how_many)]
    for phone in phones:
        await phone.comes()
    told: list[float] = []
    worked = answering = 0.0
    of_reveal = 0
    for _ in range(ROUNDS):
        seen = (await leads(desk, "ask", STEP, seen))["qid"]
        while any(phone.panel["qid"] != seen for phone in phones):
            await asyncio.sleep(0.01)
        work = _cpu(process)
        await asyncio.gather(*(phone.answers() for phone in phones))
        answering += _cpu(process) - work
        heard = sum(phone.bytes for phone in phones)
        pressed, work = time.perf_counter(), _cpu(process)
        seen = (await leads(desk, "reveal", None, seen))["qid"]
        while any(len(phone.revealed) <= len(told) // how_many for phone in phones):
            await asyncio.sleep(0.01)
        worked += _cpu(process) - work
        of_reveal += sum(phone.bytes for phone in phones) - heard
        told += [(phone.revealed[-1] - pressed) * 1000 for phone in phones]
    each = (process.memory_info().rss - before) / 1000 / how_many
    for line in (*(phone.news for phone in (first, *phones)), *lookers):
        line.cancel()
    return {
        "room": room,
        "phones": phones,
        "revealed": told,
        "kb_each": each,
        "worked": worked * 1000 / ROUNDS,
        "answering": answering * 1000 / ROUNDS / how_many,
        "of_reveal": of_reveal / 1000 / ROUNDS / how_many,
    }


def _cpu(process: psutil.Process) -> float:
    """Seconds that the server has worked, which others on the machine do not make longer by being there."""
    told = process.cpu_times()
    return float(told.user + told.system)


def measure(how_many: int = 60) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/evening.sqlite"
        with serving(database=database) as server:
            told = asyncio.run(_evening(server, how_many))
        store = Store(database)
        on_disk = sum(line.kind == "answered" for line in store.rooms.lines(told["room"])) - 1
        store.close()
    answered = [ms for phone in told["phones"] for ms in phone.answered]
    goal, reveal = GOALS[how_many]
    return {
        "telephones": how_many,
        "answers": len(answered),
        "answered_p50_ms": percentile(answered, 0.5),
        "answered_p95_ms": percentile(answered, 0.95),
        "goal_ms": goal,
        "revealed_p50_ms": percentile(told["revealed"], 0.5),
        "revealed_p95_ms": percentile(told["revealed"], 0.95),
        "reveal_goal_ms": reveal,
        "answer_cpu_ms": round(told["answering"], 2),
        "reveal_cpu_ms": round(told["worked"], 1),
        "reveal_kb": round(told["of_reveal"], 1),
        "kb_each": round(told["kb_each"], 1),
        "refused": sum(phone.lost for phone in told["phones"]),
        "not_on_disk": len(answered) - on_disk,
    }


def met(told: Mapping[str, float]) -> bool:
    quick = told["answered_p95_ms"] <= told["goal_ms"] and told["revealed_p95_ms"] <= told["reveal_goal_ms"]
    return quick and told["kb_each"] <= KB_EACH and told["refused"] == told["not_on_disk"] == 0
