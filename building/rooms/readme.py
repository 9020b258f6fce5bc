"""The two commands of README.md, in a room or, where none can be made, right here."""

from __future__ import annotations

import subprocess
from pathlib import Path

from building.rooms.first_page import NoPage, awaited
from building.rooms.room import HEARD, Room
from building.rooms.telling import Stopwatch, say
from building.rooms.ways import CommandFailed, asked_for, has_venv

ROOT = Path(__file__).resolve().parents[2]


def both(room: Room | None) -> int:
    """`make run` until its first page is there, then `make test`; the exit code of the first that fails.

    Who may not install what is missing is told what to ask for, is given it, and goes on; the seconds are those without the asking.
    """
    try:
        if room and not has_venv(room):
            asked_for(room, "make", "run")
        say(f"`make run`: the first page after {awaited(lambda: _begin(room, 'make', 'run'))}")
        if room:
            asked_for(room, "make", "test")
    except (NoPage, CommandFailed) as error:
        say(f"`make run` brings no page: {error}")
        return 1
    watch = Stopwatch()
    code = room.run("make", "test") if room else subprocess.call(["make", "test"], cwd=ROOT, stdin=subprocess.DEVNULL)
    say(f"`make test`: {'passed' if not code else f'code {code}'} after {watch}")
    return code


def _begin(room: Room | None, *command: str) -> subprocess.Popen[str]:
    if room:
        return room.start(*command, heard=True)
    return subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, text=True, errors="replace", start_new_session=True, **HEARD
    )
