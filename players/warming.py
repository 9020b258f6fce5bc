"""Compiling everything once, in a process of its own, so that nobody waits for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Thread, Timer

import psutil

from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules
from players.core import cache

ROOT = Path(__file__).parents[1]
BACKGROUND = 15
"""How far the process that compiles stands back behind everything else (``nice``), where the system knows such a thing."""


AFTER = 20.0
"""Seconds from the start of the app to that of the compiler: the first learner's first clicks are not to wait for it."""
BESIDE = "beside"
COMPILING = "compiling"
"""The file that says which process compiles; one at a time is enough."""
WAIT = 0.2
"""Seconds between two looks whether another process is done."""


def begin(after: float = AFTER) -> None:
    """Compile beside this process, ``after`` seconds from now, if there is something to compile and a place to keep it."""
    if cache.FOLDER is None or cache.ready():
        return
    timer = Timer(after, _compile_beside)
    timer.daemon = True
    timer.start()


def _compile_beside() -> None:
    command = [sys.executable, "-m", "players", "compile", BESIDE]
    # The pipe closes when this process ends, however it ends, and with it the one that compiles.
    subprocess.run(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, check=False)


def end_with_the_app() -> None:
    """For the process beside the app: it ends when the pipe to it closes."""

    def listen() -> None:
        while os.read(0, 1):
            pass
        os._exit(0)

    Thread(target=listen, daemon=True).start()


@contextmanager
def _alone(folder: Path) -> Iterator[bool]:
    """Is this the only process that compiles into this folder? One that died leaves its file and nothing else."""
    lock = folder / COMPILING
    try:
        other = int(lock.read_text() or 0)
        if not psutil.pid_exists(other):
            lock.unlink(missing_ok=True)
    except (OSError, ValueError):
        pass
    try:
        with lock.open("x") as file:
            file.write(str(os.getpid()))
    except OSError:
        yield False
        return
    try:
        yield True
    finally:
        lock.unlink(missing_ok=True)


def compile_all(patient: bool = True) -> str:
    """Compiles all, and says in a line what came of it. Code of older sources is thrown away.

    Where another process is at it, who is ``patient`` waits for that.
    """
    if not cache.NUMBA:
        return "numba is not installed: the book plays for those who search"
    if cache.FOLDER is None:
        _compile()
        return "compiled, but there is no folder to keep it in"
    while not cache.ready():
        with _alone(cache.FOLDER) as alone:
            if alone:
                _compile()
                _keep(cache.FOLDER)
                return f"compiled into {cache.FOLDER}"
        if not patient:
            return "another process is compiling"
        time.sleep(WAIT)
    return f"compiled already, in {cache.FOLDER}"


def _keep(folder: Path) -> None:
    """All is there; what older sources were compiled to is not needed any more."""
    for older in folder.parent.iterdir():
        if older != folder and older.is_dir():
            shutil.rmtree(older, ignore_errors=True)
    (folder / cache.READY).touch()


def _compile() -> None:
    from players import solving
    from players.strengths.club import leave
    from players.strengths.master import MASTER

    leaving, playing = _moments()
    leave(leaving, 1, worlds=1)
    MASTER.choose(playing, 1, 1)
    solving.solve(playing, 1)
    solving.solve_worlds(playing, playing.hands[playing.trick.leader][:1], 0, 1)


def _moments() -> tuple[State, State]:
    """A dealer about to lay cards away, and a lead."""
    state = start(OTTOCENTO, tuple(PACK), 3, Rules())
    while state.phase != "leave":
        state = _go_on(state)
    playing = _go_on(state)
    while not playing.tricks:
        playing = _go_on(playing)
    return state, playing


def _go_on(state: State) -> State:
    action = choose(state, Random(0)).action
    assert action is not None
    return apply(state, action)
