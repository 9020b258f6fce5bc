"""Miseria bears no number, so it must be more than the trumps that do."""

from engine.cards import Card
from lessons.beliefs import highest, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick


def _strength(card: Card) -> int:
    return 21 if card.code == "Miseria" else card.strength


def _best(item: Trick) -> Card | None:
    return highest(racing(item), _strength)


MISERIA_HIGH = Misconception("miseria-high", "trump-order", ("who-wins",), wins(_best), families=("sicily",))
