"""Card points: in threes with two points off, or one less for each card; both ways and the last trick."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.games.sicily.sources import CARDS
from engine.sheet import Line, ScoreSheet, codes
from engine.verdict import Facts

LAST_TRICK = 5
ALL = 109
"""What two sides share with 63 cards, the last trick included. Other packs and more piles may stray by a point (S3)."""


def count(cards: Sequence[Card]) -> ScoreSheet:
    """Count in threes, two points off each; a batch left over of one or two cards loses one point.

    A batch is a dear card with two small ones as long as there are any, as at the table; the total is the same however
    the cards are laid.
    """
    dear = sorted((card for card in cards if card.points > 1), key=lambda card: -card.points)
    small = [card for card in cards if card.points == 1]
    batches: list[tuple[Card, ...]] = []
    while dear and len(small) >= 2:
        batches.append((dear.pop(0), small.pop(), small.pop()))
    rest = dear + small
    batches += [tuple(rest[at : at + 3]) for at in range(0, len(rest), 3)]
    return ScoreSheet(tuple(_batch(batch) for batch in batches))


def _batch(batch: tuple[Card, ...]) -> Line:
    values = tuple(int(card.points) for card in batch)
    off = 2 if len(batch) == 3 else 1
    facts: Facts = {"values": values, "off": off, "points": sum(values) - off}
    return Line("three" if len(batch) == 3 else "left-over", sum(values) - off, codes(batch), facts, CARDS)


def one_less_each(cards: Sequence[Card]) -> ScoreSheet:
    """The beginners' way: each card one less, then one point more for each three and for two cards left over."""
    lines = [
        Line("one-less", int(card.points) - 1, (card.code,), {"value": int(card.points)}, CARDS)
        for card in cards
        if card.points > 1
    ]
    threes, over = divmod(len(cards), 3)
    lines.append(Line("one-for-each-three", threes, (), {"cards": len(cards), "threes": threes}, CARDS))
    if over == 2:
        lines.append(Line("one-for-two-left-over", 1, (), {"left": over}, CARDS))
    return ScoreSheet(tuple(lines))


def last_trick() -> Line:
    return Line("last-trick", LAST_TRICK, (), {"points": LAST_TRICK}, CARDS)
