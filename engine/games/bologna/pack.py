"""The Tarocco Bolognese: 62 cards, two long suits, two round suits, 21 trumps and the Matto."""

from __future__ import annotations

from engine.cards import TRUMPS, Card, Pack

SUITS = ("S", "B", "C", "D")
LONG_SUITS = ("S", "B")

LONG_RANKS = ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "A")
ROUND_RANKS = ("K", "Q", "N", "J", "A", "6", "7", "8", "9", "10")
"""Cups and coins: below the courts the order turns round, the ace first and the ten last."""

HEAD = ("Angel", "World", "Sun", "Moon")
NUMBERS = tuple(range(16, 4, -1))
NUMBERED = {number: f"T{number}" for number in NUMBERS}
"""The numbered trumps from the highest on: number -> code."""
MOORS = ("Moor1", "Moor2", "Moor3", "Moor4")

COURT_POINTS = {"K": 5, "Q": 4, "N": 3, "J": 2}
GROUPS = {
    "tarocchi": {"Angel", "World", "Begato", "Matto"},
    "contatori": {"Begato", "Matto"},
    "pezzi": {"World", "Sun", "Moon"},
    "rossi": {"Sun", "Moon"},
    "moors": set(MOORS),
    "numbers": set(NUMBERED.values()),
}

BY_NAMES = (
    ("Angelo", "Angel"), ("Mondo", "World"), ("Sole", "Sun"), ("Luna", "Moon"), ("Bégato", "Begato"), ("Bagatto", "Begato"),
    ("Stella", "T16"), ("Saetta", "T15"), ("Diavolo", "T14"), ("Morte", "T13"), ("Traditore", "T12"), ("Vecchio", "T11"),
    ("Ruota", "T10"), ("Forza", "T9"), ("Giustizia", "T8"), ("Tempra", "T7"), ("Carro", "T6"), ("Amore", "T5"),
    ("Moro1", "Moor1"), ("Moro2", "Moor2"), ("Moro3", "Moor3"), ("Moro4", "Moor4"),
)  # fmt: skip


def _groups(code: str, *more: str) -> frozenset[str]:
    return frozenset({name for name, codes in GROUPS.items() if code in codes} | set(more))


def _trump(code: str, strength: int) -> Card:
    points = 5 if code in GROUPS["tarocchi"] else 1
    return Card(
        code, TRUMPS, code.removeprefix("T") if code[1:].isdigit() else code, strength, points, _groups(code, "trumps")
    )


def _trumps() -> tuple[Card, ...]:
    above = [_trump(code, 17 - i) for i, code in enumerate((*HEAD, *NUMBERED.values()))]
    # The four Moors are level: whoever plays one of them last holds the highest.
    moors = [_trump(code, 1) for code in MOORS]
    return (*above, *moors, _trump("Begato", 0))


def _suit(suit: str) -> tuple[Card, ...]:
    ranks = LONG_RANKS if suit in LONG_SUITS else ROUND_RANKS
    shape = "long" if suit in LONG_SUITS else "round"
    cards = []
    for i, rank in enumerate(ranks):
        kind = "courts" if rank in COURT_POINTS else "aces" if rank == "A" else "pips"
        more = {shape, kind} | ({"scartini"} if kind == "pips" else set())
        cards.append(Card(suit + rank, suit, rank, 10 - i, COURT_POINTS.get(rank, 1), frozenset(more)))
    return tuple(cards)


MATTO = Card("Matto", "", "Matto", -1, 5, _groups("Matto"))
PACK = Pack("Bolognese", (*_trumps(), MATTO, *(card for suit in SUITS for card in _suit(suit))), BY_NAMES)
"""The 62 cards, best first: source ottocento#rank-of-cards, the lost table as recovered from two other descriptions."""

ANGEL, WORLD, SUN, MOON = (PACK[code] for code in HEAD)
BEGATO = PACK["Begato"]
KING_OF = {suit: PACK[suit + "K"] for suit in SUITS}


def level(one: Card, other: Card) -> bool:
    """Are they one as good as the other wherever they lie? Moors only: equal in the trick, in points and in combinations."""
    return one == other or {"moors"} <= one.groups & other.groups
