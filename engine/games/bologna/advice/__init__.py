"""The tactics of the book as rules: each choice of one player graded best, fair or poor, with reasons and where it is written."""

from engine.games.bologna.advice.advise import advise, advise_discard
from engine.games.bologna.advice.view import LEFT, PARTNER, RIGHT, YOU, View, view

__all__ = ["LEFT", "PARTNER", "RIGHT", "YOU", "View", "advise", "advise_discard", "view"]
