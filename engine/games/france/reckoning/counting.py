"""Card points: every card's own value in half points, the same in pairs as at the table, and what must be reached."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from engine.cards import Card
from engine.games.france.pack import PACK, is_bout, is_low
from engine.games.france.sources import CARDS
from engine.sheet import Line, ScoreSheet, codes

ALL = 182
"""The half points of the whole pack: 91 points."""

TARGETS = (56, 51, 41, 36)
"""The points a side needs with none, one, two and three bouts."""

KINDS = (("bouts", "bouts"), ("kings", "K"), ("queens", "Q"), ("knights", "N"), ("jacks", "J"), ("others", ""))

PAIR_VALUES = {"K": 5, "Q": 4, "N": 3, "J": 2}
"""The whole-number values of the table's way: two cards together lose one point."""


def half_points(cards: Collection[Card]) -> int:
    """The value of these cards in half points."""
    return int(sum((2 * card.points for card in cards), 0))


def bouts(cards: Collection[Card]) -> int:
    """How many of the three bouts are among these cards."""
    return sum(is_bout(card) for card in cards)


def count(cards: Collection[Card]) -> ScoreSheet:
    """The card points, one line for each kind of card that is there. Source: french#card-values."""
    by_kind: dict[str, list[Card]] = {}
    for card in PACK.sorted(cards):
        by_kind.setdefault(_kind(card), []).append(card)
    return ScoreSheet(tuple(_line(name, by_kind[name]) for name, _ in KINDS if name in by_kind))


def _kind(card: Card) -> str:
    if is_bout(card):
        return "bouts"
    return next((name for name, rank in KINDS if rank == card.rank and not card.is_trump), "others")


def _line(name: str, cards: Sequence[Card]) -> Line:
    each = Fraction(cards[0].points)
    return Line(f"count-{name}", each * len(cards), codes(cards), {"n": len(cards), "each": each}, CARDS)


def count_in_pairs(cards: Collection[Card]) -> ScoreSheet:
    """The same in pairs, a low card laid on every dear one: whole values, one point off a pair, a half off a card left over."""
    ordered = PACK.sorted(cards)
    dear = sorted((card for card in ordered if not is_low(card)), key=lambda card: -card.points)
    low = [card for card in ordered if is_low(card)]
    laid = min(len(dear), len(low))
    pairs: list[tuple[Card, ...]] = list(zip(dear[:laid], low[:laid], strict=True))
    rest = dear[laid:] + low[laid:]
    pairs += [tuple(rest[at : at + 2]) for at in range(0, len(rest), 2)]
    return ScoreSheet(tuple(_pair(pair) for pair in pairs))


def _pair(pair: tuple[Card, ...]) -> Line:
    values = tuple(5 if is_bout(card) else 1 if is_low(card) else PAIR_VALUES[card.rank] for card in pair)
    off = Fraction(len(pair), 2)
    reason = "two-cards" if len(pair) == 2 else "card-left-over"
    return Line(reason, sum(values) - off, codes(pair), {"values": values, "off": off}, CARDS)
