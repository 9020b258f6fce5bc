"""The Matto is kept for the end, even where it would spare a King or the Bégato."""

from engine.cards import Card
from engine.games.bologna.advice import View
from engine.games.bologna.pack import BEGATO, MATTO
from lessons.misconceptions.tools.cards import follows
from lessons.question.misconception import Misconception


def _instead(view: View) -> Card | None:
    if MATTO not in view.legal or not view.lost:
        return None
    return next((card for card in view.legal if card == BEGATO or card.rank == "K"), None)


MATTO_KEPT_FOR_LATER = Misconception(
    "matto-kept-for-later", "key-cards", ("choose-card",), follows(_instead), requires=("pack:Bolognese",)
)
