"""One may bid as much as somebody before, and whoever said it last takes."""

from lessons.question.facts.france import AuctionFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import among_the_offered


def _words(about: AuctionFacts) -> frozenset[str] | None:
    made = [word for word in about["bids"] if word in about["said"]]
    return None if about["over"] or not made else about["legal"] | {made[-1]}


BID_MAY_BE_EQUALLED = Misconception(
    "bid-may-be-equalled", "french-auction", ("auction",), among_the_offered("may", _words), requires=("rule:auction",)
)
