"""The scavezzo is counted among the cards above it."""

from lessons.misconceptions.tools.playing import reckons
from lessons.question.misconception import Misconception
from lessons.questions.count_grande.by_scavezzo import reckoning
from lessons.questions.count_grande.held import Grande


def _above(item: Grande, right: int) -> int | None:
    return right + 1 if reckoning(item).scavezzo else None


COUNTS_SCAVEZZO_ITSELF = Misconception("counts-scavezzo-itself", "scavezzo", ("count-grande",), reckons(1, _above))
