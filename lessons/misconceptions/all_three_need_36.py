"""Where all three play alone they need 36 each, the one with the monte too."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import settles

ALL_THREE_NEED_36 = Misconception(
    "all-three-need-36",
    "by-difference",
    ("differences",),
    settles(target=lambda about: 36 if about["own"] else None),
    requires=(
        "pays:points",
        "ask:discard",
        "sides:alone",
    ),
)
