"""The dealer leads to the first trick."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, seats


def _seat(about: About) -> int | None:
    return int(about["who"]) if about["ask"] == "first" else None


DEALER_LEADS = Misconception("dealer-leads", "anticlockwise", ("next-to-act",), seats(_seat))
