"""Compiling everything once, in a process of its own, so that nobody waits for it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

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


def begin() -> subprocess.Popen[bytes] | None:
    """Starts compiling beside this process, if there is something to compile and a place to keep it."""
    if cache.FOLDER is None or cache.ready():
        return None
    command = [sys.executable, "-m", "players", "compile"]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def compile_all() -> str:
    """Compiles all, and says in a line what came of it. Code of older sources is thrown away."""
    if not cache.NUMBA:
        return "numba is not installed: the book plays for those who search"
    if cache.ready():
        return f"compiled already, in {cache.FOLDER}"
    from players import solving
    from players.club import leave
    from players.master import MASTER

    leaving, playing = _moments()
    leave(leaving, 1, worlds=1)
    MASTER.choose(playing, 1, 1)
    solving.solve(playing, 1)
    solving.solve_worlds(playing, playing.hands[playing.trick.leader][:1], 0, 1)
    if cache.FOLDER is None:
        return "compiled, but there is no folder to keep it in"
    for older in cache.FOLDER.parent.iterdir():
        if older != cache.FOLDER and older.is_dir():
            shutil.rmtree(older, ignore_errors=True)
    (cache.FOLDER / cache.READY).touch()
    return f"compiled into {cache.FOLDER}"


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
