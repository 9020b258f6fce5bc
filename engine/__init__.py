"""The rules of the games, and why. Pure Python: no files, no clock, no chance of its own, no sentences."""

import engine.games  # noqa: F401 - first: what is imported later would take the name of the function below
from engine.cards import Card, Pack
from engine.errors import BadInput
from engine.game import Game, game, games
from engine.sheet import Line, ScoreSheet
from engine.verdict import Refused, Verdict

__all__ = ["BadInput", "Card", "Game", "Line", "Pack", "Refused", "ScoreSheet", "Verdict", "game", "games"]
