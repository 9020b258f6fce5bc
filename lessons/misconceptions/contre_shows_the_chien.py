"""In garde contre the defenders turn the chien up before the play."""

from lessons.question.facts.france import AuctionFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _fate(about: AuctionFacts) -> str | None:
    return "chien-seen-defence" if about.get("bid") == "garde_contre" else None


CONTRE_SHOWS_THE_CHIEN = Misconception(
    "contre-shows-the-chien", "bid-and-chien", ("auction",), comes_to("chien", _fate), requires=("rule:auction",)
)
