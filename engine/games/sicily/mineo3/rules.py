"""The house rules of Mineo for three."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.sicily.sources import VARIATIONS
from engine.house import HouseRules, choice


@dataclass(frozen=True)
class MineoRules(HouseRules):
    """The house rules of Mineo for three. ``rivanto``: only who had no chance to go solo in the last round may say it, or
    (Dummett) any opponent.

    ``soloist_leads``: to the first trick. ``palagonia``: a solo may be announced after any round, doubled with less than a
    full hand. ``communications``: the phrases that partners may use, those reported from elsewhere too, or none.
    """

    rivanto: str = choice("no_chance_in_final_round", "any_opponent", source=VARIATIONS, bears_on=("talk", "payment"))
    soloist_leads: bool = choice(False, True, source=VARIATIONS, bears_on=("play",))
    palagonia: bool = choice(False, True, source=VARIATIONS, bears_on=("talk", "payment"))
    communications: str = choice("mineo", "elsewhere", "none", source=VARIATIONS, bears_on=("talk",))
