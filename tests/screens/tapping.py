"""How few taps enter a pile on the scoring table: whole rows and columns, number of Moors, cards in all. A tap is one press."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from engine.games.bologna.pack import MOORS, NUMBERS, SUITS
from engine.games.bologna.scoring import Position

COURTS = ("K", "Q", "N", "J", "A")
COLUMNS = tuple(tuple(suit + rank for suit in SUITS) for rank in COURTS)
ROWS = (
    *(tuple(suit + rank for rank in COURTS) for suit in SUITS),
    ("Angel", "World", "Sun", "Moon", "Begato", "Matto"),
    tuple(f"T{n}" for n in NUMBERS[:6]),
    tuple(f"T{n}" for n in NUMBERS[6:]),
)
SELECT = 2
"""A list is opened and a choice is pressed."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is pressed, in order: columns and rows by their places in the tables above, then single cards, then how many Moors."""

    columns: tuple[int, ...]
    rows: tuple[int, ...]
    cards: tuple[str, ...]
    moors: int
    selects: int

    @property
    def taps(self) -> int:
        return len(self.columns) + len(self.rows) + len(self.cards) + (self.moors > 0) + SELECT * self.selects


def plan(position: Position) -> Plan:
    """The shortest way from an empty table: the cards, who made the last trick, who dealt, how many cards in all."""
    won = {card.code for card in position.won}
    return min(_plans(won), key=lambda one: one.taps)


def _plans(won: set[str]) -> Iterator[Plan]:
    moors = sum(code in won for code in MOORS)
    for size in range(len(COLUMNS) + 1):
        for columns in combinations(range(len(COLUMNS)), size):
            on = {code for column in columns for code in COLUMNS[column]}
            rows, cards = [], list[str]()
            for place, row in enumerate(ROWS):
                single = [code for code in row if (code in on) != (code in won)]
                # A row that is not whole becomes whole; a whole one becomes empty.
                after = (
                    [code for code in row if code not in won]
                    if not on.issuperset(row)
                    else [code for code in row if code in won]
                )
                if 1 + len(after) < len(single):
                    rows.append(place)
                    single = after
                cards += single
            yield Plan(columns, tuple(rows), tuple(cards), moors, 3)
