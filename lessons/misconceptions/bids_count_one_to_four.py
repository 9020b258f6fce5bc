"""Garde sans counts three times and garde contre four times, one more for each bid."""

from lessons.belief.france import pays
from lessons.question.misconception import Misconception

BIDS_COUNT_ONE_TO_FOUR = Misconception(
    "bids-count-one-to-four",
    "contract-score",
    ("payments",),
    pays(times=lambda about: abs(about["sum"]) * (about["rank"] + 1)),
)
