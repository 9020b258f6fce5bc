"""The same dealer goes on dealing."""

from lessons.question.facts.common import Turn
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import seats


def _seat(about: Turn) -> int | None:
    return int(about["who"]) if about["ask"] == "deal" else None


DEALER_DEALS_AGAIN = Misconception("dealer-deals-again", "anticlockwise", ("next-to-act",), seats(_seat))
