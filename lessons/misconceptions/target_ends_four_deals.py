"""Quattro Scartate is thought to end at 800 as well."""

from lessons.question.facts.bologna import MatchEnd
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import seats

DEALS = 4


def _side(about: MatchEnd) -> int | None:
    """The side ahead, where one has 800 before the fourth deal; after it whoever believes that says what is so."""
    ended = about.get("ask") == "four" and about["played"] < DEALS and max(about["scores"]) >= about["target"]
    if not ended or about["scores"][0] == about["scores"][1]:
        return None
    return 0 if about["scores"][0] > about["scores"][1] else 1


TARGET_ENDS_FOUR_DEALS = Misconception(
    "target-ends-four-deals",
    "score-sheet",
    ("match-end",),
    seats(_side),
    requires=("ask:four_deals",),
    overlooks=True,  # that deals are left: whoever is ahead has won then, with or without a target
)
