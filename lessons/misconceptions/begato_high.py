"""The Bégato is worth five points, so it must be one of the strong trumps."""

from engine.cards import Card
from lessons.beliefs import either, highest, orders, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick


def _strength(card: Card) -> float:
    return 15.5 if card.code == "Begato" else card.strength


def _best(item: Trick) -> Card | None:
    return highest(racing(item), lambda card: int(2 * _strength(card)))


BEGATO_HIGH = Misconception(
    "begato-high",
    "trump-order",
    ("order-cards", "who-wins"),
    either(trick=wins(_best), shuffled=orders(_strength)),
    families=("bologna",),
)
