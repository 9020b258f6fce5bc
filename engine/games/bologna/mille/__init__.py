"""Mille for two: as in Ottocento, but twenty cards each, ten left and ten drawn again, and 1000 points.

The source describes deal, discards and target only. Here the player who does not deal leads, declarations and both ways of
going out are as in Ottocento (the dealer's with the twenty cards held before the last two), and each player is a side.
"""

from dataclasses import dataclass

from engine.games.bologna.assemble import bolognese
from engine.games.bologna.deal.form import MILLE
from engine.games.bologna.rules import Rules
from engine.house import number


@dataclass(frozen=True)
class MilleRules(Rules):
    target: int = number(1000, source="ottocento#millone")


GAME = bolognese("mille", MILLE, MilleRules)
