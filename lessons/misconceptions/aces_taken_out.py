"""The aces of a 78-card pack are taken for ones, and go with the twos to fives."""

from engine.games.bologna.substitute import LEFT_OUT, WHOLE
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import picks

ACES_TAKEN_OUT = Misconception(
    "aces-taken-out",
    "pack-at-home",
    ("pack-at-home",),
    picks("out", lambda code, about: code in LEFT_OUT or "aces" in WHOLE[code].groups),
    requires=("ask:substitute",),
)
