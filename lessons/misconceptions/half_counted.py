"""The small cards laid on the dear ones are forgotten: only the dear ones are counted, a point off each."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.beliefs import points
from lessons.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(card.points - 1 for card in cards if card.points > 1))


HALF_COUNTED = Misconception("half-counted", "card-points", ("how-many-points",), points(_total))
