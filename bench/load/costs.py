"""What an installation costs while it is used: processor time of all its processes, memory, and what the log grows by."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

import psutil


@dataclass(frozen=True)
class Costs:
    """Processor seconds by who used them (app, database, proxy, and the learners' own), and the moment."""

    at: float
    seconds: Mapping[str, float]

    def since(self, before: Costs, moves: int) -> dict[str, float]:
        """Milliseconds for each of so many moves."""
        return {
            f"{who}_ms": round((now - before.seconds[who]) * 1000 / max(1, moves), 2)
            for who, now in self.seconds.items()
        }


def costs(who: Mapping[str, list[int]]) -> Costs:
    """By the first processes of each; those they have begun are theirs. What measures is counted as ``learners``."""
    seconds = {name: sum(map(_used, pids)) for name, pids in who.items()}
    return Costs(time.perf_counter(), seconds | {"learners": time.process_time()})


def memory(pid: int) -> float:
    """Megabytes that a process holds now."""
    held: int = psutil.Process(pid).memory_info().rss
    return round(held / 1e6, 1)


def _used(pid: int) -> float:
    """Of a process, of all it has begun, and of those of them that are over."""
    used = 0.0
    with suppress(psutil.NoSuchProcess):
        first = psutil.Process(pid)
        for one in (first, *first.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                told = one.cpu_times()
                used += told.user + told.system + told.children_user + told.children_system
    return used
