"""Quattro Scartate is thought to end at 800 as well."""

from lessons.belief.steps import seats
from lessons.question.facts.bologna import MatchEnd
from lessons.question.misconception import Misconception


def _side(about: MatchEnd) -> int | None:
    if about.get("ask") != "four" or max(about["scores"]) < about["target"]:
        return None
    return 0 if about["scores"][0] > about["scores"][1] else 1


TARGET_ENDS_FOUR_DEALS = Misconception("target-ends-four-deals", "score-sheet", ("match-end",), seats(_side))
