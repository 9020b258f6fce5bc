"""The combinations of Bologna: the five of the criccone, and the seven sequences with their contatori."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_

from engine.cards import Card
from engine.games.bologna import sources
from engine.games.bologna.counting.grande import CONTATORI, PEZZI, lay_out, sequence_points
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import ANGEL, MOORS, PACK, SUITS

CRICCONE_SOURCE = sources.CRICCONE
SEQUENCE_SOURCE = sources.SEQUENCES
SHORTEST = 3
"""No combination has fewer cards."""
DOUBLES_FROM = 3
"""Three different combinations of one sort, held by one player or taken by one side, count double."""

CRICCONE: dict[str, tuple[str, ...]] = {
    "tarocchi": ("Angel", "World", "Begato", "Matto"),
    "kings": tuple(suit + "K" for suit in SUITS),
    "queens": tuple(suit + "Q" for suit in SUITS),
    "knights": tuple(suit + "N" for suit in SUITS),
    "jacks": tuple(suit + "J" for suit in SUITS),
}
CRICCONE_POINTS = {"tarocchi": (18, 36), "kings": (17, 34), "queens": (14, 28), "knights": (13, 26), "jacks": (12, 24)}
"""Points for any three and for all four."""

SUIT_SEQUENCES = {"swords": "S", "batons": "B", "cups": "C", "coins": "D"}
SEQUENCES = ("grande", *SUIT_SEQUENCES, "moors", "aces")
KINDS = (*CRICCONE, *SEQUENCES)

ACES = tuple(suit + "A" for suit in SUITS)
COURTS = {kind: tuple(suit + rank for rank in "KQNJ") for kind, suit in SUIT_SEQUENCES.items()}
ROWS: dict[str, tuple[str, ...]] = {
    **CRICCONE,
    "grande": ("Angel", *PEZZI, *CONTATORI),
    **{kind: (*cards, cards[0][0] + "A", *CONTATORI) for kind, cards in COURTS.items()},
    "moors": (*MOORS, *CONTATORI),
    "aces": (*ACES, *CONTATORI),
}
"""The cards that can belong to a combination of this kind; of the grande, which hangs on the house rules, its head."""

BITS = {card: 1 << at for at, card in enumerate(PACK)}
"""Cards held as one number, of which a row takes its part at a stroke: every card is a bit of its own."""
_ANGEL = BITS[ANGEL]
OF_KIND = {kind: sum(BITS[PACK[code]] for code in cards) for kind, cards in ROWS.items()}


@dataclass(frozen=True, slots=True)
class Combination:
    """One scoring combination: its kind, its cards (contatori included) and its points, undoubled."""

    kind: str
    cards: tuple[str, ...]
    points: int

    @property
    def length(self) -> int:
        return len(self.cards)

    @property
    def is_sequence(self) -> bool:
        return self.kind not in CRICCONE


def combination(kind: str, cards: Iterable[Card], rules: BologneseRules) -> Combination | None:
    """The longest combination of this kind among these cards, or None."""
    shown = tuple(cards)
    bits = _bits(shown) & OF_KIND[kind]
    return _of_row(kind, bits) if kind != "grande" else _grande(shown, bits, rules)


def found(cards: Collection[Card], rules: BologneseRules) -> tuple[Combination, ...]:
    """Every combination among these cards at its longest: the criccone first, then the sequences."""
    held = _bits(cards)
    rows = [(kind, mine) for kind, row in OF_KIND.items() if (mine := held & row).bit_count() >= SHORTEST]
    made = [_of_row(kind, mine) if kind != "grande" else _grande(cards, mine, rules) for kind, mine in rows]
    return tuple([one for one in made if one is not None])


def _bits(cards: Iterable[Card]) -> int:
    return reduce(or_, map(BITS.__getitem__, cards), 0)


def _grande(cards: Iterable[Card], bits: int, rules: BologneseRules) -> Combination | None:
    if not bits & _ANGEL:
        return None
    row = tuple([place.card for place in lay_out(cards, rules).places])
    return Combination("grande", row, sequence_points(len(row))) if row else None


@cache
def _of_row(kind: str, bits: int) -> Combination | None:
    """Which of the cards of its row make a combination: there are few hundred cases, so each is looked at once."""
    held = [code for code in ROWS[kind] if bits & BITS[PACK[code]]]
    if kind in CRICCONE:
        return Combination(kind, tuple(held), CRICCONE_POINTS[kind][len(held) - 3]) if len(held) >= 3 else None
    row = held if _is_sequence(kind, held) else []
    return Combination(kind, tuple(row), sequence_points(len(row))) if row else None


def _is_sequence(kind: str, row: list[str]) -> bool:
    """A suit: King real, two of Queen, Knight, Jack of which one real. Moors or Aces: three at least, of which two real.

    To either belong all contatori there are, to a suit its Ace as well.
    """
    contatori = sum(code in CONTATORI for code in row)
    if kind in COURTS:
        king, *others = COURTS[kind]
        courts = sum(code in row for code in others)
        return king in row and courts >= 1 and courts + contatori >= 2
    return len(row) - contatori >= 2 and len(row) >= SHORTEST


def factor(combinations: Iterable[Combination]) -> tuple[int, int]:
    """By what the criccone points and the sequence points count: 2 from three combinations of the sort on, else 1."""
    sequences = [one.kind not in CRICCONE for one in combinations]
    criccone = 2 if sequences.count(False) >= DOUBLES_FROM else 1
    return criccone, 2 if sequences.count(True) >= DOUBLES_FROM else 1


def total(combinations: Collection[Combination]) -> int:
    """What these combinations of one player or one side are worth together, doubling included."""
    if not combinations:
        return 0
    criccone, sequences = factor(combinations)
    return sum(one.points * (sequences if one.is_sequence else criccone) for one in combinations)
