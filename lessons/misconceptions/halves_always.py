"""The result of the quick way is halved however many sequences there are."""

from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.step_beliefs import About, figures


def _sequences(about: About) -> int | None:
    return int(about["product"]) // 2 if about["rows"] >= 3 else None


HALVES_ALWAYS = Misconception(
    "halves-always",
    "sequence-doubling",
    ("combinations", "gaps", "score-sheet", "find-error"),
    figures(_sequences, "sequences"),
    needs=needs("XK XQ XN YK YQ YN ZK ZQ ZN"),
)
