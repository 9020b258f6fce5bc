"""Court cards are worth keeping, so small ones go: first those beside a Queen or Knight."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import View
from engine.games.france.pack import HALF, PACK
from engine.parts.leaving import plain_cards
from lessons.misconceptions.tools.cards import lays_away
from lessons.question.misconception import Misconception


def _small(view: View) -> tuple[Card, ...] | None:
    headed = {suit for suit, held in view.suits.items() if held[0].rank in ("Q", "N")}
    small = [card for card in plain_cards(view.hand) if card.points == HALF]
    small.sort(key=lambda card: (card.suit not in headed, -len(view.suits[card.suit]), card.strength))
    return PACK.sorted(small[: len(view.hand) - view.size])


CHIEN_KEEPS_COURTS = Misconception(
    "chien-keeps-courts", "what-the-taker-lays-away", ("choose-card",), lays_away(_small), requires=("card:Excuse",)
)
