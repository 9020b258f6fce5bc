"""Low trumps take nothing, so they are laid away."""

from engine.cards import Card
from engine.games.bologna.advice import View
from lessons.misconceptions.tools.cards import lays_away
from lessons.question.misconception import Misconception


def _two(view: View) -> tuple[Card, ...] | None:
    return tuple(card for card in view.trumps if "numbers" in card.groups)[-2:]


LAYS_TRUMPS_AWAY = Misconception(
    "lays-trumps-away", "what-to-leave", ("choose-card",), lays_away(_two), requires=("pack:Bolognese",)
)
