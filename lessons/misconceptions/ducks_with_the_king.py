"""The King is held back on the first round, in the hope of a better catch."""

from engine.cards import Card
from engine.games.bologna.advice import View
from engine.games.bologna.pack import KING_OF
from lessons.misconceptions.tools.cards import follows
from lessons.question.misconception import Misconception


def _smallest(view: View) -> Card | None:
    king = KING_OF.get(view.led or "")
    if king is None or king not in view.hand or not view.takes(king) or len(view.of(king.suit)) < 2:
        return None
    return view.of(king.suit)[-1]


DUCKS_WITH_THE_KING = Misconception(
    "ducks-with-the-king", "what-to-lead", ("choose-card",), follows(_smallest), requires=("pack:Bolognese",)
)
