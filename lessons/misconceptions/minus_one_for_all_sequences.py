"""The quick way takes one off for all the sequences together."""

from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import figures


def _product(about: Figure) -> int | None:
    return 10 * (int(about["cards"]) - 1) if about["rows"] > 1 else None


MINUS_ONE_FOR_ALL_SEQUENCES = Misconception(
    "minus-one-for-all-sequences",
    "sequence-doubling",
    ("combinations", "pile-worth", "gaps", "find-error"),
    figures(_product, "product"),
    needs=needs("XK XQ XN YK YQ YN"),
    look="hint.count.sequences.look",
)
