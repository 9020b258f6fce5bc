"""Several players may call in the same round; the last call counts."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

CALLS_OVER_A_CALL = Misconception(
    "calls-over-a-call",
    "speaking-in-four",
    ("bidding",),
    also_says("chiamo", lambda about: "chiamo" in about["said"]),
    requires=("ask:called", "word:chiamo"),
)
