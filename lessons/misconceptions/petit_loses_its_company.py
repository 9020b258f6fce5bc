"""Trumps are there to be led, also by whoever has the petit and few others."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import View
from engine.games.france.pack import PETIT
from lessons.misconceptions.tools.cards import leads
from lessons.question.misconception import Misconception


def _highest(view: View) -> Card | None:
    return view.trumps[0] if PETIT in view.trumps and not view.trumps_gone else None


PETIT_LOSES_ITS_COMPANY = Misconception(
    "petit-loses-its-company", "petit-in-play", ("choose-card",), leads(_highest), requires=("card:Excuse",)
)
