"""With one or two sequences the quick way is used and not halved."""

from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import figures


def _sequences(about: Figure) -> int | None:
    return int(about["product"]) if 0 < about["rows"] < 3 else None


FORGETS_HALVING = Misconception(
    "forgets-halving",
    "sequence-doubling",
    ("combinations", "pile-worth", "gaps", "score-sheet", "find-error"),
    figures(_sequences, "sequences"),
    needs=needs("WK WQ WN", "XK YK ZK Moor1 Moor2 Moor3 XA YA ZA"),
)
