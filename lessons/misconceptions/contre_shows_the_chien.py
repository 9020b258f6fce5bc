"""In garde contre the defenders turn the chien up before the play."""

from lessons.belief.steps import comes_to
from lessons.question.facts.france import Heard
from lessons.question.misconception import Misconception


def _fate(about: Heard) -> str | None:
    return "chien-seen-defence" if about.get("bid") == "garde_contre" else None


CONTRE_SHOWS_THE_CHIEN = Misconception(
    "contre-shows-the-chien", "bid-and-chien", ("auction",), comes_to("chien", _fate), wants=("rule:auction",)
)
