"""Barcellona for four: all 64 cards, sixteen each in packets of four, no bidding and no monte; partners, or each alone.

Not covered: nothing that the source describes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.games.sicily.assemble import sicilian
from engine.games.sicily.barcellona3.form import BARCELLONA3
from engine.games.sicily.contract import Contract
from engine.games.sicily.pack import PACK64
from engine.games.sicily.settling.differences import Differences, Terms
from engine.games.sicily.sources import BARCELLONA
from engine.games.sicily.speaking.table import Outcome, SpeakingMoment, Stage, nobody
from engine.house import HouseRules, choice

SIZE = 16
PARTNERS = Terms(BARCELLONA, mutual=True)
ALONE = Terms(BARCELLONA, bidder=27, others=27)
NORMALISED = Terms(BARCELLONA, mean=True)


@dataclass(frozen=True)
class Barcellona4Rules(HouseRules):
    """The house rules of Barcellona for four. ``play``: with fixed partners, or everybody alone. ``normalise``: alone, against
    the even share and not against 27.

    Four times 27 is 108, and four counts of 64 cards come to 108, 109 or 110: as written the payoffs need not sum to zero (S25).
    """

    play: str = choice("partners", "own", source=BARCELLONA, bears_on=("payment",))
    normalise: bool = choice(False, True, source=BARCELLONA, bears_on=("payment",))


def terms(contract: Contract, rules: Barcellona4Rules) -> Terms:
    if contract.kind == "partners":
        return PARTNERS
    return NORMALISED if rules.normalise else ALONE


def _play(moment: SpeakingMoment) -> Outcome:
    kind: Any = moment.rules.play
    return Outcome(kind, 0, SIZE, reason=kind)


BARCELLONA4 = replace(
    BARCELLONA3,
    id="barcellona4",
    seats=4,
    size=SIZE,
    pack=PACK64,
    packet=4,
    monte=0,
    stages=lambda rules: (Stage(SIZE, (), nobody, _play, silent_source=BARCELLONA),),
    settle=Differences(terms, ("partners", "own")),
    kinds=("partners", "own"),
    bidder_leads=lambda contract, rules: False,
    sayings=None,
    example_words=(),
)

GAME = sicilian(BARCELLONA4, Barcellona4Rules)
