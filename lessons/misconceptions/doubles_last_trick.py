"""Where something is doubled, the last trick is doubled with it."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, figures


def _last(about: About) -> int | None:
    return 12 if about["last"] == about["side"] else None


DOUBLES_LAST_TRICK = Misconception(
    "doubles-last-trick", "last-trick", ("score-sheet", "find-error"), figures(_last, "last")
)
