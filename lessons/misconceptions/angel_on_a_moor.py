"""Whoever has the Angel plays it, for then the trick is sure."""

from engine.cards import TRUMPS, Card
from engine.games.bologna.advice import View
from engine.games.bologna.pack import ANGEL
from lessons.misconceptions.tools.cards import follows
from lessons.question.misconception import Misconception


def _angel(view: View) -> Card | None:
    return ANGEL if view.led == TRUMPS and ANGEL in view.hand else None


ANGEL_ON_A_MOOR = Misconception(
    "angel-on-a-moor", "what-to-lead", ("choose-card",), follows(_angel), requires=("pack:Bolognese",)
)
