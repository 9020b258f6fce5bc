"""What was acknowledged at tables that play the same deals is there after a kill -9, and both go on with the deal that is due."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from lessons.learner.store import Store
from lessons.shared_table.duplicate.comparing import side_by_side
from lessons.shared_table.entries import CODEC
from lessons.shared_table.folding import fold
from tests.learner.duplicate_on import DEALS, TwoTables, is_over, told

KILLS = int(os.environ.get("CALZETTINI_KILLS", "3"))
ENOUGH = (5, 40, 17)
"""Presses before that: in the first deal, once some are over, in the middle of another."""


def killed_after(address: str, name: str, codes: tuple[str, ...], enough: int) -> list[str]:
    """What the tables have said when they are killed after so many presses at least; their codes first."""
    run = [sys.executable, "-m", "tests.learner.duplicate_on", address, name, *codes]
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        heard = [playing.stdout.readline().rstrip("\n") for _ in range(enough + 1)]
        playing.send_signal(signal.SIGKILL)
        return heard + playing.stdout.read().split("\n")[:-1]


def test_what_deals_came_to_survives_kill_9_and_the_tables_play_on(address: str) -> None:
    codes, said = tuple[str, ...](), list[str]()
    for run in range(KILLS if "://" not in address else 1):
        first, *heard = killed_after(address, f"n{run}", codes, ENOUGH[run % len(ENOUGH)])
        codes = (*first.split(),)
        said += filter(None, heard)
    store = Store(address)
    for line in said:
        at, number, _ = line.split(" ", 2)
        code = codes[int(at)]
        lines = (one for one in store.rooms.lines(code) if one.number <= int(number))
        assert told(fold(CODEC.lines(code, lines))) == line.partition(" ")[2]
    later = TwoTables(store, "later", codes)
    for _ in later.goes_on():
        pass
    tables = {code: later.table(at).duplicate for at, code in enumerate(codes)}
    assert all(is_over(later.table(at)) for at in (0, 1))
    compared = side_by_side({code: one for code, one in tables.items() if one is not None}, codes[0])
    assert [len(deal.tables) for deal in compared] == [2] * DEALS
    store.close()
