"""There is most to spare in the longest suits, so they give all that is laid away, down to one card."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import View
from engine.games.france.pack import PACK
from engine.parts.leaving import plain_cards
from lessons.misconceptions.tools.cards import lays_away
from lessons.question.misconception import Misconception


def _from_the_longest(view: View) -> tuple[Card, ...] | None:
    plain = plain_cards(view.hand)
    longest = sorted(view.suits, key=lambda suit: -len(view.suits[suit]))
    spare = [card for suit in longest for card in [one for one in reversed(plain) if one.suit == suit][:-1]]
    return PACK.sorted(spare[: len(view.hand) - view.size])


CHIEN_FROM_THE_LONG_SUIT = Misconception(
    "chien-from-the-long-suit",
    "what-the-taker-lays-away",
    ("choose-card",),
    lays_away(_from_the_longest),
    wants=("card:Excuse",),
)
