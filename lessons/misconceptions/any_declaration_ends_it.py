"""Whoever reaches the target by declaring wins on the spot."""

from lessons.question.capabilities import THREE_SEATS
from lessons.question.facts.bologna import MatchEnd
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import seats


def _side(about: MatchEnd) -> int | None:
    if about.get("ask") not in ("dealer", "eldest", "other"):
        return None
    side = int(about["side"])
    return side if about["scores"][side] + about["points"] >= about["target"] else 2


ANY_DECLARATION_ENDS_IT = Misconception(
    "any-declaration-ends-it", "score-sheet", ("match-end",), seats(_side), requires=(THREE_SEATS,)
)
