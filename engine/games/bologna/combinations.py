"""The combinations of Bologna: the five of the criccone, and the seven sequences with their contatori."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engine.cards import Card
from engine.games.bologna import sources
from engine.games.bologna.grande import CONTATORI, lay_out, sequence_points
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import MOORS, PACK, SUITS

CRICCONE_SOURCE = sources.CRICCONE
SEQUENCE_SOURCE = sources.SEQUENCES
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
        return self.kind in SEQUENCES


def combination(kind: str, cards: Iterable[Card], rules: BologneseRules) -> Combination | None:
    """The longest combination of this kind among these cards, or None."""
    held = {card.code for card in cards}
    if kind in CRICCONE:
        found = tuple(code for code in CRICCONE[kind] if code in held)
        return Combination(kind, found, CRICCONE_POINTS[kind][len(found) - 3]) if len(found) >= 3 else None
    if kind == "grande":
        row = tuple(place.card for place in lay_out((PACK[code] for code in held), rules).places)
    elif kind in SUIT_SEQUENCES:
        row = _suit_sequence(SUIT_SEQUENCES[kind], held)
    else:
        row = _set_sequence(MOORS if kind == "moors" else tuple(suit + "A" for suit in SUITS), held)
    return Combination(kind, row, sequence_points(len(row))) if row else None


def found(cards: Collection[Card], rules: BologneseRules) -> tuple[Combination, ...]:
    """Every combination among these cards at its longest: the criccone first, then the sequences."""
    made = (combination(kind, cards, rules) for kind in KINDS)
    return tuple(one for one in made if one is not None)


def factor(combinations: Iterable[Combination]) -> tuple[int, int]:
    """By what the criccone points and the sequence points count: 2 from three combinations of the sort on, else 1."""
    sequences = [one.is_sequence for one in combinations]
    criccone = 2 if sequences.count(False) >= DOUBLES_FROM else 1
    return criccone, 2 if sequences.count(True) >= DOUBLES_FROM else 1


def total(combinations: Collection[Combination]) -> int:
    """What these combinations of one player or one side are worth together, doubling included."""
    criccone, sequences = factor(combinations)
    return sum(one.points * (sequences if one.is_sequence else criccone) for one in combinations)


def _contatori(held: set[str]) -> tuple[str, ...]:
    return tuple(code for code in CONTATORI if code in held)


def _suit_sequence(suit: str, held: set[str]) -> tuple[str, ...]:
    """King real, two of Queen, Knight, Jack of which one real; then the Ace, and every contatore there is."""
    courts = tuple(suit + rank for rank in "QNJ" if suit + rank in held)
    contatori = _contatori(held)
    if suit + "K" not in held or not courts or len(courts) + len(contatori) < 2:
        return ()
    ace = (suit + "A",) if suit + "A" in held else ()
    return (suit + "K", *courts, *ace, *contatori)


def _set_sequence(cards: tuple[str, ...], held: set[str]) -> tuple[str, ...]:
    """Moors or Aces: three at least, of which two real, and every contatore there is."""
    real = tuple(code for code in cards if code in held)
    contatori = _contatori(held)
    return (*real, *contatori) if len(real) >= 2 and len(real) + len(contatori) >= 3 else ()
