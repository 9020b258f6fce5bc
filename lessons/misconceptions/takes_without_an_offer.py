"""One may say prendo although nobody has offered anything."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import also_says

TAKES_WITHOUT_AN_OFFER = Misconception(
    "takes-without-an-offer",
    "bargaining",
    ("bidding",),
    also_says("prendo", lambda about: not any(word.startswith("offro") for word in about["said"])),
    requires=("word:offro",),
)
