"""Whoever bids first has the right to take."""

from lessons.question.facts.france import AuctionFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _takes(about: AuctionFacts) -> str | None:
    first = next((i for i, word in enumerate(about["said"]) if word != "pass"), None)
    seats = [word for word in about["seats"] if word != "again"]
    return None if first is None else seats[(about["first"] + first) % len(seats)]


FIRST_BID_TAKES = Misconception(
    "first-bid-takes", "french-auction", ("auction",), comes_to("comes", _takes), requires=("rule:auction",)
)
