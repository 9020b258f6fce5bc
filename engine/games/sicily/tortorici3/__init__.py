"""Tortorici for three, known as Vanto: as in Mineo, but chiamo (all alone) or solo, settled by the difference in points.

Not covered: nothing that the source describes.
"""

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.tortorici3.form import TORTORICI3
from engine.games.sicily.tortorici3.rules import TortoriciRules

GAME = sicilian(TORTORICI3, TortoriciRules)
