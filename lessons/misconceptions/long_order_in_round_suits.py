"""Cups and coins rank like swords and batons, the ten above the six."""

from engine.cards import Card
from lessons.beliefs import either, highest, orders, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick

LONG = ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "A")


def _strength(card: Card) -> int:
    return 10 - LONG.index(card.rank) if "round" in card.groups else card.strength


def _best(item: Trick) -> Card | None:
    return highest(racing(item), _strength)


LONG_ORDER_IN_ROUND_SUITS = Misconception(
    "long-order-in-round-suits",
    "round-order",
    ("order-cards", "who-wins"),
    either(trick=wins(_best), shuffled=orders(_strength)),
    families=("bologna",),
)
