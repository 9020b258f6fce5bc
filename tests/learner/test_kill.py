"""Whoever was told that an answer is saved finds it again, however the program ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from random import Random

from lessons.learner.store import Store

KILLS = int(os.environ.get("CALZETTINI_KILLS", "10"))
"""How often the program is killed while it answers, always with the same log; 200 by hand."""
ANSWERING = """
import itertools, sys
from lessons.learner.event import Event
from lessons.learner.store import Store
store = Store(sys.argv[1])
for number in itertools.count():
    store.append("luna", "following", Event("answer", "no-cups", f"{sys.argv[2]}.{number}"))
    print(f"{sys.argv[2]}.{number}", flush=True)
"""


def killed_after(address: str, name: str, enough: int) -> list[str]:
    """A program that answers, killed after so many answers at least; all of those it acknowledged."""
    told = [sys.executable, "-c", ANSWERING, address, name]
    env = os.environ | {"PYTHONPATH": os.getcwd()}
    with subprocess.Popen(told, stdout=subprocess.PIPE, text=True, env=env) as answering:
        assert answering.stdout is not None
        heard = [answering.stdout.readline().strip() for _ in range(enough)]
        answering.send_signal(signal.SIGKILL)
        return heard + answering.stdout.read().split("\n")[:-1]


def test_every_acknowledged_answer_survives_kill_9(address: str) -> None:
    rng, heard = Random(9), list[str]()
    kills = (
        KILLS if "://" not in address else min(KILLS, 3)
    )  # what a server has acknowledged is not in this program's hands
    for number in range(kills):
        heard += killed_after(address, f"n{number}", rng.choice((1, 2, 5, 20, 40)))
    store = Store(address)
    kept = {event.nonce for event in store.events("luna", "following")}
    assert set(heard) <= kept, f"lost {sorted(set(heard) - kept)[:5]}"
    assert len(heard) >= kills
    store.close()
