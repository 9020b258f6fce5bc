"""In third hand one plays the highest trump but the Angel, whatever may still come."""

from engine.cards import TRUMPS, Card
from engine.games.bologna.advice import View
from engine.games.bologna.pack import ANGEL
from lessons.misconceptions.tools.cards import follows
from lessons.question.misconception import Misconception


def _highest(view: View) -> Card | None:
    if view.led != TRUMPS or len(view.trick) != 2 or not view.trumps or ANGEL in view.hand:
        return None
    return view.trumps[0]


THIRD_HAND_PLAYS_HIGH = Misconception(
    "third-hand-plays-high", "what-to-lead", ("choose-card",), follows(_highest), requires=("pack:Bolognese",)
)
