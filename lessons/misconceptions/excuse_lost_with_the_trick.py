"""The Excuse goes with its trick, to whoever takes it."""

from lessons.misconceptions.tools.french import excused
from lessons.question.misconception import Misconception

EXCUSE_LOST_WITH_THE_TRICK = Misconception(
    "excuse-lost-with-the-trick",
    "excuse-owed",
    ("whose-excuse",),
    excused(whose=lambda about: "own" if about["own"] else "other"),
    requires=("ask:excuse",),
)
