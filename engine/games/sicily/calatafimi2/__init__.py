"""Calatafimi for two: as for three, but 62 cards without either low coin, fifteen each, and a stock to draw from.

The source says that "the remaining 15" make the stock; of 62 cards 32 remain, and all are drawn (S27). Not covered: nothing
else that the source describes.
"""

from dataclasses import replace

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.calatafimi3 import CALATAFIMI3
from engine.games.sicily.calatafimi4.rules import CalatafimiRules
from engine.games.sicily.form import Form
from engine.games.sicily.pack import SMALL_PACK
from engine.games.sicily.settling.differences import Differences, Terms
from engine.games.sicily.sources import CALATAFIMI
from engine.games.sicily.speaking.table import Outcome, SpeakingMoment, Stage, nobody

SIZE = 15
MORE = Terms(CALATAFIMI, mutual=True)


def _play(moment: SpeakingMoment) -> Outcome:
    return Outcome("own", 0, SIZE, reason="everybody-alone")


CALATAFIMI2 = replace(
    CALATAFIMI3,
    id="calatafimi2",
    seats=2,
    size=SIZE,
    pack=SMALL_PACK,
    monte=0,
    draws=True,
    stages=lambda rules: (Stage(SIZE, (), nobody, _play, silent_source=CALATAFIMI),),
    settle=Differences(lambda contract, rules: MORE, ("own",)),
    duty=Form.duty,
    looks=(),
    example_words=(),
)

GAME = sicilian(CALATAFIMI2, CalatafimiRules)
