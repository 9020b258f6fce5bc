"""A contatore counts only where a card of the sequence is missing."""

from engine.games.bologna.counting.combinations import SUIT_SEQUENCES
from lessons.counting.believed_piles import LEVEL, contatori, level_length
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import lengths


def _length(kind: str, held: frozenset[str]) -> int | None:
    if kind in LEVEL:
        real = sum(code in held for code in LEVEL[kind])
        return level_length(kind, held) and min(4, real + contatori(held))
    suit = SUIT_SEQUENCES.get(kind, "")
    courts = sum(suit + rank in held for rank in "QNJ")
    if not suit or suit + "K" not in held or not courts or courts + contatori(held) < 2:
        return None
    return min(5, 1 + courts + (suit + "A" in held) + contatori(held))


CONTATORE_ONLY_FILLS_GAPS = Misconception(
    "contatore-only-fills-gaps",
    "wild-everywhere",
    ("combinations", "pile-worth", "gaps"),
    lengths(_length),
    needs=needs("Matto Begato XK XQ XN XJ XA|Moor1 Moor2 Moor3 Moor4"),
)
