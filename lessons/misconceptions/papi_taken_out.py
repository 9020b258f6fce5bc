"""Taking out a 78-card pack's twos to fives, somebody takes out the trumps II to V as well."""

from engine.games.bologna.pack import MOORS
from engine.games.bologna.substitute import LEFT_OUT
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import picks

PAPI_TAKEN_OUT = Misconception(
    "papi-taken-out",
    "pack-at-home",
    ("pack-at-home",),
    picks("out", lambda code, about: code in LEFT_OUT or code in MOORS),
    requires=("ask:substitute",),
)
