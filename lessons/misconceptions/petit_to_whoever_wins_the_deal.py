"""Petit au bout goes to the side that wins the deal, as a poignée does."""

from lessons.question.misconception import Misconception
from lessons.wrong_rules.france import pays

PETIT_TO_WHOEVER_WINS_THE_DEAL = Misconception(
    "petit-to-whoever-wins-the-deal",
    "bonuses-in-the-score",
    ("payments",),
    pays(petit=lambda about: "taker" if about["won"] else "defence"),
)
