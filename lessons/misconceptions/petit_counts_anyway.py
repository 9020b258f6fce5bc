"""The petit is a bout, so it counts with however few trumps."""

from lessons.belief.steps import figures
from lessons.question.facts.france import Weighed
from lessons.question.misconception import Misconception


def _bouts(about: Weighed) -> int:
    codes = {card.code for card in about["hand"]}
    return 10 * ("T21" in codes) + 8 * ("Excuse" in codes) + 6 * ("T1" in codes)


PETIT_COUNTS_ANYWAY = Misconception(
    "petit-counts-anyway", "counting-the-hand", ("count-hand",), figures(_bouts, "bouts"), wants=("ask:strength",)
)
