"""The habit of Bologna: in cups and coins the small cards turn round, the fewest signs the strongest."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import wins_by
from lessons.question.misconception import Misconception


def _strength(card: Card) -> int:
    if card.suit not in ("C", "D") or "pips" not in card.groups:
        return card.strength
    signs = 1 if card.rank == "A" else int(card.rank)
    return 11 - signs


ROUND_SUITS_EVERYWHERE = Misconception(
    "round-suits-everywhere", "ten-to-four", ("who-wins",), wins_by(_strength), requires=("card:Miseria",)
)
