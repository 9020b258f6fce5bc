"""A chien that is not taken belongs to the defence."""

from lessons.question.facts.france import AuctionFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _fate(about: AuctionFacts) -> str | None:
    return "chien-unseen-defence" if about.get("bid") == "garde_sans" else None


SANS_COUNTS_FOR_THE_DEFENCE = Misconception(
    "sans-counts-for-the-defence", "bid-and-chien", ("auction",), comes_to("chien", _fate), requires=("rule:auction",)
)
