"""Compiles the players' core ahead of its first use, beside the app."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread, Timer

from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules
from players.alone import alone
from players.core import cache
from players.readiness import give_up, sentence, trouble, why_not

ROOT = Path(__file__).parents[1]
BACKGROUND = 15
"""How far the process that compiles stands back behind everything else (``nice``), where the system knows such a thing."""
AFTER = 20.0
"""Seconds from the start of the app to that of the compiler: the first learner's first clicks are not to wait for it."""
BESIDE = "beside"
COMMAND = (sys.executable, "-m", "players", "compile", BESIDE)
COMPILING = "compiling"
"""The file that whoever compiles holds; one at a time is enough."""


def begin(after: float = AFTER) -> Callable[[], None]:
    """Compile beside this process, ``after`` seconds from now, if there is something to compile and a place to keep it.

    What comes back waits until that is over.
    """
    if why_not() != "compiling":
        return lambda: None
    timer = Timer(after, _compile_beside)
    timer.daemon = True
    timer.start()
    return timer.join


def _compile_beside() -> None:
    # The pipe closes when this process ends, however it ends, and with it the one that compiles. Till then it stays open:
    # ``subprocess.run`` would close it at once, as there is nothing to be told.
    with subprocess.Popen(COMMAND, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as beside:
        beside.wait()
    if not cache.ready():
        give_up()


def end_with_the_app() -> None:
    """For the process beside the app: it ends when the pipe to it closes."""

    def listen() -> None:
        while os.read(0, 1):
            pass
        os._exit(0)

    Thread(target=listen, daemon=True).start()


def compile_all() -> str:
    """Compiles all, and says in a line what came of it. Code of older sources is thrown away.

    Where another process is at it, this one waits for it, and goes on with what it has left undone.
    """
    why = why_not()
    if cache.FOLDER is None or why in ("without", "nowhere"):
        return sentence(why)
    if not cache.ready():
        with alone(cache.FOLDER / COMPILING):
            if not cache.ready() and not trouble():
                (cache.FOLDER / cache.OF).write_text(str(cache.SOURCES), encoding="utf-8")
                load()
                _keep(cache.FOLDER)
                return f"compiled into {cache.FOLDER}"
    return sentence("unusable") if trouble() else f"compiled already, in {cache.FOLDER}"


def _keep(folder: Path) -> None:
    """All is there; what older sources were compiled to is not needed any more."""
    for older in cache.older():
        shutil.rmtree(older, ignore_errors=True)
    (folder / cache.READY).touch()


def load() -> None:
    """Calls everything that is compiled once: what is kept is loaded, what is not is compiled and kept."""
    from players.search import solving
    from players.strengths.book import BOOK
    from players.strengths.club import leave
    from players.strengths.master import MASTER

    leaving, playing, ending = _moments()
    leave(leaving, BOOK.choose(leaving, 1, None), 1, 1, None)
    MASTER.choose(playing, 1, 1)
    solving.solve(playing, 1)
    solving.solve_in_worlds(ending, ending.hands[ending.trick.leader], 1, 0)


def _moments() -> tuple[State, State, State]:
    """A dealer about to lay cards away, a lead, and one near the end."""
    state = start(OTTOCENTO, tuple(PACK), 3, Rules())
    while state.phase != "leave":
        state = _go_on(state)
    playing = _go_on(state)
    while not playing.tricks:
        playing = _go_on(playing)
    ending = playing
    while len(ending.tricks) < ending.form.size - 2:
        ending = _go_on(ending)
    return state, playing, ending


def _go_on(state: State) -> State:
    action = choose(state, Random(0)).action
    assert action is not None
    return apply(state, action)
