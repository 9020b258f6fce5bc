"""A contatore is put in the King's place."""

from engine.games.bologna.counting.combinations import SUIT_SEQUENCES
from lessons.counting.believed_piles import contatori
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import lengths


def _length(kind: str, held: frozenset[str]) -> int | None:
    suit = SUIT_SEQUENCES.get(kind)
    if suit is None or suit + "K" in held:
        return None
    courts, wild = sum(suit + rank in held for rank in "QNJ"), contatori(held)
    return courts + wild + (suit + "A" in held) if wild and courts and courts + wild >= 3 else None


CONTATORE_AS_KING = Misconception(
    "contatore-as-king",
    "suit-sequence",
    ("combinations", "pile-worth", "gaps"),
    lengths(_length),
    needs=needs("XQ XN XJ Matto|Begato", "XK"),
    overlooks=True,
)
