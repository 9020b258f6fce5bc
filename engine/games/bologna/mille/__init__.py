"""Mille for two: as in Ottocento, but twenty cards each, ten left and ten drawn again, and 1000 points.

The source describes deal, discards and target only. Here the player who does not deal leads, declarations and both ways of
going out are as in Ottocento (the dealer's with the twenty cards held before the last two), and each player is a side.
"""

from engine.games.bologna.assemble import bolognese
from engine.games.bologna.deal.form import MILLE
from engine.games.bologna.rules import MilleRules

GAME = bolognese(MILLE, MilleRules)
