"""French Tarot for three: as for four, but 24 cards each in packets of four, bigger poignées, and half points that are rounded.

Not covered: nothing that the source describes.
"""

from dataclasses import replace

from engine.games.france.assemble import french
from engine.games.france.form import FOUR
from engine.games.france.sources import THREE as SOURCE

THREE = replace(
    FOUR, id="french3", seats=3, size=24, packet=4, poignees=(13, 15, 18), deal_source=SOURCE, poignee_source=SOURCE
)
GAME = french(THREE)
