"""The Bégato is the lowest trump, so it is what one throws away when a trump has to be lost."""

from engine.cards import Card
from engine.games.bologna.advice import View
from engine.games.bologna.pack import BEGATO
from lessons.misconceptions.tools.cards import follows
from lessons.question.misconception import Misconception


def _thrown(view: View) -> Card | None:
    return BEGATO if BEGATO in view.legal and view.lost and not view.takes(BEGATO) else None


BEGATO_AS_SMALL_CHANGE = Misconception(
    "begato-as-small-change", "key-cards", ("choose-card",), follows(_thrown), requires=("pack:Bolognese",)
)
