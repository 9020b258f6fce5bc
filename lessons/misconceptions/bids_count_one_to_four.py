"""Garde sans counts three times and garde contre four times, one more for each bid."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

BIDS_COUNT_ONE_TO_FOUR = Misconception(
    "bids-count-one-to-four",
    "contract-score",
    ("payments",),
    pays(times=lambda about: abs(about["sum"]) * (about["rank"] + 1)),
)
