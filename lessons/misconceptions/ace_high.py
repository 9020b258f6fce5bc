"""The ace, or the 1 of a suit, is the highest card of it."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import ranks
from lessons.question.misconception import Misconception


def _strength(card: Card) -> int:
    return 99 if card.rank in ("A", "1") and not card.is_trump else card.strength


ACE_HIGH = Misconception(
    "ace-high", "long-order", ("order-cards", "who-wins"), ranks(_strength), requires=("rank:ace",)
)
