"""A soloist receives the difference once, as if there were one opponent."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import settles

DIFFERENCE_PAID_ONCE = Misconception(
    "difference-paid-once",
    "by-difference",
    ("differences",),
    settles(all=lambda about: about["off"] if about["times"] > 1 else None),
    requires=(
        "pays:points",
        "ask:discard",
        "word:solo",
    ),
    holds=lambda _: False,  # how often is told by the rule of the contract that was played
)
