"""The quick way takes all cards times ten, with nothing taken off."""

from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import figures


def _product(about: Figure) -> int | None:
    return 10 * int(about["cards"]) if about["rows"] else None


NO_MINUS_PER_SEQUENCE = Misconception(
    "no-minus-per-sequence",
    "sequence-doubling",
    ("combinations", "pile-worth", "gaps", "find-error"),
    figures(_product, "product"),
    needs=needs("XK XQ XN"),
    look="hint.count.sequences.look",
)
