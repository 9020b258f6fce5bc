"""Whoever plays garde sans still picks the chien up."""

from lessons.question.facts.france import AuctionFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _fate(about: AuctionFacts) -> str | None:
    return "chien-taken" if about.get("bid") == "garde_sans" else None


SANS_TAKES_THE_CHIEN = Misconception(
    "sans-takes-the-chien", "bid-and-chien", ("auction",), comes_to("chien", _fate), requires=("rule:auction",)
)
