"""What the taker lays away: suits are emptied to trump them, and courts that would be caught are brought home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.cards import Card
from engine.games.france.leaving import low_trumps
from engine.games.france.pack import PACK, SUITS
from engine.parts.leaving import plain_cards
from engine.verdict import Facts

POINT = 20
"""What a point is in the figures here: they are whole, as sums of fractions are rounded otherwise by another Python, and ways
that are worth the same would be told apart by that."""
VOID, SINGLE = 160, 40
"""What it is worth to have none of a suit left, or one card, with trumps to use it."""
NAKED = {"Q": 50, "N": 30, "J": 14}
"""What a court is likely to lose that stays without the King, nor three small cards to wait behind."""
GUARDS = 3
LENGTH = 7
"""What a card of a long suit is worth in the play."""


def discard(hand: Sequence[Card], number: int) -> tuple[tuple[Card, ...], str, Facts]:
    """The cards, the reason and its facts. Trumps go only where there is nothing else."""
    plain = plain_cards(hand)
    if len(plain) <= number:
        low = sorted(low_trumps(hand), key=lambda card: card.strength)
        cards = (*plain, *low[: number - len(plain)])
        return cards, "leaves-what-there-is", {"cards": tuple(card.code for card in cards)}
    cards = max(_ways(plain, number), key=lambda way: (_worth(hand, way), [card.code for card in way]))
    left = [card for card in hand if card not in cards]
    empty = next((suit for suit in SUITS if not _of(left, suit) and _of(hand, suit)), "")
    reason = (
        "leaves-a-void" if empty else "leaves-courts" if any(card.rank in NAKED for card in cards) else "leaves-low"
    )
    return cards, reason, {"cards": tuple(card.code for card in cards), "suit": empty}


def _ways(plain: Sequence[Card], number: int) -> Iterator[tuple[Card, ...]]:
    """Discards worth comparing: so many whole suits, and of the others the cards that count most or least."""
    suits = [suit for suit in SUITS if _of(plain, suit)]
    for many in range(len(suits) + 1):
        for emptied in combinations(suits, many):
            whole = [card for card in plain if card.suit in emptied]
            rest = [card for card in plain if card.suit not in emptied]
            if len(whole) > number:
                continue
            for order in (
                sorted(rest, key=lambda card: (-card.points, card.strength)),
                sorted(rest, key=lambda card: (len(_of(plain, card.suit)), -card.points, card.strength)),
                sorted(rest, key=lambda card: (card.rank in NAKED, card.strength, card.suit)),
            ):
                yield PACK.sorted((*whole, *order[: number - len(whole)]))


def _worth(hand: Sequence[Card], away: Sequence[Card]) -> int:
    left = [card for card in hand if card not in away]
    return sum(map(_points, away)) + sum(_suit_worth(_of(left, suit)) for suit in SUITS)


def _points(card: Card) -> int:
    return int(card.points * POINT)


def _suit_worth(cards: Sequence[Card]) -> int:
    """What the rest of a suit is worth in the play."""
    if not cards:
        return VOID
    ranks = {card.rank for card in cards}
    small = sum(card.rank not in (*NAKED, "K") for card in cards)
    naked = 0 if "K" in ranks or small >= GUARDS else sum(worth for rank, worth in NAKED.items() if rank in ranks)
    kept = sum(_points(card) for card in cards if "K" in ranks and card.rank in NAKED)
    return (SINGLE if len(cards) == 1 else 0) + LENGTH * len(cards) + kept - naked


def _of(cards: Sequence[Card], suit: str) -> list[Card]:
    return [card for card in cards if card.suit == suit]
