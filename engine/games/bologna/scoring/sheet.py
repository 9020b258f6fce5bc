"""The whole score of a deal for both sides, row by row in the order of the procedure, however far the entering has come."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.games.bologna.counting.combinations import CRICCONE, SEQUENCES
from engine.games.bologna.counting.grande import Layout, lay_out
from engine.games.bologna.counting.pile import (
    ALL_CARD_POINTS,
    LAST_TRICK,
    Section,
    count_cards,
    count_combinations,
    sections,
)
from engine.games.bologna.counting.scavezzo import Shortcut, shortcut
from engine.games.bologna.deal.score import SOURCE
from engine.games.bologna.match import result
from engine.games.bologna.pack import ANGEL
from engine.games.bologna.scoring.position import PLAYERS, Position
from engine.sheet import Line, ScoreSheet
from engine.verdict import Verdict

SECTIONS = ("declared", "criccone", "last-trick", "sequences", "cards")
Lines = tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its id (a kind, a player, ``criccone-doubled`` ...), the section it is of, the lines of each side."""

    id: str
    section: str
    lines: tuple[Lines, Lines]

    def points(self, side: int) -> int | None:
        """The side's points here; None where it has nothing."""
        return int(ScoreSheet(self.lines[side]).total) if self.lines[side] else None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet of a position: both sides counted. ``laid_out`` is the side with the smaller pile, whose cards are counted;
    ``whole`` tells that card points could be.
    """

    position: Position
    rows: tuple[Row, ...]
    laid_out: int
    whole: bool

    def section(self, section: str, side: int) -> int:
        """What a side scores in one section, doubling included."""
        return sum(row.points(side) or 0 for row in self.rows if row.section == section)

    def total(self, side: int) -> int:
        return sum(self.section(section, side) for section in SECTIONS)

    def row(self, id: str) -> Row | None:
        return next((row for row in self.rows if row.id == id), None)

    @property
    def lines(self) -> tuple[tuple[int, Line], ...]:
        """Every line with its side, in the order of the procedure."""
        order = (self.laid_out, 1 - self.laid_out)
        sections = [[row for row in self.rows if row.section == section] for section in SECTIONS]
        return tuple((side, line) for rows in sections for side in order for row in rows for line in row.lines[side])

    @property
    def after(self) -> tuple[int, int]:
        """The match after this deal."""
        return self.position.before[0] + self.total(0), self.position.before[1] + self.total(1)

    @property
    def match(self) -> Verdict:
        return result(self.after, self.position.rules)

    @property
    def grande(self) -> Grande:
        return grande(self.position)


@dataclass(frozen=True, slots=True)
class Grande:
    """The grande of the side that has the Angel, both ways."""

    side: int
    row: Layout
    scavezzo: Shortcut


@lru_cache(maxsize=256)
def sheet(position: Position) -> Sheet:
    """Count both sides. Of an odd pile, still being entered, everything but the card points is there."""
    piles = position.pile(0), position.pile(1)
    laid_out = 0 if len(piles[0]) <= len(piles[1]) else 1
    made = [count_combinations(pile, position.rules) for pile in piles]
    whole = len(piles[0]) % 2 == 0
    rows = [row for player in range(len(PLAYERS)) if (row := _declared(position, player))]
    rows += _section("criccone", tuple(CRICCONE), (made[0][0], made[1][0]))
    if position.last is not None:
        line = Line("last-trick", LAST_TRICK, (), {"points": LAST_TRICK}, SOURCE)
        rows.append(_row("last-trick", "last-trick", position.last, (line,)))
    rows += _section("sequences", SEQUENCES, (made[0][1], made[1][1]))
    if whole:
        rows.append(_cards(count_cards(piles[laid_out]), laid_out))
    return Sheet(position, tuple(rows), laid_out, whole)


@lru_cache(maxsize=256)
def grande(position: Position) -> Grande:
    """Both ways of counting the grande of this position."""
    side, row = row_of(position)
    return Grande(side, row, shortcut(position.pile(1 - side), position.rules))


def row_of(position: Position) -> tuple[int, Layout]:
    """The side whose grande it can be, that with the Angel, and its cards laid out in a row."""
    side = 0 if ANGEL in position.pile(0) else 1
    return side, lay_out(position.pile(side), position.rules)


def _row(id: str, section: str, side: int, lines: Lines) -> Row:
    return Row(id, section, (lines, ()) if side == 0 else ((), lines))


def _declared(position: Position, player: int) -> Row | None:
    criccone, sequences = sections(position.declarations(player))
    # The players' way by the table is for piles: what was declared is counted as it is shown.
    lines = tuple(line for line in criccone.lines + sequences.lines if line.points)
    return _row(PLAYERS[player], "declared", player // 2, lines) if lines else None


def _section(name: str, kinds: tuple[str, ...], sides: tuple[Section, Section]) -> list[Row]:
    """A row for every kind, made or not, then the doubling and the players' own way where there are such lines."""
    sort = "criccone" if name == "criccone" else "sequence"
    ids = {f"{sort}-{kind}": kind for kind in kinds} | {f"{sort}-doubled": f"{name}-doubled"}
    ids |= {"sequences-by-table": "by-table", "sequences-by-table-halved": "by-table"} if name == "sequences" else {}
    found: dict[str, list[list[Line]]] = {id: [[], []] for id in ids.values()}
    for side in (0, 1):
        for line in sides[side].lines:
            found[ids[line.reason]][side].append(line)
    return [
        Row(id, name, (tuple(lines[0]), tuple(lines[1]))) for id, lines in found.items() if id in kinds or any(lines)
    ]


def _cards(counted: ScoreSheet, laid_out: int) -> Row:
    points = int(counted.total)
    facts = {"all": ALL_CARD_POINTS, "counted": points, "points": ALL_CARD_POINTS - points}
    rest = (Line("rest-of-87", ALL_CARD_POINTS - points, (), facts, SOURCE),)
    return Row("cards", "cards", (counted.lines, rest) if laid_out == 0 else (rest, counted.lines))
