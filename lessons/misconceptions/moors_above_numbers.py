"""The Moors bear no number, so they stand with the great trumps above the 16."""

from engine.cards import Card
from lessons.beliefs import either, highest, orders, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick


def _strength(card: Card) -> float:
    return 13.5 if "moors" in card.groups else card.strength


def _best(item: Trick) -> Card | None:
    return highest(racing(item), lambda card: int(2 * _strength(card)))


MOORS_ABOVE_NUMBERS = Misconception(
    "moors-above-numbers",
    "trump-order",
    ("order-cards", "who-wins"),
    either(trick=wins(_best), shuffled=orders(_strength)),
    families=("bologna",),
)
