"""Three kinds or more are added up and left so."""

from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import figures


def _criccone(about: Figure) -> int | None:
    return int(about["sum"]) if about["sets"] >= 3 else None


CRICCONE_NEVER_DOUBLED = Misconception(
    "criccone-never-doubled",
    "criccone-doubling",
    ("combinations", "pile-worth", "gaps", "score-sheet", "find-error"),
    figures(_criccone, "criccone"),
    needs=needs("XK YK ZK XQ YQ WQ XN ZN WN"),
)
