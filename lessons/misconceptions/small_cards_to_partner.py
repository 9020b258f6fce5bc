"""On partner's trick the smallest card goes, as if it were the opponents'."""

from engine.cards import Card
from engine.games.bologna.advice import PARTNER, View
from lessons.misconceptions.tools.cards import follows, lowest
from lessons.question.misconception import Misconception


def _smallest(view: View) -> Card | None:
    if view.ahead != PARTNER:
        return None
    return lowest(tuple(card for card in view.legal if "scartini" in card.groups))


SMALL_CARDS_TO_PARTNER = Misconception(
    "small-cards-to-partner", "key-cards", ("choose-card",), follows(_smallest), requires=("pack:Bolognese",)
)
