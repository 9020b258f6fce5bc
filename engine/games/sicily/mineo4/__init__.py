"""Mineo for four: as in Mineo for three, but most deals are two against two, the partner found by calling a trump.

Not covered: nothing that the source describes.
"""

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.mineo4.form import MINEO4
from engine.games.sicily.mineo4.rules import Mineo4Rules

GAME = sicilian(MINEO4, Mineo4Rules)
