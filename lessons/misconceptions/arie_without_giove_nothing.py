"""Only all five arie are paid for; four without the 20 bring nothing."""

from lessons.question.facts.sicily import SettlementFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import settles


def _item(about: SettlementFacts) -> str | None:
    return "nobody" if abs(about["tally"].arie) == 4 else None


def _less(side: int, about: SettlementFacts) -> int | None:
    return (about["ours"], about["theirs"])[side] - 1 if about["tally"].arie == (4, -4)[side] else None


ARIE_WITHOUT_GIOVE_NOTHING = Misconception(
    "arie-without-giove-nothing",
    "settling",
    ("settle",),
    settles(arie=_item, soloist=lambda about: _less(0, about), others=lambda about: _less(1, about)),
    requires=("pays:rimatura",),
)
