"""The Excuse is taken back, and nothing is given for it."""

from lessons.misconceptions.tools.french import excused
from lessons.question.misconception import Misconception

NOTHING_OWED_FOR_THE_EXCUSE = Misconception(
    "nothing-owed-for-the-excuse",
    "excuse-owed",
    ("whose-excuse",),
    excused(owes=lambda about: "nothing"),
    requires=("ask:excuse",),
)
