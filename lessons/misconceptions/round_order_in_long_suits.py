"""Swords and batons turn round below the courts as well, the six above the ten."""

from engine.cards import Card
from engine.games.bologna.pack import ROUND_RANKS
from lessons.misconceptions.tools.playing import ranks
from lessons.question.misconception import Misconception


def _strength(card: Card) -> int:
    return 10 - ROUND_RANKS.index(card.rank) if "long" in card.groups else card.strength


ROUND_ORDER_IN_LONG_SUITS = Misconception(
    "round-order-in-long-suits",
    "long-order",
    ("order-cards", "who-wins"),
    ranks(_strength),
    requires=("cards:long",),
)
