"""The Excuse always comes back, in the last trick too."""

from lessons.misconceptions.tools.french import excused
from lessons.question.misconception import Misconception

EXCUSE_KEPT_TO_THE_END = Misconception(
    "excuse-kept-to-the-end",
    "excuse-last",
    ("whose-excuse",),
    excused(whose=lambda about: "own"),
    requires=("ask:excuse",),
)
