"""A match at a real table: what was written down, what it comes to, and how any of it is corrected."""

from engine.games.bologna.scorekeeper.entries import (
    FORMATS,
    SEATS,
    SIDES,
    Counted,
    Declared,
    Entry,
    Monte,
    Out,
    Piled,
    Start,
)
from engine.games.bologna.scorekeeper.judging import add, judge
from engine.games.bologna.scorekeeper.match import Hand, Match, fold
from engine.games.bologna.scorekeeper.written import LINES
from engine.parts.corrections import Correct, Stop, Undo

__all__ = [
    "FORMATS",
    "LINES",
    "SEATS",
    "SIDES",
    "Correct",
    "Counted",
    "Declared",
    "Entry",
    "Hand",
    "Match",
    "Monte",
    "Out",
    "Piled",
    "Start",
    "Stop",
    "Undo",
    "add",
    "fold",
    "judge",
]
