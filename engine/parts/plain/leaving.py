"""What a plain player lays away after taking up the last cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.cards import Card
from engine.parts.leaving import plain_cards


def laid_away(hand: Sequence[Card], number: int, low: Sequence[Card]) -> tuple[Card, ...]:
    """So many cards: short suits without their King first, in them what counts most; trumps only where nothing else may go."""
    plain = plain_cards(hand)
    many = Counter(card.suit for card in hand)
    kings = {card.suit for card in hand if card.rank == "K" and not card.is_trump}
    order = sorted(
        plain, key=lambda card: (card.suit in kings, many[card.suit], card.suit, -card.points, card.strength)
    )
    lacking = max(number - len(order), 0)
    return (*order[:number], *sorted(low, key=lambda card: card.strength)[:lacking])
