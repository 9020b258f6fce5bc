"""The petit is a bout, so it counts with however few trumps."""

from lessons.question.facts.france import HandCountFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import figures


def _bouts(about: HandCountFacts) -> int:
    codes = {card.code for card in about["hand"]}
    return 10 * ("T21" in codes) + 8 * ("Excuse" in codes) + 6 * ("T1" in codes)


PETIT_COUNTS_ANYWAY = Misconception(
    "petit-counts-anyway", "counting-the-hand", ("count-hand",), figures(_bouts, "bouts"), requires=("ask:strength",)
)
