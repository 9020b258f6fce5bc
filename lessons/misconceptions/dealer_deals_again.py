"""The same dealer goes on dealing."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, seats


def _seat(about: About) -> int | None:
    return int(about["who"]) if about["ask"] == "deal" else None


DEALER_DEALS_AGAIN = Misconception("dealer-deals-again", "anticlockwise", ("next-to-act",), seats(_seat))
