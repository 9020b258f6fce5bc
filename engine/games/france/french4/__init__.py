"""French Tarot for four: a taker against three, with a chien of six.

Not covered: nothing that the source describes. Signals of the defence are lessons, not rules.
"""

from engine.games.france.assemble import french
from engine.games.france.form import FOUR

GAME = french(FOUR)
