"""A match of a Sicilian game at a real table: what was written down of each deal, who pays whom, and how it is corrected."""

from engine.games.sicily.scorekeeper.entries import Deal, End, Entry, Said, Start, Thrown
from engine.games.sicily.scorekeeper.judging import add, judge, judge_start
from engine.games.sicily.scorekeeper.match import Hand, Match, fold
from engine.games.sicily.scorekeeper.written import LINES

__all__ = [
    "LINES",
    "Deal",
    "End",
    "Entry",
    "Hand",
    "Match",
    "Said",
    "Start",
    "Thrown",
    "add",
    "fold",
    "judge",
    "judge_start",
]
