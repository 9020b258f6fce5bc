"""It is no slam while the others keep the Excuse."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

EXCUSE_COUNTS_IN_THE_SLAM = Misconception(
    "excuse-counts-in-the-slam",
    "bonuses-in-the-score",
    ("payments",),
    pays(
        slam=lambda about: (
            None if not about["excuse_apart"] else "nobody" if about["announced"] is None else "defence-200"
        )
    ),
)
