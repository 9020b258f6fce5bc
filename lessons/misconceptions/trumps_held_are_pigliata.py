"""Every counting trump in one's pile is paid for, one's own as well as the captured ones."""

from lessons.belief.sicily import settles
from lessons.question.facts.sicily import Settled
from lessons.question.misconception import Misconception


def _counted(side: int, about: Settled) -> int:
    kept = len(about["counting"][side]) - len(about["tally"].captured[side])
    return (about["ours"], about["theirs"])[side] + kept


TRUMPS_HELD_ARE_PIGLIATA = Misconception(
    "trumps-held-are-pigliata",
    "settling",
    ("settle",),
    settles(soloist=lambda about: _counted(0, about), others=lambda about: _counted(1, about)),
    wants=("pays:rimatura",),
    look="hint.settle.look-captured",
)
