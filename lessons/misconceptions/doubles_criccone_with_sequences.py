"""Because the sequences are doubled, the criccone is doubled with them."""

from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.step_beliefs import About, figures


def _criccone(about: About) -> int | None:
    return 2 * int(about["sum"]) if about["rows"] >= 3 else None


DOUBLES_CRICCONE_WITH_SEQUENCES = Misconception(
    "doubles-criccone-with-sequences",
    "sequence-doubling",
    ("combinations", "gaps", "score-sheet", "find-error"),
    figures(_criccone, "criccone"),
    needs=needs("XK XQ XJ YK YQ YJ ZK ZQ ZN", "WJ ZJ WN Angel World"),
)
