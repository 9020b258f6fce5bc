"""The Moors bear no number, so they stand with the great trumps above the 16."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import ranks
from lessons.question.misconception import Misconception


def _strength(card: Card) -> float:
    return 13.5 if "moors" in card.groups else card.strength


MOORS_ABOVE_NUMBERS = Misconception(
    "moors-above-numbers",
    "trump-order",
    ("order-cards", "who-wins"),
    ranks(_strength),
    requires=("cards:moors",),
)
