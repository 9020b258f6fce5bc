"""The habit of Bologna: in cups and coins the small cards turn round, the fewest signs the strongest."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import wins_by
from lessons.question.misconception import Misconception


def _strength(card: Card) -> int:
    turned = card.suit in ("C", "D") and "pips" in card.groups
    return 11 - int(card.rank) if turned and card.rank.isdecimal() else card.strength


ROUND_SUITS_EVERYWHERE = Misconception(
    "round-suits-everywhere", "ten-to-four", ("who-wins",), wins_by(_strength), wants=("card:Miseria",)
)
