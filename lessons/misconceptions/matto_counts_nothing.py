"""The Matto never wins anything, so it counts as an empty card."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.misconceptions.tools.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(1 if card.is_fool else card.points for card in cards)) - len(cards) // 2


MATTO_COUNTS_NOTHING = Misconception(
    "matto-counts-nothing", "card-values", ("how-many-points",), points(_total), requires=("count:pairs",)
)
