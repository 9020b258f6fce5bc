"""Ottocento: four players, fixed partners, 800 points; Millone (1000) and Quattro Scartate are ways to end it.

Not covered: nothing that the sources describe. Tactics are lessons, not rules.
"""

from engine.games.bologna.assemble import bolognese
from engine.games.bologna.deal.form import OTTOCENTO

GAME = bolognese(OTTOCENTO)
