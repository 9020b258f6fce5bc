"""Sixty telephones open the evening's page at once, with empty caches: how soon all of them can be used."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import re
import tempfile
import time
from collections.abc import Iterable, Mapping
from urllib.parse import urlparse

import psutil

from bench.load.evening import ON_ONE_ADDRESS, STEP
from bench.load.line import Line
from bench.running.servers import Server, serving
from lessons.learner.codes import new_code
from screens.learner.learner_cookie import OWN

GOAL_S = 5.0
KB_WITHOUT_PICTURES = 120.0
LINES = 6
"""Connections that a browser opens to one address."""
_FILES = re.compile(r'(?:href|src)="(/[^"]+)"')


class _Browser:
    """One telephone's browser: the page, all that it names, the place as it stands, and the pictures on it."""

    def __init__(self, server: Server, number: int) -> None:
        where = urlparse(server.url)
        self.host, self.port = where.hostname or "", where.port or 80
        self.own = (f"127.0.0.{2 + number // (ON_ONE_ADDRESS // LINES)}", 0)
        self.cookie = f"{OWN}={new_code(random.Random(number))}"
        self.texts = self.pictures = self.requests = 0

    async def opens(self, room: str) -> float:
        started = time.perf_counter()
        (page,) = await self._fetch([f"/s?room={room}"])
        await self._fetch(dict.fromkeys(_FILES.findall(page.decode())))
        (told,) = await self._fetch([f"/api/place/room/{room}"])
        await self._fetch(set(re.findall(r'"(/cards/[^"]+)"', told.decode())))
        return time.perf_counter() - started

    async def _fetch(self, wanted: Iterable[str]) -> list[bytes]:
        waiting = list(wanted)
        found: dict[str, bytes] = {}

        async def line() -> None:
            reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=self.own)
            while waiting:
                address = waiting.pop(0)
                found[address] = await self._ask(reader, writer, address)
            writer.close()

        asked = list(waiting)
        await asyncio.gather(*(line() for _ in range(min(LINES, len(waiting)))))
        return [found[one] for one in asked]

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str) -> bytes:
        head = f"GET {address} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
        writer.write(f"{head}Accept-Language: it-IT\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        told = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(next(line for line in told.splitlines() if line.startswith("content-length")).split(":")[1])
        body = await reader.readexactly(length)
        plain = gzip.decompress(body) if "content-encoding: gzip" in told else body
        self.requests += 1
        if "image/" in told:
            self.pictures += len(told) + length
        else:
            self.texts += len(told) + length
        return plain


async def _open(server: Server, how_many: int) -> dict[str, float]:
    where = urlparse(server.url)
    teacher = Line(where.hostname or "", where.port or 80, f"{OWN}={new_code(random.Random('teacher'))}")

    async def press(place: str, event: str, value: object, seen: str) -> dict[str, object]:
        told = {"place": place, "event": event, "value": value, "seen": seen, "nonce": f"teacher.{random.random()}"}
        panel: dict[str, object] = (await teacher.ask("POST", "/api/move", json.dumps(told).encode()))["panel"]
        return panel

    room = str((await press("desk/new", "open", None, ""))["opened"])
    await press(f"desk/{room}", "ask", STEP, "0.1.lobby")
    await _Browser(server, how_many).opens(room)
    process = psutil.Process(server.pid)
    before = process.cpu_times()
    them = [_Browser(server, number) for number in range(how_many)]
    took = await asyncio.gather(*(one.opens(room) for one in them))
    after = process.cpu_times()
    worked = after.user + after.system - before.user - before.system
    return {
        "telephones": how_many,
        "last_usable_s": round(max(took), 2),
        "goal_s": GOAL_S,
        "server_cpu_ms_each": round(worked * 1000 / how_many, 1),
        "requests_each": them[0].requests,
        "texts_kb_each": round(them[0].texts / 1000, 1),
        "texts_goal_kb": KB_WITHOUT_PICTURES,
        "pictures_kb_each": round(them[0].pictures / 1000, 1),
    }


def measure(how_many: int = 60) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, serving(database=f"{folder}/evening.sqlite") as server:
        return asyncio.run(_open(server, how_many))


def met(told: Mapping[str, float]) -> bool:
    return told["last_usable_s"] <= told["goal_s"] and told["texts_kb_each"] <= told["texts_goal_kb"]
