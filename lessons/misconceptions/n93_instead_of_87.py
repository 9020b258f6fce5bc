"""The last trick is counted among the card points: 93 instead of 87."""

from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import figures


def _points(about: Figure) -> int | None:
    return 93 - int(about["counted"]) if about["side"] == "they" else None


N93_INSTEAD_OF_87 = Misconception(
    "93-instead-of-87",
    "card-points",
    ("gaps", "score-sheet", "find-error"),
    figures(_points, "points"),
    look="hint.count.rest.look-all",
)
