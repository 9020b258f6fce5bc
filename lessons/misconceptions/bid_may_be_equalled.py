"""One may bid as much as somebody before, and whoever said it last takes."""

from lessons.belief.steps import among_the_offered
from lessons.question.facts.france import Heard
from lessons.question.misconception import Misconception


def _words(about: Heard) -> frozenset[str] | None:
    made = [word for word in about["bids"] if word in about["said"]]
    return None if about["over"] or not made else about["legal"] | {made[-1]}


BID_MAY_BE_EQUALLED = Misconception(
    "bid-may-be-equalled", "french-auction", ("auction",), among_the_offered("may", _words), wants=("rule:auction",)
)
