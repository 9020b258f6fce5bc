"""The Matto takes nothing, so it is led to be rid of it."""

from engine.cards import Card
from engine.games.bologna.advice import View
from engine.games.bologna.pack import MATTO
from lessons.misconceptions.tools.cards import leads
from lessons.question.misconception import Misconception


def _matto(view: View) -> Card | None:
    return MATTO if MATTO in view.hand else None


LEADS_THE_MATTO = Misconception(
    "leads-the-matto", "key-cards", ("choose-card",), leads(_matto), requires=("pack:Bolognese",)
)
