"""Every counting trump in one's pile is paid for, one's own as well as the captured ones."""

from lessons.question.facts.sicily import SettlementFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import settles


def _counted(side: int, about: SettlementFacts) -> int:
    kept = len(about["counting"][side]) - len(about["tally"].captured[side])
    return (about["ours"], about["theirs"])[side] + kept


TRUMPS_HELD_ARE_PIGLIATA = Misconception(
    "trumps-held-are-pigliata",
    "settling",
    ("settle",),
    settles(soloist=lambda about: _counted(0, about), others=lambda about: _counted(1, about)),
    requires=("pays:rimatura",),
    look="hint.settle.look-captured",
)
