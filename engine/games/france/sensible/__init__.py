"""A player of French Tarot who has a reason for everything: counts the hand, lays away, calls, hunts the petit and saves it."""

from engine.games.france.sensible.choosing import choose

__all__ = ["choose"]
