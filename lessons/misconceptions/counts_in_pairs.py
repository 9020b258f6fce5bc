"""Counting by pairs, as in Bologna: one point off for every two cards."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.belief.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(card.points for card in cards)) - len(cards) // 2


COUNTS_IN_PAIRS = Misconception(
    "counts-in-pairs", "count-threes", ("how-many-points",), points(_total), wants=("count:threes",)
)
