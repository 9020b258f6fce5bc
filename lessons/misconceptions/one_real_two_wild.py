"""One Moor or ace and two contatori seem to be a sequence."""

from lessons.counting.believed_piles import LEVEL, contatori
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import lengths


def _length(kind: str, held: frozenset[str]) -> int | None:
    if kind not in LEVEL:
        return None
    return 3 if sum(code in held for code in LEVEL[kind]) == 1 and contatori(held) == 2 else None


ONE_REAL_TWO_WILD = Misconception(
    "one-real-two-wild",
    "level-sequences",
    ("combinations", "pile-worth", "gaps"),
    lengths(_length),
    needs=needs("Matto Begato Moor1 XA", "Moor2 Moor3 Moor4 YA ZA WA"),
)
