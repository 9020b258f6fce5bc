"""Three kinds or more are added up and left so."""

from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.step_beliefs import About, figures


def _criccone(about: About) -> int | None:
    return int(about["sum"]) if about["sets"] >= 3 else None


CRICCONE_NEVER_DOUBLED = Misconception(
    "criccone-never-doubled",
    "criccone-doubling",
    ("combinations", "gaps", "score-sheet", "find-error"),
    figures(_criccone, "criccone"),
    needs=needs("XK YK ZK XQ YQ WQ XN ZN WN"),
)
