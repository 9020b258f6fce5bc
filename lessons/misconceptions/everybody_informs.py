"""Everybody in turn may tell something about the own cards."""

from lessons.belief.sicily import also_says
from lessons.question.misconception import Misconception

EVERYBODY_INFORMS = Misconception(
    "everybody-informs",
    "telling-the-dealer",
    ("bidding",),
    also_says("informo", lambda about: "informo" not in about["legal"]),
    wants=("word:informo",),
)
