"""The old Vanto of Tortorici, until about 1930: solo on five, ten or fifteen cards, scommessa, a pool, ternone.

Not covered: nothing that the source describes. The pool is told to a deal by its amount, and told again afterwards.
"""

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.vanto.form import VANTO
from engine.games.sicily.vanto.rules import VantoRules

GAME = sicilian(VANTO, VantoRules)
