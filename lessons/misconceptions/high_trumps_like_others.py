"""A trump is a trump: the high ones count no more than the others."""

from lessons.question.facts.france import HandCountFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import figures


def _trumps(about: HandCountFacts) -> int:
    return 2 * sum(card.is_trump for card in about["hand"])


HIGH_TRUMPS_LIKE_OTHERS = Misconception(
    "high-trumps-like-others",
    "counting-the-hand",
    ("count-hand",),
    figures(_trumps, "trumps"),
    requires=("ask:strength",),
)
