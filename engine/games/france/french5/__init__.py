"""French Tarot for five: as for four, but 15 cards each, a chien of three, and a called King whose holder is the hidden partner.

Not covered: nothing that the source describes.
"""

from dataclasses import replace

from engine.games.france.assemble import french
from engine.games.france.form import FOUR
from engine.games.france.sources import FIVE as SOURCE

FIVE = replace(
    FOUR,
    id="french5",
    seats=5,
    size=15,
    chien=3,
    poignees=(8, 10, 13),
    calls=True,
    deal_source=SOURCE,
    poignee_source=SOURCE,
)
GAME = french(FIVE)
