"""A King and two contatori seem to be a sequence."""

from engine.games.bologna.counting.combinations import SUIT_SEQUENCES
from lessons.counting.believed_piles import contatori
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import lengths


def _length(kind: str, held: frozenset[str]) -> int | None:
    suit = SUIT_SEQUENCES.get(kind)
    if suit is None or suit + "K" not in held or contatori(held) < 2:
        return None
    return 3 + sum(suit + rank in held for rank in "QNJA")


KING_PLUS_TWO_WILD = Misconception(
    "king-plus-two-wild",
    "suit-sequence",
    ("combinations", "pile-worth", "gaps"),
    lengths(_length),
    needs=needs("XK Matto Begato", "XQ XN XJ"),
)
