"""A tournament on telephones at several processes over one PostgreSQL: who sits at one table asks at different ones."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import ExitStack

from bench.load.costs import costs
from bench.load.evening import news_of
from bench.load.friends import CHAIRS, PRESSED, Seat, Table
from bench.load.processes import IN_EARNEST
from bench.percentile import percentile
from bench.running.postgresql import cluster
from bench.running.servers import serving
from lessons.learner.store import Store

GOAL_MS = 250.0
"""p95: from a press at one seat to the news at the other three, two of which are told by another process."""
DEALS = 4


class Desk(Seat):
    """Who leads the evening, on a device of their own."""

    async def leads(self, event: str, value: object = None) -> None:
        await self.look()
        self.panel = await self.press(event, value)

    async def opens(self) -> str:
        """The code of a room."""
        self.place = "desk/new"
        room: str = (await self.press("open"))["opened"]
        self.place = f"desk/{room}"
        return room


async def _looks_on(url: str, place: str, cookie: str) -> None:
    async for _ in news_of(url, place, cookie, "127.0.0.1"):
        pass


async def _sits_down(phone: Seat, urls: Sequence[str]) -> tuple[str, int]:
    """To the chair to which the evening leads this telephone, at the process of that chair; the table's code, and the chair."""
    await phone.look()
    phone.place = f"seat/{phone.panel['seat']['seat']}"
    await phone.look()
    chair: int = phone.panel["mine"]
    phone.line.leave()
    phone.asks_at(urls[chair % len(urls)])
    await phone.comes_back()
    return phone.place, chair


async def _play(
    urls: Sequence[str], how_many: int, who: Mapping[str, list[int]]
) -> tuple[list[Table], dict[str, float]]:
    desk = Desk(urls[0], how_many * CHAIRS)
    room = await desk.opens()
    lookers = [asyncio.create_task(_looks_on(urls[0], f"{sort}/{room}", desk.cookie)) for sort in ("wall", "desk")]
    phones = [Seat(urls[number % len(urls)], number) for number in range(how_many * CHAIRS)]
    for phone in phones:
        phone.place = f"room/{room}"
        await phone.press("join", {"name": f"Maria {phone.number}"})
    await desk.leads("pair", {})
    await desk.leads("seat", {"deals": DEALS})
    chairs: dict[str, dict[int, Seat]] = {}
    for phone in phones:
        place, chair = await _sits_down(phone, urls)
        chairs.setdefault(place, {})[chair] = phone
    tables = [Table([its[chair] for chair in range(CHAIRS)]) for its in chairs.values()]
    for table in tables:
        await table.seats[0].press("again")
    before = costs(who)
    await asyncio.gather(*(table.plays() for table in tables))
    each = costs(who).since(before, sum(len(table.took) for table in tables))
    for line in (*(phone.news for phone in phones), *lookers):
        line.cancel()
    return tables, each


def measure(how_many: int = 15, processes: int = 2) -> dict[str, float]:
    with cluster(IN_EARNEST) as database, ExitStack() as running:
        address = database.database()
        store = Store(address)
        servers = [running.enter_context(serving(database=address)) for _ in range(processes)]
        assert database.process is not None
        who = {"app": [one.pid for one in servers], "database": [database.process.pid]}
        tables, each = asyncio.run(_play([one.url for one in servers], how_many, who))
        codes = [table.seats[0].place.partition("/")[2] for table in tables]
        on_disk = sum(line.kind in PRESSED for code in codes for line in store.rooms.lines(code))
        store.close()
    took = [ms for table in tables for ms in table.took]
    return {
        "processes": processes,
        "tables": len(tables),
        "people": sum(len(table.seats) for table in tables),
        "presses": len(took),
        "heard_p50_ms": percentile(took, 0.5),
        "heard_p95_ms": percentile(took, 0.95),
        "heard_max_ms": percentile(took, 1),
        "goal_ms": GOAL_MS,
        "app_ms": each["app_ms"],
        "database_ms": each["database_ms"],
        "refused": sum(seat.lost for table in tables for seat in table.seats),
        "missed": sum(table.missed for table in tables),
        "not_on_disk": len(took) + len(tables) - on_disk,
    }


def met(told: Mapping[str, float]) -> bool:
    whole = told["refused"] == told["missed"] == told["not_on_disk"] == 0
    return whole and told["heard_p95_ms"] <= GOAL_MS
