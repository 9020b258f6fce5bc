"""The values of the cards are added up, and nothing is taken off."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.belief.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(card.points for card in cards))


NOTHING_OFF_THE_THREES = Misconception(
    "nothing-off-the-threes", "count-threes", ("how-many-points",), points(_total), wants=("count:threes",)
)
