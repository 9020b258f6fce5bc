"""Petit au bout is a bonus like the others, so the bid does not multiply it."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays, petit_for_the_winner

PETIT_NOT_MULTIPLIED = Misconception(
    "petit-not-multiplied",
    "bonuses-in-the-score",
    ("payments",),
    pays(times=lambda about: abs(about["sum"]) * about["times"] - petit_for_the_winner(about) * (about["times"] - 1)),
    look="hint.payments.look-multiplied",
)
