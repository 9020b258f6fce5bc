"""The two commands of README.md, in a room or, where none can be made, right here."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from building.rooms.first_page import NoPage, seconds
from building.rooms.room import HEARD, Room

ROOT = Path(__file__).resolve().parents[2]


def both(room: Room | None) -> int:
    """`make run` until its first page is there, then `make test`; the exit code of the first that fails."""
    try:
        took = seconds(lambda: _begin(room, "make", "run"))
    except NoPage as error:
        say(f"`make run` brings no page: {error}")
        return 1
    say(f"`make run`: the first page after {took:.0f} s")
    began = time.monotonic()
    code = room.run("make", "test") if room else subprocess.call(["make", "test"], cwd=ROOT, stdin=subprocess.DEVNULL)
    say(f"`make test`: {'passed' if not code else f'code {code}'} after {time.monotonic() - began:.0f} s")
    return code


def _begin(room: Room | None, *command: str) -> subprocess.Popen[str]:
    if room:
        return room.start(*command, heard=True)
    return subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, text=True, errors="replace", start_new_session=True, **HEARD
    )


def say(told: str) -> None:
    print(f"rooms: {told}", file=sys.stderr, flush=True)
