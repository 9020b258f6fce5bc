"""The ace counts as one of the cards that establish a suit sequence."""

from engine.games.bologna.counting.combinations import SUIT_SEQUENCES
from lessons.counting.believed_piles import contatori
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs, one_of
from lessons.wrong_rules.steps import lengths


def _length(kind: str, held: frozenset[str]) -> int | None:
    if kind not in SUIT_SEQUENCES:
        return None
    suit = SUIT_SEQUENCES[kind]
    base = sum(suit + rank in held for rank in "QNJA")
    wild = contatori(held)
    return 1 + base + wild if suit + "K" in held and base and base + wild >= 2 else 0


ACE_WITHOUT_BASE = Misconception(
    "ace-without-base",
    "suit-sequence",
    ("combinations", "pile-worth", "gaps"),
    lengths(_length),
    needs=one_of(
        needs("XK XA XQ", "XN XJ Matto Begato"),
        needs("XK XA XN", "XQ XJ Matto Begato"),
        needs("XK XA Matto", "XQ XN XJ Begato"),
    ),
)
