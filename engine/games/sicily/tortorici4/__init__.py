"""Tortorici for four: as for three, but fixed partners, no bidding, and information after five and after ten cards.

The dealer takes the monte; the dealer's side aims at 55 points, the others at 54. Not covered: nothing that the source
describes; it does not say how information is worded, and here it names cards that are held (S22).
"""

from dataclasses import replace

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.settling.differences import Differences, Terms
from engine.games.sicily.sources import TORTORICI
from engine.games.sicily.tortorici3.form import TORTORICI3
from engine.games.sicily.tortorici3.rules import TortoriciRules
from engine.games.sicily.tortorici4.informing import STAGES

PARTNERS = Terms(TORTORICI, bidder=55, others=54)

TORTORICI4 = replace(
    TORTORICI3,
    id="tortorici4",
    seats=4,
    size=15,
    exposes=True,
    stages=lambda rules: STAGES,
    settle=Differences(lambda contract, rules: PARTNERS, ("partners",)),
    kinds=("partners",),
    own=frozenset(),
    bidder_leads=lambda contract, rules: False,
    example_words=("informo", "passo", "mischio"),
)

GAME = sicilian(TORTORICI4, TortoriciRules)
