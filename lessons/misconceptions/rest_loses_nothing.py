"""Only whole threes lose points; what is left over counts in full."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.belief.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(card.points for card in cards)) - 2 * (len(cards) // 3)


REST_LOSES_NOTHING = Misconception(
    "rest-loses-nothing", "count-threes", ("how-many-points",), points(_total), wants=("count:threes",)
)
