"""The Moors have an order among themselves, as the popes of older packs seem to."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import wins_by
from lessons.question.misconception import Misconception

ORDER = ("Moor2", "Moor1", "Moor3", "Moor4")


def _strength(card: Card) -> float:
    return card.strength + (ORDER.index(card.code) / len(ORDER) if card.code in ORDER else 0)


OLDER_MOOR_ORDER = Misconception(
    "older-moor-order", "last-moor", ("who-wins",), wins_by(_strength), requires=("cards:moors",)
)
