"""The Bégato is worth five points, so it must be one of the strong trumps."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import ranks
from lessons.question.misconception import Misconception


def _strength(card: Card) -> float:
    return 15.5 if card.code == "Begato" else card.strength


BEGATO_HIGH = Misconception(
    "begato-high",
    "trump-order",
    ("order-cards", "who-wins"),
    ranks(_strength),
    requires=("card:Begato",),
)
