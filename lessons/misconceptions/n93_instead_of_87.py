"""The last trick is counted among the card points: 93 instead of 87."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, figures


def _points(about: About) -> int | None:
    return 93 - int(about["counted"]) if about["side"] == "they" else None


N93_INSTEAD_OF_87 = Misconception(
    "93-instead-of-87", "card-points", ("gaps", "score-sheet", "find-error"), figures(_points, "points")
)
