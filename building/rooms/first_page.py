"""How long somebody waits for the first page: an app is started, asked at the address it tells, and ended."""

from __future__ import annotations

import re
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field

from building.rooms.room import end
from building.rooms.telling import Stopwatch

ADDRESS = re.compile(r"http://(?:localhost|127\.0\.0\.1|0\.0\.0\.0):(\d+)")
LIMIT = 1200.0
"""Seconds; what is installed first comes from the net."""


class NoPage(Exception):
    """Why no page was seen, and what was said instead."""


@dataclass
class ProcessOutput:
    """What a process says, line by line, and the port it names."""

    process: subprocess.Popen[str]
    said: list[str] = field(default_factory=list)
    port: int | None = None

    def __post_init__(self) -> None:
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if self.port is None and (told := ADDRESS.search(line)):
                self.port = int(told[1])


def awaited(start: Callable[[], subprocess.Popen[str]], limit: float = LIMIT) -> str:
    """How long it took from the start of a process, whose words are piped, to its first page; then it is ended. Errors: NoPage."""
    watch = Stopwatch()
    process = start()
    hearing = ProcessOutput(process)
    try:
        while not (hearing.port and _answers(hearing.port)):
            if process.poll() is not None:
                raise NoPage(f"ended with code {process.returncode}: {_last(hearing.said)}")
            if watch.seconds() > limit:
                raise NoPage(f"silent for {limit:.0f} s: {_last(hearing.said)}")
            time.sleep(0.1)
        took = str(watch)
        if process.poll() is not None:
            raise NoPage(f"somebody else's page is there, and this one ended: {_last(hearing.said)}")
    finally:
        obeyed = process.poll() is not None or end(process)
    if not obeyed:
        raise NoPage("the page was there, but Ctrl+C does not end the app")
    return took


def _answers(port: int) -> bool:
    nobody_between = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        for address in ("", "health"):
            with nobody_between.open(f"http://127.0.0.1:{port}/{address}", timeout=10) as answer:
                if not answer.read(1):
                    return False
    except (OSError, urllib.error.URLError):
        return False
    return True


def _last(said: list[str]) -> str:
    return " / ".join(line.strip() for line in said[-6:] if line.strip()) or "it said nothing"
