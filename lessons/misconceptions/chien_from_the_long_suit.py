"""There is most to spare in the longest suits, so they give all that is laid away, down to one card."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import View
from engine.games.france.pack import PACK
from engine.parts.leaving import plain_cards
from lessons.misconceptions.tools.cards import lays_away
from lessons.question.misconception import Misconception

TWO_SUITS = 2
"""From so many suits at most, the longest, so much is laid away by this rule."""


def _from_the_longest(view: View) -> tuple[Card, ...] | None:
    plain = plain_cards(view.hand)
    longest = sorted(view.suits, key=lambda suit: -len(view.suits[suit]))
    spare = [card for suit in longest for card in [one for one in reversed(plain) if one.suit == suit][:-1]]
    away = spare[: len(view.hand) - view.size]
    taken = {card.suit for card in away}
    if len(taken) > TWO_SUITS or any(
        len(view.suits[suit]) >= _shortest(view, taken) for suit in view.suits.keys() - taken
    ):
        return None  # spread over three suits, or with another as long, they do not come from where there are most
    return PACK.sorted(away)


def _shortest(view: View, suits: set[str]) -> int:
    return min(len(view.suits[suit]) for suit in suits)


CHIEN_FROM_THE_LONG_SUIT = Misconception(
    "chien-from-the-long-suit",
    "what-the-taker-lays-away",
    ("choose-card",),
    lays_away(_from_the_longest),
    requires=("card:Excuse",),
)
