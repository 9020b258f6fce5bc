"""What is laid away is worthless: the smallest cards, one from each of two suits."""

from engine.cards import Card
from engine.games.bologna.advice import View
from lessons.misconceptions.tools.cards import lays_away
from lessons.question.misconception import Misconception


def _two(view: View) -> tuple[Card, ...] | None:
    longest = sorted(view.suits.values(), key=len, reverse=True)[:2]
    small = [next((card for card in reversed(held) if "scartini" in card.groups), None) for held in longest]
    return tuple(card for card in view.hand if card in small)


LAYS_SMALLEST_AWAY = Misconception(
    "lays-smallest-away", "what-to-leave", ("choose-card",), lays_away(_two), requires=("pack:Bolognese",)
)
