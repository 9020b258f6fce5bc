"""Petit au bout is always the taker's."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

PETIT_IS_THE_TAKERS = Misconception(
    "petit-is-the-takers",
    "bonuses-in-the-score",
    ("payments",),
    pays(petit=lambda about: "taker"),
)
