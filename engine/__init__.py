"""The rules of the games, and why. Pure Python: no files, no clock, no chance of its own, no sentences."""

from engine.cards import Card, Pack
from engine.errors import BadInput
from engine.game import Game, game, games
from engine.sheet import Line, ScoreSheet
from engine.verdict import IllegalAction, Verdict

__all__ = ["BadInput", "Card", "Game", "IllegalAction", "Line", "Pack", "ScoreSheet", "Verdict", "game", "games"]
