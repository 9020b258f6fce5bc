"""Learners at several processes over one PostgreSQL behind nginx: how soon a move, what it costs, who goes on after a kill.

``python -m bench processes --processes 2 4 --learners 600 --seconds 60`` prints a table; without options these.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.load.costs import Costs, costs, memory
from bench.load.learners import EVERY, Learner
from bench.load.line import Line
from bench.percentile import percentile
from bench.running.postgresql import SMALL, Cluster, cluster, name_in
from bench.running.proxy import proxied
from bench.running.servers import serving
from lessons.learner.codes import new_code
from lessons.learner.store import Store
from players.compile_ahead import compile_all

GOAL_MS, GOAL_BACK = 250.0, 3.0
"""p95 of a move in milliseconds; seconds until everybody of a killed process goes on at another."""
IN_EARNEST = SMALL.replace("fsync = off\nfull_page_writes = off\n", "")
"""What is acknowledged is on the disk, as it is where somebody's answers are at stake."""
AGAIN = (0.3, 1.0, 3.0, 5.0)
"""Seconds after which a browser tries again, and again."""
COME_EACH_SECOND = 30
ON_ONE_ADDRESS = 20
"""Learners behind one address: nginx and the app count what comes from each."""
LATER = ("unavailable", "too-fast")
LOG = "SELECT pg_total_relation_size('events'), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'), (SELECT count(*) FROM events)"
ROWS = (
    "learners", "processes", "moves", "p50_ms", "p95_ms", "p99_ms", "killed_p95_ms", "back_s", "unanswered", "not_on_disk",
    "app_ms", "database_ms", "proxy_ms", "learners_ms", "cores", "memory_mb", "log_bytes", "wal_bytes",
)  # fmt: skip


@dataclass
class PatientLearner(Learner):
    """Goes on as a browser does where nobody answers: the same press again, a little later each time."""

    away: float = 0.0
    """Seconds that the longest press took, all tries together."""

    async def post(self, line: Line, body: bytes) -> dict[str, Any]:
        began, tries = time.perf_counter(), 0
        while True:
            try:
                told = await line.ask("POST", "/api/move", body)
                if told.get("refused") not in LATER:
                    self.away = max(self.away, time.perf_counter() - began)
                    return told
            except OSError:
                line.leave()
            await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
            tries += 1


@dataclass
class Course:
    """What happens beside the learners: the costs are noted, and half way one process is killed."""

    who: Mapping[str, list[int]]
    cluster: Cluster
    database: str
    noted: list[Costs] = field(default_factory=list)
    grown: list[tuple[float, ...]] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    memory_mb: float = 0.0
    killed: float = 0.0

    async def run(self, begin: float, seconds: float, learners: list[PatientLearner]) -> None:
        await asyncio.sleep(begin + 2 * EVERY - time.perf_counter())
        self._note(learners)
        await asyncio.sleep(begin + seconds / 2 - time.perf_counter())
        self._note(learners)
        self.memory_mb = max(map(memory, self.who["app"]))
        self.killed = time.perf_counter()
        os.kill(self.who["app"][-1], signal.SIGKILL)

    def _note(self, learners: list[PatientLearner]) -> None:
        self.noted.append(costs(self.who))
        self.moves.append(sum(len(one.sent) for one in learners))
        found = self.cluster.say(LOG, self.database)[0]
        self.grown.append(tuple(float(str(one)) for one in found))

    def told(self) -> dict[str, float]:
        """Each move's share, while nothing was wrong."""
        (first, second), moves = self.noted, self.moves[1] - self.moves[0]
        each = second.since(first, moves)
        used = sum(second.seconds.values()) - sum(first.seconds.values())
        log, wal = (round((self.grown[1][n] - self.grown[0][n]) / max(1, moves)) for n in (0, 1))
        cores = round(used / (second.at - first.at), 2)
        return {**each, "cores": cores, "memory_mb": self.memory_mb, "log_bytes": log, "wal_bytes": wal}


async def _all(
    url: str, how_many: int, seconds: float, course: Course
) -> tuple[list[PatientLearner], list[float], list[float]]:
    learners = [
        PatientLearner(url, new_code(random.Random(n)), random.Random(n), own=f"127.0.1.{1 + n // ON_ONE_ADDRESS}")
        for n in range(how_many)
    ]
    begin = time.perf_counter() + 3 + how_many / COME_EACH_SECOND
    beside = asyncio.create_task(course.run(begin, seconds, learners))
    running = []
    for learner in learners:
        running.append(asyncio.create_task(learner.run(begin, begin + seconds, begin + 2 * EVERY)))
        await asyncio.sleep(1 / COME_EACH_SECOND)
    await beside
    before = [ms for one in learners for ms in one.took]
    for one in learners:
        one.took.clear()
        one.away = 0.0
    await asyncio.gather(*running)
    return learners, before, [ms for one in learners for ms in one.took]


def measure(processes: int = 2, how_many: int = 600, seconds: float = 60) -> dict[str, float]:
    """The time and the price of a learner's move; one of the processes is killed after half of it."""
    compile_all()  # else each process does so beside the first moves
    with cluster(IN_EARNEST) as database, ExitStack() as running:
        address = database.database()
        store = Store(address)
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        servers = [running.enter_context(serving(database=address)) for _ in range(processes)]
        ports = [int(one.url.rpartition(":")[2]) for one in servers]
        proxy = running.enter_context(proxied(folder, ports, tls=False))
        assert database.process is not None
        who = {"app": [one.pid for one in servers], "database": [database.process.pid], "proxy": [proxy.pid]}
        course = Course(who, database, name_in(address))
        learners, before, after = asyncio.run(_all(f"http://127.0.0.1:{proxy.plain}", how_many, seconds, course))
        missing = sum(len(set(one.sent) - store.nonces(one.code)) for one in learners)
        store.close()
    return {
        "learners": how_many,
        "processes": processes,
        "moves": len(before) + len(after),
        "p50_ms": percentile(before, 0.5),
        "p95_ms": percentile(before, 0.95),
        "p99_ms": percentile(before, 0.99),
        "killed_p95_ms": percentile(after, 0.95),
        "back_s": round(max(one.away for one in learners), 2),
        "unanswered": sum(one.lost for one in learners),
        "not_on_disk": missing,
        **course.told(),
    }


def table(told: Sequence[Mapping[str, float]]) -> str:
    """A column for each measurement."""
    width = max(map(len, ROWS))
    return "\n".join(f"{row:{width}}" + "".join(f"{one[row]:>12g}" for one in told) for row in ROWS)


def met(told: Mapping[str, float]) -> bool:
    lost = told["unanswered"] or told["not_on_disk"]
    return told["p95_ms"] < GOAL_MS and told["back_s"] < GOAL_BACK and not lost


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench processes")
    parser.add_argument("--processes", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--learners", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=60)
    asked = parser.parse_args(arguments)
    told = [measure(many, asked.learners, asked.seconds) for many in asked.processes]
    print(table(told), flush=True)
    for one in told:
        print("met" if met(one) else "MISSED", f"at {one['processes']} processes", flush=True)
    return 0 if all(map(met, told)) else 1
