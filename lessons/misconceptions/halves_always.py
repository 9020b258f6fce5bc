"""The result of the quick way is halved however many sequences there are."""

from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import figures


def _sequences(about: Figure) -> int | None:
    return int(about["product"]) // 2 if about["rows"] >= 3 else None


HALVES_ALWAYS = Misconception(
    "halves-always",
    "sequence-doubling",
    ("combinations", "pile-worth", "gaps", "score-sheet", "find-error"),
    figures(_sequences, "sequences"),
    needs=needs("XK XQ XN YK YQ YN ZK ZQ ZN"),
)
