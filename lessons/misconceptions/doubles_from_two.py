"""Two kinds are thought enough to double the criccone."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, figures, needs


def _criccone(about: About) -> int | None:
    return 2 * int(about["sum"]) if about["sets"] == 2 else None


DOUBLES_FROM_TWO = Misconception(
    "doubles-from-two",
    "criccone-doubling",
    ("combinations", "gaps", "score-sheet", "find-error"),
    figures(_criccone, "criccone"),
    needs=needs("XK YK ZK XJ YJ ZJ", "Angel World XQ YQ XN YN"),
)
