"""Calatafimi for three: as for four, but everybody alone, the dealer takes the monte, and some courts are forced.

Not covered: nothing that the source describes.
"""

from dataclasses import replace

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.calatafimi3.forced import duty
from engine.games.sicily.calatafimi4.bargaining import bargaining
from engine.games.sicily.calatafimi4.form import CALATAFIMI4
from engine.games.sicily.calatafimi4.rules import CalatafimiRules
from engine.games.sicily.settling.differences import Differences, Terms
from engine.games.sicily.sources import CALATAFIMI
from engine.games.sicily.speaking.table import Outcome, SpeakingMoment, Stage, nobody

SIZE = 20
BARGAIN_AT = 15
ALONE = Terms(CALATAFIMI, bidder=37, others=36)


def _play(moment: SpeakingMoment) -> Outcome:
    return Outcome("own", moment.dealer, SIZE, reason="everybody-alone")


STAGES = (bargaining(BARGAIN_AT), Stage(SIZE, (), nobody, _play, silent_source=CALATAFIMI))

CALATAFIMI3 = replace(
    CALATAFIMI4,
    id="calatafimi3",
    seats=3,
    size=SIZE,
    stages=lambda rules: STAGES,
    settle=Differences(lambda contract, rules: ALONE, ("own",)),
    kinds=("own",),
    own=frozenset({"own"}),
    sees_bottom=False,
    shows_monte=lambda contract, rules: False,
    duty=duty,
    looks=("led",),
    may_call=None,
    sayings=None,
    example_words=("mescolate", "offro 5", "tengo"),
)

GAME = sicilian(CALATAFIMI3, CalatafimiRules)
