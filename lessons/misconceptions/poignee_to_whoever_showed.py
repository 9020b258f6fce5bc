"""A poignée is for the side that showed it."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import SIDES, pays

POIGNEE_TO_WHOEVER_SHOWED = Misconception(
    "poignee-to-whoever-showed",
    "bonuses-in-the-score",
    ("payments",),
    pays(
        poignee=lambda about: (
            SIDES[about["poignees"][0][0]] if len({side for side, _ in about["poignees"]}) == 1 else None
        )
    ),
)
