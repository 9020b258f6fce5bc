"""Cups and coins rank like swords and batons, the ten above the six."""

from engine.cards import Card
from engine.games.bologna.pack import LONG_RANKS
from lessons.misconceptions.tools.playing import ranks
from lessons.question.misconception import Misconception


def _strength(card: Card) -> int:
    return 10 - LONG_RANKS.index(card.rank) if "round" in card.groups else card.strength


LONG_ORDER_IN_ROUND_SUITS = Misconception(
    "long-order-in-round-suits",
    "round-order",
    ("order-cards", "who-wins"),
    ranks(_strength),
    requires=("cards:round",),
)
