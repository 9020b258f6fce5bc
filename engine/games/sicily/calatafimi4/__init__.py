"""Calatafimi for four: as in Mineo for four, but bargaining to throw in, solo, or 20 and 15 with a called King.

The words are the source's, with 'offro' for an offer and 'passo' for no solo. Not covered: nothing that the source
describes; the adapted Piedmontese pack is a matter of pictures (its 21 is the giove, 20 the palla, 2 the picciotti, 1 the miseria).
"""

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.calatafimi4.form import CALATAFIMI4
from engine.games.sicily.calatafimi4.rules import CalatafimiRules

GAME = sicilian(CALATAFIMI4, CalatafimiRules)
