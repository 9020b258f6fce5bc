"""The petit is too precious to be played, so another trump goes even where it would be safe."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import View
from engine.games.france.pack import PETIT
from lessons.misconceptions.tools.cards import follows
from lessons.question.misconception import Misconception


def _another(view: View) -> Card | None:
    safe = PETIT in view.legal and not view.trumps_gone and (view.takes(PETIT) or view.ours)
    others = [card for card in view.legal if card.is_trump and card != PETIT]
    return others[-1] if safe and others else None


PETIT_KEPT_TOO_LONG = Misconception(
    "petit-kept-too-long", "petit-in-play", ("choose-card",), follows(_another), requires=("card:Excuse",)
)
