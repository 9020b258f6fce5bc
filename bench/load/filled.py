"""So many tables of three people and a player: how soon the player's card is there, and whether people's own are slower for it."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field

from bench.load.friends import CHAIRS, GOALS, PRESSED, Seat, Table
from bench.percentile import percentile
from bench.running.servers import Server, serving
from lessons.learner.store import Store
from players.compile_ahead import compile_all

PEOPLE = CHAIRS - 1
GOAL_MS = 1500.0
"""p95: from a press after which it is the player's turn to the player's card at the other two seats."""
SLOWER = 1.25
"""What the slowest of people's own presses may take where the player searches, in those that they take where it plays by the book:
the two are measured one after the other, and a machine is not always equally busy."""
PLAIN = {"sicily": "mineo4", "france": "french4"}
"""A game of each family in which nobody searches, by the family."""


@dataclass
class PressTimes:
    """Milliseconds of the presses that a player answered, and of those after which people are waited for again."""

    answered: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    lost: int = 0


async def _play(server: Server, how_many: int, game: str, strength: str) -> list[Table]:
    first, *tables = [
        Table([Seat(server.url, PEOPLE * one + chair) for chair in range(PEOPLE)], game, strength)
        for one in range(1 + how_many)
    ]
    await first.opens()
    await first.plays()  # what searches has begun, and knows its first cards
    for table in tables:
        await table.opens()
    await asyncio.gather(*(table.plays() for table in tables))
    for table in (first, *tables):
        for seat in table.seats:
            seat.news.cancel()
    return tables


def played(how_many: int, game: str = "ottocento", strength: str = "") -> PressTimes:
    """Presses at so many tables, told apart by what the log says of each."""
    told = PressTimes()
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/filled.sqlite"
        with serving(database=database) as server:
            tables = asyncio.run(_play(server, how_many, game, strength))
        store = Store(database)
        for table in tables:
            code = table.seats[0].place.partition("/")[2]
            _, *lines = [json.loads(line.text) for line in store.rooms.lines(code) if line.kind in PRESSED]
            told.lost += table.missed + sum(seat.lost for seat in table.seats) + abs(len(table.took) - len(lines))
            for ms, line in zip(table.took, lines, strict=False):
                (told.answered if line["players"] else told.own).append(ms)
        store.close()
    return told


def measure(how_many: int = 15) -> dict[str, float]:
    """People's presses at Ottocento beside those who play by the book, then beside the club's; a game of each other family."""
    compile_all()
    by_book, club = played(how_many, strength="book"), played(how_many, strength="club")
    others = {family: played(how_many, game) for family, game in PLAIN.items()}
    return {
        "tables": how_many,
        "answers": len(club.answered),
        "answer_p50_ms": percentile(club.answered, 0.5),
        "answer_p95_ms": percentile(club.answered, 0.95),
        "goal_ms": GOAL_MS,
        "book_answer_p95_ms": percentile(by_book.answered, 0.95),
        **{f"{family}_answer_p95_ms": percentile(one.answered, 0.95) for family, one in others.items()},
        "heard_p95_ms": percentile([*club.answered, *club.own], 0.95),
        "own": len(club.own),
        "own_p50_ms": percentile(club.own, 0.5),
        "own_p95_ms": percentile(club.own, 0.95),
        "own_book_p50_ms": percentile(by_book.own, 0.5),
        "own_book_p95_ms": percentile(by_book.own, 0.95),
        "own_goal_ms": GOALS[how_many],
        "lost": sum(one.lost for one in (by_book, club, *others.values())),
    }


def met(told: Mapping[str, float]) -> bool:
    slowest = max(told[key] for key in told if key.endswith("answer_p95_ms"))
    as_quick = told["own_p95_ms"] <= min(told["own_goal_ms"], SLOWER * told["own_book_p95_ms"])
    return slowest <= GOAL_MS and as_quick and told["lost"] == 0
