"""What is highest is led first, so as to take at once."""

from engine.cards import Card
from engine.games.bologna.advice import View
from lessons.misconceptions.tools.cards import leads
from lessons.question.misconception import Misconception


def _highest(view: View) -> Card | None:
    return view.trumps[0] if view.trumps else None


LEADS_HIGHEST_CARD = Misconception(
    "leads-highest-card", "what-to-lead", ("choose-card",), leads(_highest), requires=("pack:Bolognese",)
)
