"""The Bégato is the lowest trump, and so worth one."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.misconceptions.tools.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(1 if card.code == "Begato" else card.points for card in cards)) - len(cards) // 2


BEGATO_COUNTS_ONE = Misconception(
    "begato-counts-one", "card-values", ("how-many-points",), points(_total), requires=("count:pairs",)
)
