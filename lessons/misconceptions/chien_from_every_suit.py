"""What is laid away is spread: the lowest card of each suit in turn, and one of each is kept."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import View
from engine.games.france.pack import PACK
from engine.parts.leaving import plain_cards
from lessons.misconceptions.tools.cards import lays_away
from lessons.question.misconception import Misconception


def _in_turn(view: View) -> tuple[Card, ...] | None:
    number, plain = len(view.hand) - view.size, plain_cards(view.hand)
    lowest = [
        sorted((card for card in plain if card.suit == suit), key=lambda card: card.strength) for suit in view.suits
    ]
    spare = [held[:-1] for held in lowest]
    rounds = [held[n] for n in range(len(plain)) for held in spare if n < len(held)]
    away = rounds[:number]
    return PACK.sorted(away) if len({card.suit for card in away}) > 1 else None


CHIEN_FROM_EVERY_SUIT = Misconception(
    "chien-from-every-suit",
    "what-the-taker-lays-away",
    ("choose-card",),
    lays_away(_in_turn),
    requires=("card:Excuse",),
)
