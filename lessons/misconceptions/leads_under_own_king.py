"""A small card is led from a suit in which one holds the King, who is to take later."""

from engine.cards import Card
from engine.games.bologna.advice import View
from lessons.misconceptions.tools.cards import guarded_king, leads
from lessons.question.misconception import Misconception


def _small(view: View) -> Card | None:
    king = guarded_king(view)
    return None if king is None else view.of(king.suit)[-1]


LEADS_UNDER_OWN_KING = Misconception(
    "leads-under-own-king", "what-to-lead", ("choose-card",), leads(_small), requires=("pack:Bolognese",)
)
