"""The dealer leads to the first trick."""

from lessons.question.facts.common import Turn
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import seats


def _seat(about: Turn) -> int | None:
    return int(about["who"]) if about["ask"] == "first" else None


DEALER_LEADS = Misconception("dealer-leads", "anticlockwise", ("next-to-act",), seats(_seat), requires=("deal:begins",))
