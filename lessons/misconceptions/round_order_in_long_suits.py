"""Swords and batons turn round below the courts as well, the six above the ten."""

from engine.cards import Card
from lessons.beliefs import either, highest, orders, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick

ROUND = ("K", "Q", "N", "J", "A", "6", "7", "8", "9", "10")


def _strength(card: Card) -> int:
    return 10 - ROUND.index(card.rank) if "long" in card.groups else card.strength


def _best(item: Trick) -> Card | None:
    return highest(racing(item), _strength)


ROUND_ORDER_IN_LONG_SUITS = Misconception(
    "round-order-in-long-suits",
    "long-order",
    ("order-cards", "who-wins"),
    either(trick=wins(_best), shuffled=orders(_strength)),
    families=("bologna",),
)
