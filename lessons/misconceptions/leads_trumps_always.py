"""Trumps are there to be led, with whatever hand."""

from engine.cards import Card
from engine.games.bologna.advice import View
from lessons.misconceptions.tools.cards import leads
from lessons.question.misconception import Misconception


def _small(view: View) -> Card | None:
    numbers = [card for card in view.trumps if "numbers" in card.groups]
    return numbers[-1] if numbers else None


LEADS_TRUMPS_ALWAYS = Misconception(
    "leads-trumps-always", "what-to-lead", ("choose-card",), leads(_small), requires=("pack:Bolognese",)
)
