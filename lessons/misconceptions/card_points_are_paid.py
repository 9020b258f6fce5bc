"""The card points are paid one by one, as the difference between the sides."""

from lessons.question.facts.sicily import SettlementFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import settles


def _won(side: int, about: SettlementFacts) -> int | None:
    points = about["tally"].points
    ahead = points[side] - points[1 - side]
    return (about["ours"], about["theirs"])[side] - 1 + ahead if ahead > 1 else None


CARD_POINTS_ARE_PAID = Misconception(
    "card-points-are-paid",
    "settling",
    ("settle",),
    settles(soloist=lambda about: _won(0, about), others=lambda about: _won(1, about)),
    requires=("pays:rimatura",),
    look="hint.settle.look-majority",
)
