"""High trumps are kept for the end, so a small card of a suit is led."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import View
from lessons.misconceptions.tools.cards import leads
from lessons.question.misconception import Misconception


def _small(view: View) -> Card | None:
    small = [held[-1] for held in view.suits.values() if held[-1].rank != "K"]
    return min(small, key=lambda card: card.strength) if small and view.top_run else None


TRUMPS_KEPT_FOR_LATER = Misconception(
    "trumps-kept-for-later", "petit-in-play", ("choose-card",), leads(_small), requires=("card:Excuse",)
)
