"""Petit au bout belongs to the side that kept it to the end, whoever takes it."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import SIDES, pays

PETIT_TO_WHOEVER_PLAYED_IT = Misconception(
    "petit-to-whoever-played-it",
    "bonuses-in-the-score",
    ("payments",),
    pays(petit=lambda about: SIDES[about["petit_by"]]),
)
