"""The quick way takes all cards times ten, with nothing taken off."""

from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.step_beliefs import About, figures


def _product(about: About) -> int | None:
    return 10 * int(about["cards"]) if about["rows"] else None


NO_MINUS_PER_SEQUENCE = Misconception(
    "no-minus-per-sequence",
    "sequence-doubling",
    ("combinations", "gaps", "find-error"),
    figures(_product, "product"),
    needs=needs("XK XQ XN"),
)
