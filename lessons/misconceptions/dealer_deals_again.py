"""The same dealer goes on dealing."""

from lessons.belief.steps import seats
from lessons.question.facts.common import Turn
from lessons.question.misconception import Misconception


def _seat(about: Turn) -> int | None:
    return int(about["who"]) if about["ask"] == "deal" else None


DEALER_DEALS_AGAIN = Misconception("dealer-deals-again", "anticlockwise", ("next-to-act",), seats(_seat))
