"""For what a table waits, and how a deal may be dealt there."""

from __future__ import annotations

from typing import Literal, get_args

Sort = Literal["", "short", "whole", "match", "again"]
"""Four tricks; a whole hand; hands of a match; a hand played on from a record. Where each deal is settled there are no sorts."""
LESSONS: dict[Sort, str] = {
    "short": "practice/four-tricks",
    "whole": "practice/whole-hand",
    "match": "practice/match",
    "again": "practice/hand-again",
}
"""What the log calls them."""
SORTED = "ottocento"
"""The game whose hands are dealt in sorts."""

Stage = Literal[
    "monte",
    "early",
    "expose",
    "speak",
    "adding",
    "leave",
    "call",
    "announce",
    "declare",
    "fewer",
    "showing",
    "play",
    "signal",
    "telling",
    "talking",
    "give",
    "others",
    "trick",
    "over",
]
GOING_ON = ("trick", "others")
"""Stages in which the learner has nothing to say but to go on."""
OWN = tuple(one for one in get_args(Stage) if one not in (*GOING_ON, "over"))
"""The stages in which the learner is to do something."""
Asked = Literal["", "coach", "weighed", "others"]
"""What was asked for: which card the coach would play, what a search makes of every card, why the others did what they did."""
PACES = ("turn", "card")
"""How far the others play at one go: up to the learner's turn, or one card."""
