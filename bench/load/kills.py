"""A table of four people whose server is killed in mid-trick, again and again: is every card there once, and do all go on?"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bench.load.friends import CHAIRS, PATIENCE, PRESSED, Seat
from bench.percentile import percentile
from bench.running.servers import held_port, serving
from lessons.learner.store import Store

GOAL_S = 5.0
"""From a server that answers again to the first card that all four have seen."""
BETWEEN = 4
"""Presses that all four have heard of between two kills; with one that may be on its way, every place in a trick is met."""
ON_ITS_WAY = 0.01
"""Seconds, at most, from a press to the kill: before, while or after it is written."""


@dataclass
class KilledTable:
    """Four devices, and what they have been told. ``unsure``: the press that nobody has answered yet, and whose it is."""

    seats: list[Seat] = field(default_factory=list)
    code: str = ""
    acknowledged: int = 0
    unsure: tuple[Seat, dict[str, Any]] | None = None
    went_on_s: list[float] = field(default_factory=list)
    missed: int = 0
    unanswered: int = 0

    async def opens(self, url: str) -> None:
        self.seats = [Seat(url, number) for number in range(CHAIRS)]
        told = {"name": "Maria", "game": "ottocento", "length": "1000", "strength": "book"}
        self.code = (await self.seats[0].press("open", told))["opened"]
        for chair, seat in enumerate(self.seats):
            await seat.sits(f"seat/{self.code}", chair)
        await self._heard(self.seats[0], "again", None)

    async def comes_back(self) -> None:
        """As the page does after a line that broke: what nobody has answered is sent again, then all listen anew and look."""
        for seat in self.seats:
            seat.line.leave()
        if self.unsure is not None:
            (seat, move), self.unsure = self.unsure, None
            await seat.send(move)
            self.acknowledged += 1
        for seat in self.seats:
            await seat.comes_back()

    async def plays(self) -> None:
        """Somebody presses, and all others hear of it."""
        seat = await self._waited_for()
        await self._heard(seat, *seat.first_press())

    async def _heard(self, seat: Seat, event: str, value: object) -> None:
        before = [one.heard for one in self.seats]
        await seat.press(event, value)
        self.acknowledged += 1
        until = time.perf_counter() + PATIENCE
        while any(one.heard <= was for one, was in zip(self.seats, before, strict=True)):
            if time.perf_counter() > until:
                self.missed += 1
                return
            await asyncio.sleep(0.002)

    async def presses_and_dies(self, pid: int) -> None:
        """Somebody presses, and the server is killed a moment later."""
        seat = await self._waited_for()
        move = seat.move(*seat.first_press())
        answer = asyncio.create_task(seat.send(move))
        await asyncio.sleep(random.random() * ON_ITS_WAY)
        for one in self.seats:
            one.news.cancel()
        os.kill(pid, signal.SIGKILL)
        try:
            await answer
        except OSError:
            self.unsure, self.unanswered = (seat, move), self.unanswered + 1
        else:
            self.acknowledged += 1

    async def _waited_for(self) -> Seat:
        until = time.perf_counter() + PATIENCE
        while (seat := next((one for one in self.seats if one.may), None)) is None:
            if time.perf_counter() > until:
                raise TimeoutError(
                    f"nobody is waited for at {self.code}: {[one.panel.get('qid') for one in self.seats]}"
                )
            await asyncio.sleep(0.005)
        return seat


async def _killed(how_often: int, database: str) -> KilledTable:
    table = KilledTable()
    with held_port() as port:
        for kill in range(how_often + 1):
            with serving(database=database, port=port) as server:
                answers = time.perf_counter()
                await (table.comes_back() if kill else table.opens(server.url))
                await table.plays()
                if kill:
                    table.went_on_s.append(time.perf_counter() - answers)
                for _ in range(random.randrange(BETWEEN)):
                    await table.plays()
                if kill < how_often:
                    await table.presses_and_dies(server.pid)
    return table


def measure(how_often: int = 100) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/kills.sqlite"
        table = asyncio.run(_killed(how_often, database))
        store = Store(database)
        on_disk = sum(line.kind in PRESSED for line in store.rooms.lines(table.code))
        store.close()
    return {
        "kills": how_often,
        "presses": table.acknowledged,
        "unanswered": table.unanswered,
        "refused": sum(seat.lost for seat in table.seats),
        "missed": table.missed,
        "lost_or_twice": table.acknowledged - on_disk,
        "went_on_p50_s": percentile(table.went_on_s, 0.5),
        "went_on_max_s": max(table.went_on_s),
        "goal_s": GOAL_S,
    }


def met(told: Mapping[str, float]) -> bool:
    return told["refused"] == told["missed"] == told["lost_or_twice"] == 0 and told["went_on_max_s"] <= GOAL_S
