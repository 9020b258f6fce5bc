"""The values are added up, and nothing is taken off."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.misconceptions.tools.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(card.points for card in cards))


NO_MINUS_PER_PAIR = Misconception(
    "no-minus-per-pair", "card-points", ("how-many-points",), points(_total), requires=("count:pairs",)
)
