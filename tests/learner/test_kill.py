"""Pulling the plug: what was acknowledged is on disk."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from lessons.learner.store import Store

ANSWERING = """
import itertools, sys
from lessons.learner.event import Event
from lessons.learner.store import Store
store = Store(sys.argv[1])
for number in itertools.count():
    store.append("luna", "following", Event("answer", "no-cups", f"n{number}"))
    print(f"n{number}", flush=True)
"""


def test_every_acknowledged_answer_survives_kill_9(tmp_path: Path) -> None:
    for enough in (1, 40, 300):
        file = str(tmp_path / f"after-{enough}.sqlite")
        with subprocess.Popen([sys.executable, "-c", ANSWERING, file], stdout=subprocess.PIPE, text=True,
                              env=os.environ | {"PYTHONPATH": os.getcwd()}) as answering:  # fmt: skip
            assert answering.stdout is not None
            heard = [answering.stdout.readline().strip() for _ in range(enough)]
            answering.send_signal(signal.SIGKILL)
            heard += answering.stdout.read().split("\n")[:-1]
        kept = {event.nonce for event in Store(file).events("luna", "following")}
        assert set(heard) <= kept, f"lost {sorted(set(heard) - kept)[:5]}"
        assert len(heard) >= enough
