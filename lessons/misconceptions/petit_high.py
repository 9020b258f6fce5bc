"""The petit is a bout like the 21, and so it must be a strong trump."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import ranks
from lessons.question.misconception import Misconception


def _strength(card: Card) -> float:
    return 20.5 if card.code == "T1" else card.strength


PETIT_HIGH = Misconception(
    "petit-high", "french-order", ("order-cards", "who-wins"), ranks(_strength), requires=("cards:bouts",)
)
