"""Whoever wants to go solo above another says solo io."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

ANYBODY_SAYS_SOLO_IO = Misconception(
    "anybody-says-solo-io",
    "chiamo-or-solo",
    ("bidding",),
    also_says("solo io", lambda about: "solo io" not in about["legal"]),
    requires=("word:solo io",),
)
