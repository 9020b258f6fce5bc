"""One learner with years behind them: how long home takes at the first visit after a start, ``python -m bench long-log``.

The log is made of what simulated learners do in all lessons, begun anew again and again, with reviews of single steps between.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import insert

from bench.changed.lessons import SampleLesson, taken
from lessons.learner.storage.schema import events
from lessons.learner.store import Store

WHO = "luna-castello-onda-faro"
EVENTS, GOAL = 200_000, 2.0
"""Seconds until everything is known that home and progress show of a learner."""
LOOK = """
import json, time, sys
began = time.perf_counter()
from screens.shared import services
from screens.learner import memory_view, current_learner
current_learner.learner = lambda: sys.argv[1]
services.courses()
ready = time.perf_counter()
path = services.path(sys.argv[1])
known = time.perf_counter()
memory, due = memory_view.memory(), memory_view.portion()
done = time.perf_counter()
print(json.dumps({"path": known - ready, "memory": done - known, "home": done - ready, "skills": len(memory.standings)}))
"""


def write(address: str, many: int = EVENTS, seed: int = 0) -> None:
    """A log of so many events, most of it of lessons that were begun anew."""
    rng, store = Random(seed), Store(address)
    store.keep(WHO, {"met": "yes"})
    known = [(one, [one.log(rng) for _ in range(2)]) for one in taken()]
    at, rows = datetime(2023, 1, 1, tzinfo=UTC), list[dict[str, Any]]()
    step = timedelta(days=1300) / many
    while len(rows) < many:
        one, logs = rng.choice(known)
        for event in rng.choice(logs):
            at += step
            rows.append(_row(one, event.kind, event.step, dict(event.data), len(rows), at))
        rows.append(_row(one, "reset", "", {}, len(rows), at))
    with store._database.writing() as db:
        who = store._id(db, WHO)
        for start in range(0, many, 10_000):
            db.execute(insert(events), [row | {"learner": who} for row in rows[start : start + 10_000]])
    store.close()


def _row(one: SampleLesson, kind: str, step: str, data: dict[str, Any], number: int, at: datetime) -> dict[str, Any]:
    told = json.dumps(data, ensure_ascii=False, sort_keys=True)
    return {"lesson": one.lesson.id, "step": step, "kind": kind, "data": told, "nonce": f"long-{number:07d}",
            "at": at.isoformat(timespec="milliseconds")}  # fmt: skip


def look(address: str) -> dict[str, float]:
    """What a process that has just begun takes for it, in seconds."""
    there = os.environ | {"CALZETTINI_DATABASE": address}
    told = subprocess.run(
        [sys.executable, "-c", LOOK, WHO], env=there, capture_output=True, text=True, check=True, timeout=300
    )
    found: dict[str, float] = json.loads(told.stdout.splitlines()[-1])
    return {name: round(value, 2) for name, value in found.items()}


def measure(many: int = EVENTS) -> dict[str, float]:
    """Both visits: the first one ever, and the first one after a start."""
    with tempfile.TemporaryDirectory() as folder:
        address = str(Path(folder) / "log.sqlite")
        write(address, many)
        first, after = look(address), look(address)
    return {"events": many, "first_ever_s": first["home"], "after_a_start_s": after["home"], "goal_s": GOAL}
