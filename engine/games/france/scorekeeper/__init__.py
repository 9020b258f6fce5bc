"""A match of French Tarot at a real table: what was written down of each deal, who pays whom, and how it is corrected."""

from engine.games.france.scorekeeper.entries import Deal, End, Entry, Passed, Said, Start
from engine.games.france.scorekeeper.judging import add, doubts, judge, judge_start
from engine.games.france.scorekeeper.match import Hand, Match, fold
from engine.games.france.scorekeeper.written import LINES

__all__ = [
    "LINES",
    "Deal",
    "End",
    "Entry",
    "Hand",
    "Match",
    "Passed",
    "Said",
    "Start",
    "add",
    "doubts",
    "fold",
    "judge",
    "judge_start",
]
