"""Sheets with one error of the kind that is made at tables; what follows from it in sums and totals follows here too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random

from engine.games.bologna.counting.combinations import CRICCONE, SEQUENCES, combination, found
from engine.games.bologna.counting.grande import CONTATORI
from engine.games.bologna.counting.pile import ALL_CARD_POINTS, LAST_TRICK
from engine.games.bologna.scoring import Position, Sheet, sheet
from engine.games.bologna.scoring.piles import PUBLISHED, draw
from lessons.scoring.cells import KINDS, SUMS, Cell, values

Wrong = tuple[Cell, int]
Slip = Callable[[Sheet, int], "Wrong | None"]
"""What this mistake makes of a side: the cell and the wrong figure in it; None where it changes nothing."""
PRINTED = "moors-left-out-in-print"
TRIES = 200


@dataclass(frozen=True, slots=True)
class PlantedError:
    """A sheet with one planted error: ``cell`` is where it was made, ``figures`` every figure as it is shown."""

    position: Position
    mistake: str
    side: int
    cell: Cell
    wrong: int
    figures: Mapping[Cell, int]


def spoilt(mistake: str, rng: Random) -> PlantedError | None:
    """A sheet with this mistake in it."""
    if mistake == PRINTED:
        return _spoil(PUBLISHED, mistake, 0, MISTAKES["moors-left-out"])
    for _ in range(TRIES):
        position = replace(draw(_SORTS.get(mistake, "typical"), rng), shown=())
        for side in rng.sample((0, 1), 2):
            made = _spoil(position, mistake, side, MISTAKES[mistake])
            if made is not None:
                return made
    return None


def again(position: Position, mistake: str, side: int) -> PlantedError | None:
    """The same sheet made once more, from what the log keeps of it."""
    slip = MISTAKES.get("moors-left-out" if mistake == PRINTED else mistake)
    return _spoil(position, mistake, side, slip) if slip and side in (0, 1) else None


def _spoil(position: Position, mistake: str, side: int, slip: Slip) -> PlantedError | None:
    counted = sheet(position)
    right = dict(values(counted))
    wrong = slip(counted, side)
    if wrong is None or right[wrong[0]] == wrong[1]:
        return None
    cell, figure = wrong
    figures = right | {cell: figure}
    if cell.row in KINDS:
        section = "criccone" if cell.row in CRICCONE else "sequences"
        made = [figures[Cell(kind, side)] for kind in (CRICCONE if section == "criccone" else SEQUENCES)]
        figures[Cell(section, side)] = sum(made) * (2 if sum(n > 0 for n in made) >= 3 else 1)
    figures[Cell("total", side)] = sum(figures[Cell(row, side)] for row in SUMS if row != "total") + counted.section(
        "declared", side
    )
    return PlantedError(position, mistake, side, cell, figure, figures)


def _moors(counted: Sheet, side: int) -> Wrong | None:
    if counted.grande.side != side or counted.grande.row.breaks != 0:
        return None
    other = sheet(replace(counted.position, rules=replace(counted.position.rules, moors_in_grande=False)))
    row = other.row("grande")
    return (Cell("grande", side), row.points(side) or 0) if row else None


def _not_doubled(section: str) -> Slip:
    def slip(counted: Sheet, side: int) -> Wrong | None:
        points = counted.section(section, side)
        row = counted.row(f"{section}-doubled")
        return (Cell(section, side), points // 2) if row and row.lines[side] else None

    return slip


def _doubled_too_soon(section: str) -> Slip:
    def slip(counted: Sheet, side: int) -> Wrong | None:
        made = [row for row in counted.rows if row.section == section and row.id in KINDS and row.lines[side]]
        return (Cell(section, side), 2 * counted.section(section, side)) if len(made) == 2 else None

    return slip


def _contatori(counted: Sheet, side: int) -> Wrong | None:
    pile, rules = counted.position.pile(side), counted.position.rules
    made = [
        one
        for one in found(pile, rules)
        if one.kind in ("swords", "batons", "cups", "coins") and set(one.cards) & set(CONTATORI)
    ]
    for one in made:
        plain = combination(one.kind, [card for card in pile if card.code not in CONTATORI], rules)
        return Cell(one.kind, side), plain.points if plain else 0
    return None


def _five_for_each(counted: Sheet, side: int) -> Wrong | None:
    for one in found(counted.position.pile(side), counted.position.rules):
        if one.is_sequence:
            return Cell(one.kind, side), 5 * one.length
    return None


def _last_doubled(counted: Sheet, side: int) -> Wrong | None:
    row = counted.row("criccone-doubled")
    return (
        (Cell("last-trick", side), 2 * LAST_TRICK)
        if counted.position.last == side and row and row.lines[side]
        else None
    )


def _from_93(counted: Sheet, side: int) -> Wrong | None:
    if side == counted.laid_out:
        return None
    return Cell("cards", side), ALL_CARD_POINTS + LAST_TRICK - counted.section("cards", 1 - side)


def _three_for_four(counted: Sheet, side: int) -> Wrong | None:
    for one in found(counted.position.pile(side), counted.position.rules):
        if not one.is_sequence and one.length == 4:
            return Cell(one.kind, side), one.points // 2
    return None


MISTAKES: Mapping[str, Slip] = {
    "moors-left-out": _moors,
    "sequences-not-doubled": _not_doubled("sequences"),
    "criccone-not-doubled": _not_doubled("criccone"),
    "sequences-doubled-too-soon": _doubled_too_soon("sequences"),
    "contatori-left-out": _contatori,
    "five-for-each-card": _five_for_each,
    "last-trick-doubled": _last_doubled,
    "rest-from-93": _from_93,
    "three-for-four": _three_for_four,
}
_SORTS = {
    "moors-left-out": "down-to-the-socks",
    "criccone-not-doubled": "criccone-doubled",
    "last-trick-doubled": "criccone-doubled",
    "sequences-doubled-too-soon": "few-sequences",
}
NAMES = (*MISTAKES, PRINTED)
