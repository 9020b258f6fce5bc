"""Two tables that play the same deals on and on, press by press; as a program of its own it says what was acknowledged."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from typing import Any

from lessons.learner.store import Store
from lessons.moves.move import Move
from lessons.places.place import Context
from lessons.places.sessions import Sessions
from lessons.shared_table.shared_table import SharedTable
from lessons.tables.shown import shown

PEOPLE = ("sole-onda-faro-luna", "faro-onda-sole-luna")
GAME, DEALS = "mineo3", 8


class TwoTables:
    """One person at each, the program in the other chairs; ``name``: what nonces of this run begin with."""

    def __init__(self, store: Store, name: str, codes: tuple[str, ...] = ()) -> None:
        self.store, self.name, self.codes, self.numbers = store, name, codes, itertools.count()
        self.sessions = Sessions(Context(store, dict, b"always the same"))

    def table(self, at: int) -> SharedTable:
        table = self.sessions.context.tables.table(self.store.rooms, self.codes[at])
        assert table is not None
        return table

    def press(self, at: int, event: str, value: Any = None) -> Any:
        """The state after it, which is on disk."""
        place = f"seat/{self.codes[at] if at < len(self.codes) else 'new'}"
        seen = self.sessions.revision(place, self.sessions.state(PEOPLE[at], place))
        nonce = f"{self.name}-{next(self.numbers):06d}"
        return self.sessions.move(PEOPLE[at], Move(place=place, event=event, value=value, nonce=nonce, seen=seen)).state

    def opens(self) -> None:
        self.codes = (self.press(0, "open", {"name": "Anna", "game": GAME, "deals": DEALS}).opened,)
        self.codes += (self.press(1, "open", {"name": "Bruno", "same": self.codes[0]}).opened,)

    def goes_on(self) -> Iterator[int]:
        """Both in turn, a press at a time, until all deals are played: at which table the last one was."""
        while not all(is_over(self.table(at)) for at in (0, 1)):
            for at in (0, 1):
                if not is_over(self.table(at)):
                    self.step(at)
                    yield at

    def step(self, at: int) -> None:
        table = self.table(at)
        if not table.begun or table.over:
            self.press(at, "again")
        elif not table.waited:
            self.press(at, "next")
        else:
            hand = table.seats[0].hand
            assert hand is not None
            asks = shown(hand)
            free = [place for place in range(len(asks.panel.pickable)) if place not in asks.greyed]
            self.press(at, "answer", 0 if asks.panel.mode == "choice" else free[: asks.panel.at_least])


def is_over(table: SharedTable) -> bool:
    return table.duplicate is not None and table.duplicate.over


def told(table: SharedTable) -> str:
    """How many deals were dealt there, and what those came to that are over."""
    its = table.duplicate
    assert its is not None
    came_to = {deal: one.points for deal, one in sorted(its.results.items())}
    return f"{table.number} {its.dealt} {came_to}"


def main() -> None:
    address, name, *codes = sys.argv[1:]
    at = TwoTables(Store(address), name, tuple(codes))
    if not codes:
        at.opens()
    print(*at.codes, flush=True)
    for table in at.goes_on():
        print(table, told(at.table(table)), flush=True)


if __name__ == "__main__":
    main()
