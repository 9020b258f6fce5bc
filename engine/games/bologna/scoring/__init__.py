"""The end of a deal on the table: who has taken what, the two-sided sheet, and piles worth counting."""

from engine.games.bologna.scoring.position import PLAYERS, SIDES, Position, ShownCombination
from engine.games.bologna.scoring.sheet import Sheet, sheet
from engine.games.bologna.scoring.written import PositionError, read, write

__all__ = ["PLAYERS", "SIDES", "Position", "PositionError", "Sheet", "ShownCombination", "read", "sheet", "write"]
