"""There is most to spare in the longest suit, so two small cards of it go."""

from engine.cards import Card
from engine.games.bologna.advice import View
from lessons.misconceptions.tools.cards import lays_away
from lessons.question.misconception import Misconception


def _two(view: View) -> tuple[Card, ...] | None:
    longest = max(view.suits.values(), key=len)
    return tuple(card for card in longest if "scartini" in card.groups)[-2:]


LAYS_FROM_THE_LONG_SUIT = Misconception(
    "lays-from-the-long-suit", "what-to-leave", ("choose-card",), lays_away(_two), requires=("pack:Bolognese",)
)
