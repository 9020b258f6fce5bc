"""French Tarot for two: as for four, but no chien and no bids; 21 cards in hand, and six piles of three with the top one open.

Not covered: nothing that the source describes. The petit cancels the deal when it is in the first packet that comes into a
hand: the cards dealt to the table before that are face down, and nobody could declare it.
"""

from dataclasses import replace

from engine.games.france.assemble import french
from engine.games.france.form import FOUR
from engine.games.france.sources import TWO as SOURCE

TWO = replace(
    FOUR, id="french2", seats=2, size=39, chien=0, poignees=(), piles=6, deal_source=SOURCE, poignee_source=SOURCE
)
GAME = french(TWO)
