"""The Sicilian tarot: 20 numbered trumps, Miseria, the Fool, and four suits in which every ten is high; four sizes of pack."""

from __future__ import annotations

from engine.cards import TRUMPS, Card, Pack

SUITS = ("S", "B", "C", "D")
COINS = "D"
RANKS = ("K", "Q", "H", "M", "10", "9", "8", "7", "6", "5")
COINS_BELOW = ("4", "A")
"""Only coins go on below the five, each game with its own choice of the two."""

COURT_POINTS = {"K": 5, "Q": 4, "H": 3, "M": 2}
TRUMP_POINTS = {"T20": 10, "T19": 5, "T18": 5, "T17": 5, "T16": 5, "T1": 10}
FOOL_POINTS = 10

ARIE = ("T20", "T19", "T18", "T17", "T16")
FOUR_ARIE = ARIE[1:]
COUNTING = ("T19", "T18", "T17", "T16", "T1")
"""The counting trumps, whose capture is paid for in Mineo."""
DECINE = ("T20", "T1", "Fool")

BY_NAMES = (
    ("Giove", "T20"), ("Palla", "T19"), ("Atlas", "T19"), ("Sole", "T18"), ("Luna", "T17"), ("Stella", "T16"),
    ("Torre", "T15"), ("Vascello", "T14"), ("Picciotti", "T1"), ("Fujutu", "Fool"), ("Fuggitivo", "Fool"),
)  # fmt: skip


def _groups(code: str, points: int, *more: str) -> frozenset[str]:
    worth = {1: "scartine", 5: "cinquine", 10: "decine"}.get(points)
    return frozenset({*more, *([worth] if worth else []), *(["arie"] if code in ARIE else [])})


def _trump(code: str, strength: int) -> Card:
    points = TRUMP_POINTS.get(code, 1)
    return Card(code, TRUMPS, code.removeprefix("T"), strength, points, _groups(code, points, "trumps"))


def _suit(suit: str) -> tuple[Card, ...]:
    ranks = RANKS + (COINS_BELOW if suit == COINS else ())
    cards = []
    for i, rank in enumerate(ranks):
        points = COURT_POINTS.get(rank, 1)
        kind = "courts" if rank in COURT_POINTS else "pips"
        cards.append(Card(suit + rank, suit, rank, 14 - i, points, _groups(suit + rank, points, kind)))
    return tuple(cards)


_NUMBERED = tuple(_trump(f"T{n}", n) for n in range(20, 0, -1))
MISERIA = _trump("Miseria", 0)
FOOL = Card("Fool", "", "Fool", -1, FOOL_POINTS, _groups("Fool", FOOL_POINTS))

PACK64 = Pack("Sicilian", (*_NUMBERED, MISERIA, FOOL, *(card for suit in SUITS for card in _suit(suit))), BY_NAMES)
"""All 64 cards as sold today, best first (Barcellona for four). Source: sicilian#the-cards-and-their-values."""


def without(*codes: str) -> Pack:
    """The pack with these cards set aside."""
    return Pack("Sicilian", tuple(card for card in PACK64 if card.code not in codes), BY_NAMES, codes)


PACK = without("DA")
"""The traditional 63 cards with the four of coins."""
ACE_PACK = without("D4")
"""63 cards with the ace of coins instead of the four (Tortorici, Barcellona for three)."""
SMALL_PACK = without("D4", "DA")
"""62 cards with neither (Calatafimi for two)."""

GIOVE, PALLA, PICCIOTTI = (PACK[code] for code in ("T20", "T19", "T1"))
KINGS = tuple(suit + "K" for suit in SUITS)
