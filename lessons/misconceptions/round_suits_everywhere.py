"""The habit of Bologna: in cups and coins the small cards turn round, the fewest signs the strongest."""

from engine.cards import Card
from lessons.beliefs import highest, racing, wins
from lessons.misconception import Misconception
from lessons.questions.who_wins.model import Trick


def _strength(card: Card) -> int:
    turned = card.suit in ("C", "D") and "pips" in card.groups
    return 11 - int(card.rank) if turned and card.rank.isdecimal() else card.strength


def _best(item: Trick) -> Card | None:
    return highest(racing(item), _strength)


ROUND_SUITS_EVERYWHERE = Misconception(
    "round-suits-everywhere", "ten-to-four", ("who-wins",), wins(_best), families=("sicily",)
)
