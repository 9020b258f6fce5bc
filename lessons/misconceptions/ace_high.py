"""The ace, or the 1 of a suit, is the highest card of it."""

from engine.cards import Card
from lessons.beliefs import either, highest, orders, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick


def _strength(card: Card) -> int:
    return 99 if card.rank in ("A", "1") and not card.is_trump else card.strength


def _best(item: Trick) -> Card | None:
    return highest(racing(item), _strength)


ACE_HIGH = Misconception(
    "ace-high", "long-order", ("order-cards", "who-wins"), either(trick=wins(_best), shuffled=orders(_strength))
)
