"""What follows from the rules of French Tarot for the discard and the petit: each choice best, fair or poor, and why."""

from engine.games.france.advice.advise import advise, advise_discard
from engine.games.france.advice.view import YOU, View

__all__ = ["YOU", "View", "advise", "advise_discard"]
