"""The tarot nouveau: 78 cards, 21 trumps, the Excuse, and four suits of fourteen; a King or a bout is worth 4½."""

from __future__ import annotations

from fractions import Fraction

from engine.cards import TRUMPS, Card, Pack

SUITS = ("S", "H", "D", "C")
RANKS = ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1")
BOUTS = ("T21", "T1", "Excuse")
"""The ends: how many of them the taker has sets what must be reached."""

HALF = Fraction(1, 2)
BOUT_POINTS = Fraction(9, 2)
COURT_POINTS = {"K": Fraction(9, 2), "Q": Fraction(7, 2), "N": Fraction(5, 2), "J": Fraction(3, 2)}

BY_NAMES = (("Petit", "T1"), ("Fool", "Excuse"), ("Monde", "T21"), *((f"{suit}A", f"{suit}1") for suit in SUITS))


def _trump(number: int) -> Card:
    code = f"T{number}"
    bout = code in BOUTS
    groups = frozenset({"trumps", *(["bouts"] if bout else [])})
    return Card(code, TRUMPS, str(number), number, BOUT_POINTS if bout else HALF, groups)


def _suit(suit: str) -> tuple[Card, ...]:
    cards = []
    for i, rank in enumerate(RANKS):
        kind = "courts" if rank in COURT_POINTS else "pips"
        groups = frozenset({kind, *(["kings"] if rank == "K" else [])})
        cards.append(Card(suit + rank, suit, rank, 14 - i, COURT_POINTS.get(rank, HALF), groups))
    return tuple(cards)


EXCUSE = Card("Excuse", "", "Excuse", -1, BOUT_POINTS, frozenset({"bouts"}))
PACK = Pack(
    "French",
    (*(_trump(number) for number in range(21, 0, -1)), EXCUSE, *(card for suit in SUITS for card in _suit(suit))),
    BY_NAMES,
)
"""The 78 cards, best first. Source: french#card-values."""

PETIT = PACK["T1"]
KINGS, QUEENS, KNIGHTS, JACKS = (tuple(PACK[suit + rank] for suit in SUITS) for rank in ("K", "Q", "N", "J"))


def is_low(card: Card) -> bool:
    """Is it one of the cards worth half a point?"""
    return card.points == HALF


def is_bout(card: Card) -> bool:
    return "bouts" in card.groups
