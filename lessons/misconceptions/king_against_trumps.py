"""The King is the highest of his suit and is led late, though an opponent has none of it and trumps."""

from engine.cards import Card
from engine.games.bologna.advice import View
from lessons.misconceptions.tools.cards import guarded_king, leads
from lessons.question.misconception import Misconception


def _king(view: View) -> Card | None:
    return guarded_king(view) if view.late else None


KING_AGAINST_TRUMPS = Misconception(
    "king-against-trumps", "what-to-lead", ("choose-card",), leads(_king), requires=("pack:Bolognese",)
)
