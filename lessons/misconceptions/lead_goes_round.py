"""The lead goes round the table like the deal, whoever won the trick."""

from lessons.question.facts.common import Turn
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import seats


def _seat(about: Turn) -> int | None:
    return (about["who"] + 1) % about["seats"] if about["ask"] == "lead" else None


LEAD_GOES_ROUND = Misconception("lead-goes-round", "anticlockwise", ("next-to-act",), seats(_seat))
