"""Miseria bears no number, so it must be more than the trumps that do."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import wins_by
from lessons.question.misconception import Misconception


def _strength(card: Card) -> int:
    return 21 if card.code == "Miseria" else card.strength


MISERIA_HIGH = Misconception(
    "miseria-high", "trump-order", ("who-wins",), wins_by(_strength), requires=("card:Miseria",)
)
