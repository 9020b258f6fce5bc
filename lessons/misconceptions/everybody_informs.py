"""Everybody in turn may tell something about the own cards."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

EVERYBODY_INFORMS = Misconception(
    "everybody-informs",
    "telling-the-dealer",
    ("bidding",),
    also_says("informo", lambda about: "informo" not in about["legal"]),
    requires=("word:informo",),
)
