"""Ragusa: as in Mineo for three, but card points are ignored and only the last trick is paid for.

The double solo on five cards and the rivanto, which multiply exactly that payment, stay; the scommessa goes (S33). Not
covered: nothing that the source describes.
"""

from dataclasses import replace

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.mineo3.form import MINEO3, rivanto_asked
from engine.games.sicily.mineo3.rules import MineoRules
from engine.games.sicily.settling.jochi import LAST_TRICK_ONLY
from engine.games.sicily.settling.mineo import Jochi

RAGUSA = replace(
    MINEO3,
    id="ragusa",
    settle=Jochi(LAST_TRICK_ONLY),
    announcements=rivanto_asked,
    declares=("rivanto",),
)

GAME = sicilian(RAGUSA, MineoRules)
