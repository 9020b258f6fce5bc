"""The cells of a score sheet, which of them a learner fills in, and what the engine has in each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine.games.bologna.counting.combinations import CRICCONE, SEQUENCES
from engine.games.bologna.scoring import Sheet

KINDS = (*CRICCONE, *SEQUENCES)
SUMS = ("criccone", "last-trick", "sequences", "cards", "total")
LEVELS = ("worked", "gaps", "free")
"""Help fades: worked shows every line and asks for the totals, gaps asks for some lines and all sums, free for the sums alone."""
GAPS = 5
"""How many single combinations are asked for where there are gaps."""


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """One figure of the sheet: a combination's, a section's or the total, of one side. Written ``kings.0``."""

    row: str
    side: int

    def __str__(self) -> str:
        return f"{self.row}.{self.side}"


def read_cell(text: object) -> Cell | None:
    """The cell of this name, or None."""
    if not isinstance(text, str):
        return None
    row, _, side = text.rpartition(".")
    return Cell(row, int(side)) if row in (*KINDS, *SUMS) and side in ("0", "1") else None


def value(sheet: Sheet, cell: Cell) -> int:
    """What belongs in the cell: a combination's points before doubling, a section's after it."""
    if cell.row == "total":
        return sheet.total(cell.side)
    if cell.row in SUMS:
        return sheet.section(cell.row, cell.side)
    row = sheet.row(cell.row)
    return (row.points(cell.side) or 0) if row else 0


def values(sheet: Sheet) -> Mapping[Cell, int]:
    """Every cell with what belongs in it."""
    return {cell: value(sheet, cell) for row in (*KINDS, *SUMS) for side in (0, 1) for cell in [Cell(row, side)]}


def asked(sheet: Sheet, level: str, rng: Random) -> tuple[Cell, ...]:
    """The cells to be filled in, in the order of the procedure: the side laid out first, then the one with the gaps."""
    order = (sheet.laid_out, 1 - sheet.laid_out)
    if level == "worked":
        return tuple(Cell("total", side) for side in order)
    sums = [Cell(row, side) for row in SUMS for side in order]
    if level == "free":
        return tuple(sums)
    made = [Cell(kind, side) for kind in KINDS for side in (0, 1) if value(sheet, Cell(kind, side))]
    chosen = set(rng.sample(made, min(GAPS, len(made))))
    rows = ("criccone", *CRICCONE), ("last-trick",), ("sequences", *SEQUENCES), ("cards",), ("total",)
    return tuple(
        cell
        for head, *kinds in rows
        for cell in (
            *(Cell(kind, side) for side in order for kind in kinds if Cell(kind, side) in chosen),
            *(Cell(head, side) for side in order),
        )
    )
