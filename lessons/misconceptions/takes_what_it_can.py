"""Whoever can take a trick in trumps takes it, as cheaply as possible, whatever has to be led then."""

from engine.cards import TRUMPS, Card
from engine.games.bologna.advice import View
from lessons.misconceptions.tools.cards import follows
from lessons.question.misconception import Misconception


def _cheaply(view: View) -> Card | None:
    if view.led != TRUMPS or not view.late:
        return None
    return min((card for card in view.trumps if view.takes(card)), key=lambda card: card.strength, default=None)


TAKES_WHAT_IT_CAN = Misconception(
    "takes-what-it-can", "key-cards", ("choose-card",), follows(_cheaply), requires=("pack:Bolognese",)
)
