"""Sun and Moon stand with the Angel and the World, so they must be worth five as well."""

from collections.abc import Sequence

from engine.cards import Card
from lessons.misconceptions.tools.playing import points
from lessons.question.misconception import Misconception


def _total(cards: Sequence[Card]) -> int:
    return int(sum(5 if "rossi" in card.groups else card.points for card in cards)) - len(cards) // 2


PEZZI_COUNT_FIVE = Misconception(
    "pezzi-count-five", "card-values", ("how-many-points",), points(_total), requires=("count:pairs",)
)
