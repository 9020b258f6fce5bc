"""The Excuse is counted among the trumps as well as among the bouts."""

from lessons.question.facts.france import HandCountFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import figures


def _trumps(about: HandCountFacts) -> int:
    return about["points"]["trumps"] + 2 * any(card.is_fool for card in about["hand"])


EXCUSE_COUNTS_AS_A_TRUMP = Misconception(
    "excuse-counts-as-a-trump",
    "counting-the-hand",
    ("count-hand",),
    figures(_trumps, "trumps"),
    requires=("ask:strength",),
)
