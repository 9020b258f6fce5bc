"""The petit is the lowest trump, so it is what one throws away when a trump has to be lost."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import View
from engine.games.france.pack import PETIT
from lessons.misconceptions.tools.cards import follows
from lessons.question.misconception import Misconception


def _thrown(view: View) -> Card | None:
    return PETIT if PETIT in view.legal and view.lost and not view.takes(PETIT) else None


PETIT_AS_SMALL_CHANGE = Misconception(
    "petit-as-small-change", "petit-in-play", ("choose-card",), follows(_thrown), requires=("card:Excuse",)
)
