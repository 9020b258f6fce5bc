"""What a declared combination is worth by its kind and its number of cards, and how many cards it can have."""

from __future__ import annotations

from engine.errors import quoted
from engine.games.bologna.counting.combinations import CRICCONE, CRICCONE_POINTS, KINDS, SEQUENCES, SUIT_SEQUENCES
from engine.games.bologna.counting.grande import sequence_points
from engine.games.bologna.deal.form import OTTOCENTO

LEAST = 3
_MOST = {
    **dict.fromkeys(CRICCONE, 4),
    "grande": OTTOCENTO.size,
    # King, Queen, Knight, Jack, Ace and both contatori; four Moors or Aces and both.
    **dict.fromkeys(SUIT_SEQUENCES, 7),
    "moors": 6,
    "aces": 6,
}


def sizes(kind: str) -> range:
    """How many cards of this kind one player can show."""
    return range(LEAST, _MOST[kind] + 1)


def points_of(kind: str, n: int) -> int:
    """Undoubled points; ValueError where there is no such combination."""
    if kind not in KINDS or n not in sizes(kind):
        raise ValueError(f"no combination {quoted(kind)} of {n} cards")
    return sequence_points(n) if kind in SEQUENCES else CRICCONE_POINTS[kind][n - LEAST]
