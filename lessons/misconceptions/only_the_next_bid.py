"""One climbs a step at a time: above petite there is garde, and nothing else for now."""

from lessons.question.facts.france import AuctionFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import among_the_offered


def _words(about: AuctionFacts) -> frozenset[str] | None:
    made = [word for word in about["bids"] if word in about["said"]]
    higher = about["bids"][about["bids"].index(made[-1]) + 1 :] if made else about["bids"]
    return None if about["over"] else frozenset({"pass", *higher[:1]})


ONLY_THE_NEXT_BID = Misconception(
    "only-the-next-bid", "french-auction", ("auction",), among_the_offered("may", _words), requires=("rule:auction",)
)
