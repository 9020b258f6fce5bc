"""What is said of a room: how long something took, and beside it how busy the machine was, without which seconds say little."""

from __future__ import annotations

import os
import sys
import time


class Stopwatch:
    """From its making until it is read; as text the seconds, with the load average of the last minute then and now."""

    def __init__(self) -> None:
        self._began, self._load = time.monotonic(), _load()

    def seconds(self) -> float:
        return time.monotonic() - self._began

    def __str__(self) -> str:
        return f"{self.seconds():.0f} s (load {self._load}, then {_load()})"


def say(told: str) -> None:
    print(f"rooms: {told}", file=sys.stderr, flush=True)


def _load() -> str:
    return f"{os.getloadavg()[0]:.1f}"
