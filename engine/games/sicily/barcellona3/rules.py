"""The house rules of Barcellona for three: the variants that the source lists, one by one."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.sicily.sources import BARCELLONA
from engine.house import HouseRules, choice


@dataclass(frozen=True)
class BarcellonaRules(HouseRules):
    """The house rules of Barcellona for three. ``dealer_may_solo``; ``solo_payment``: four times the difference in all, or half
    of that; ``shows_monte``.

    ``bidder_leads``: to the first trick; ``announcements``: of the giove alone, or of the lower arie as well.
    """

    dealer_may_solo: bool = choice(True, False, source=BARCELLONA, bears_on=("play",))
    solo_payment: str = choice("full", "half", source=BARCELLONA, bears_on=("payment",))
    shows_monte: bool = choice(True, False, source=BARCELLONA, bears_on=("play",))
    bidder_leads: bool = choice(False, True, source=BARCELLONA, bears_on=("play",))
    announcements: str = choice("giove", "arie", source=BARCELLONA, bears_on=("talk",))
