"""One point is taken off every card instead of every pair."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.misconceptions.tools.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(card.points for card in cards)) - len(cards)


MINUS_PER_CARD = Misconception(
    "minus-per-card", "card-points", ("how-many-points",), points(_total), requires=("count:pairs",)
)
