"""The end of a deal on the table: who has taken what, the two-sided sheet, and piles worth counting."""

from engine.games.bologna.scoring.position import PLAYERS, SIDES, Position, ShownCombination
from engine.games.bologna.scoring.position_codec import PositionError, read, write
from engine.games.bologna.scoring.sheet import Sheet, sheet

__all__ = ["PLAYERS", "SIDES", "Position", "PositionError", "Sheet", "ShownCombination", "read", "sheet", "write"]
