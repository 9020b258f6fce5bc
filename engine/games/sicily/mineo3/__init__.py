"""Mineo for three: the staged deal with mischio, altre cinque, pago, prendo, vado solo; one against two; jochi.

Not covered: nothing that the source describes.
"""

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.mineo3.form import MINEO3
from engine.games.sicily.mineo3.rules import MineoRules

GAME = sicilian(MINEO3, MineoRules)
