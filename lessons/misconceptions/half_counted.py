"""Only the pairs with a dear card in them are counted; two small cards together seem to be worth nothing."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.misconceptions.tools.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    dear = [int(card.points) for card in cards if card.points > 1]
    small_left = max(0, len(cards) - 2 * len(dear))
    return int(sum(card.points for card in cards)) - len(cards) // 2 - small_left // 2


HALF_COUNTED = Misconception(
    "half-counted", "card-points", ("how-many-points",), points(_total), requires=("count:pairs",)
)
