"""Petit au bout goes to the side that wins the deal, as a poignée does."""

from lessons.belief.france import pays
from lessons.question.misconception import Misconception

PETIT_TO_WHOEVER_WINS_THE_DEAL = Misconception(
    "petit-to-whoever-wins-the-deal",
    "bonuses-in-the-score",
    ("payments",),
    pays(petit=lambda about: "taker" if about["won"] else "defence"),
)
