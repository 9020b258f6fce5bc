"""Where something is doubled, the last trick is doubled with it."""

from lessons.question.facts.bologna import Figure
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import figures


def _last(about: Figure) -> int | None:
    return 12 if about["last"] == about["side"] else None


DOUBLES_LAST_TRICK = Misconception(
    "doubles-last-trick",
    "last-trick",
    ("score-sheet", "find-error"),
    figures(_last, "last"),
    look="hint.count.last.look-worth",
)
