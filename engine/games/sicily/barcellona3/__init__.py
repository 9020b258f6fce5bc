"""Barcellona for three: as in Mineo, but solo or everybody alone, settled by the difference in card points.

Not covered: nothing that the source describes; the "additional announcements of top trumps" are those of the arie held.
"""

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.barcellona3.form import BARCELLONA3
from engine.games.sicily.barcellona3.rules import BarcellonaRules

GAME = sicilian(BARCELLONA3, BarcellonaRules)
