"""The bidding goes on, round after round, until nobody goes higher."""

from lessons.question.facts.france import AuctionFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import among_the_offered


def _words(about: AuctionFacts) -> frozenset[str] | None:
    made = [word for word in about["bids"] if word in about["said"]]
    higher = about["bids"][about["bids"].index(made[-1]) + 1 :] if made else about["bids"]
    return frozenset({"pass", *higher}) if about["over"] else None


ONE_MAY_BID_TWICE = Misconception(
    "one-may-bid-twice", "french-auction", ("auction",), among_the_offered("may", _words), requires=("rule:auction",)
)
