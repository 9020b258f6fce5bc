"""A King in hand takes a trick, so he is led at once."""

from engine.cards import Card
from engine.games.bologna.advice import View
from lessons.misconceptions.tools.cards import guarded_king, leads
from lessons.question.misconception import Misconception


def _king(view: View) -> Card | None:
    return None if view.late else guarded_king(view)


LEADS_OWN_KING = Misconception(
    "leads-own-king", "what-to-lead", ("choose-card",), leads(_king), requires=("pack:Bolognese",)
)
