"""One point is taken off the whole pile, once."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.misconceptions.tools.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(card.points for card in cards)) - 1


MINUS_ONCE = Misconception("minus-once", "card-points", ("how-many-points",), points(_total), requires=("count:pairs",))
