"""Petit au bout is always the taker's."""

from lessons.belief.france import pays
from lessons.question.misconception import Misconception

PETIT_IS_THE_TAKERS = Misconception(
    "petit-is-the-takers",
    "bonuses-in-the-score",
    ("payments",),
    pays(petit=lambda about: "taker"),
)
