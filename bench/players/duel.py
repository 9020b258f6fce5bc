"""One player against another: ``python -m bench.players.duel club former [--deals 200] [--ms 100] [--former af0b370]``.

Duplicate deals: each is played twice, the sides changed over, so that the cards cancel out; the points of a deal are the
mean of both plays, declarations and all. ``former`` are the simple players as they stood at a revision of this repository.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import zipfile
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time

from engine.cards import Card
from engine.games.bologna.deal import record
from engine.games.bologna.deal.actions import Action
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.playout import random_action
from engine.games.bologna.rules import Rules
from players import registry

Done = tuple[Action, ...]
Plays = Callable[[State, Done, int], Action]
"""State, what has been done in the deal so far, and seed -> what whoever is to act does."""
FIRST = "af0b370"
"""The revision whose simple players everything is measured against."""


def engine_at(revision: str) -> bytes:
    """The folder ``engine`` as it was at this revision, as a ZIP."""
    return subprocess.run(
        ["git", "archive", "--format=zip", revision, "engine"], check=True, capture_output=True
    ).stdout


def former(packed: bytes) -> Plays:
    """The simple players of a packed engine, which gets a name of its own; the record is what both speak."""
    folder = Path(tempfile.mkdtemp(prefix="former-players-"))
    with zipfile.ZipFile(BytesIO(packed)) as files:
        files.extractall(folder)
    (folder / "engine").rename(folder / "former_engine")
    for path in (folder / "former_engine").rglob("*.py"):
        path.write_text(re.sub(r"\b(from|import) engine\b", r"\1 former_engine", path.read_text()))
    sys.path.insert(0, str(folder))
    choose = import_module("former_engine.games.bologna.players").choose
    speaks = import_module("former_engine.games.bologna.deal.record")
    form = import_module("former_engine.games.bologna.deal.form").OTTOCENTO
    house = import_module("former_engine.games.bologna.rules").Rules

    def plays(state: State, done: Done, seed: int) -> Action:
        there, so_far = speaks.read(form, house, record.write(state, done))
        chosen = choose(there, Random(seed)).action
        return record.read(OTTOCENTO, Rules, speaks.write(there, (*so_far, chosen)))[1][-1]

    return plays


def player(name: str, ms: int | None, revision: str) -> Plays:
    """A player by name; the random one plays any legal card and declares what it can."""
    if name == "former":
        return former(engine_at(revision))
    if name == "random":
        return lambda state, done, seed: random_action(state, Random(seed))
    chosen = registry.player(name)
    return lambda state, done, seed: chosen.choose(state, seed, ms).action


def played(deck: list[Card], dealer: int, sides: tuple[Plays, Plays], seed: int) -> int:
    """The points of the side of seats 0 and 2 less those of the other, declarations included."""
    state = start(OTTOCENTO, deck, dealer, Rules())
    done: Done = ()
    while state.phase != "over":
        seat = state.to_act
        assert seat is not None
        action = sides[seat % 2](state, done, seed * 1000 + len(done))
        state, done = apply(state, action), (*done, action)
    ours, theirs = score(state).sides
    return ours.total - theirs.total


def duel(one: Plays, other: Plays, deals: int, first: int = 0) -> list[float]:
    """By deal, the points that ``one`` wins from ``other``."""
    gains = []
    for seed in range(first, first + deals):
        deck = list(PACK)
        Random(f"duel {seed}").shuffle(deck)
        there = played(deck, seed % 4, (one, other), seed)
        back = played(deck, seed % 4, (other, one), seed)
        gains.append((there - back) / 2)
    return gains


def main() -> int:
    read = ArgumentParser(description=__doc__)
    read.add_argument("one")
    read.add_argument("other")
    read.add_argument("--deals", type=int, default=200)
    read.add_argument("--first", type=int, default=0)
    read.add_argument("--ms", type=int, default=None, help="for each decision, if not what is usual")
    read.add_argument("--former", default=FIRST)
    told = read.parse_args()
    begun = process_time()
    sides = [player(name, told.ms, told.former) for name in (told.one, told.other)]
    gains = duel(sides[0], sides[1], told.deals, told.first)
    error = stdev(gains) / len(gains) ** 0.5
    print(
        f"{told.one} against {told.other}: {fmean(gains):+.1f} ± {1.96 * error:.1f} points a deal "
        f"({len(gains)} deals both ways, {process_time() - begun:.0f} s of CPU)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
