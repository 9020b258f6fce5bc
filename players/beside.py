"""Searching in a process of its own, so that nobody else in the app waits for it; it may die, and then there is no answer."""

from __future__ import annotations

import json
import subprocess
import sys
from contextvars import ContextVar
from math import inf
from pathlib import Path
from queue import Empty, Queue
from threading import Lock, Thread
from time import monotonic
from typing import Any

from players.readiness import give_up, why_not

ROOT = Path(__file__).parents[1]
COMMAND = (sys.executable, "-m", "players", "beside")
READY = "ready to search"
"""The first line of the process: all that is compiled is loaded, and questions are answered in their time from here on."""
SOON = 4.0
"""Seconds that somebody waits for an answer."""
UNTIL: ContextVar[float | None] = ContextVar("until", default=None)
"""When whoever asks will have waited long enough (monotonic seconds); None where nobody has waited before."""
LONGEST_START = 60.0
"""Seconds after which a process that is not ready is given up; till then it is let start, whoever has stopped waiting for it."""
UNABLE = 3
"""What the process ends with where it finds that it cannot search: no other one could."""


class Beside:
    """One process that answers ``python -m players`` questions, one after the other, started when it is first needed."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self._command, self._alone = command, Lock()
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self._begun, self._ready = 0.0, False

    def wake(self) -> None:
        """Starts the process, if what it needs is compiled, so that the first question finds it ready. Waits for nobody."""
        if not why_not() and self._alone.acquire(blocking=False):
            try:
                self._running()
            finally:
                self._alone.release()

    def ask(self, seconds: float = SOON, **question: Any) -> dict[str, Any] | None:
        """The reply; None if nothing is compiled, or there is none in time. A process that is late or dead is given up.

        Late is what takes so long by itself: however many have been answered before, the process is not at fault.
        """
        patience = min(seconds, (UNTIL.get() or inf) - monotonic())
        if why_not() or patience <= 0 or not self._alone.acquire(timeout=patience):
            return None
        until = monotonic() + seconds
        try:
            process = self._running()
            if not self._is_ready(until):
                return None
            assert process.stdin is not None
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
            reply: dict[str, Any] = json.loads(line)
        except (Empty, OSError, ValueError):
            self._stop()
            return None
        else:
            return reply if reply.get("ok") else None
        finally:
            self._alone.release()

    def close(self) -> None:
        """Ends the process."""
        with self._alone:
            self._stop()

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                self._command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                text=True, encoding="utf-8",
            )  # fmt: skip
            self._lines, self._begun, self._ready = Queue(), monotonic(), False
            Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
        return self._process

    def _is_ready(self, until: float) -> bool:
        """Is the process ready before then? Errors: ``ValueError`` where it will never be."""
        if self._ready:
            return True
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            if monotonic() - self._begun > LONGEST_START:
                raise ValueError("not ready") from None
            return False
        if line.rstrip() != READY:
            raise ValueError(line)
        self._ready = True
        return True

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            if self._process.wait() == UNABLE:
                give_up()
            self._process = None


def _read(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    """What the process writes, line by line; an empty line at its end, so that nobody waits for more."""
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put("")


BESIDE = Beside()
"""The one process of the app."""
