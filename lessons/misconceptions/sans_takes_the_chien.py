"""Whoever plays garde sans still picks the chien up."""

from lessons.belief.steps import comes_to
from lessons.question.facts.france import Heard
from lessons.question.misconception import Misconception


def _fate(about: Heard) -> str | None:
    return "chien-taken" if about.get("bid") == "garde_sans" else None


SANS_TAKES_THE_CHIEN = Misconception(
    "sans-takes-the-chien", "bid-and-chien", ("auction",), comes_to("chien", _fate), wants=("rule:auction",)
)
