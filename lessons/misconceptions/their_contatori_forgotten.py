"""Only their trumps are counted, not the contatori they have."""

from lessons.misconceptions.tools.playing import reckons
from lessons.question.misconception import Misconception
from lessons.questions.count_grande.by_scavezzo import reckoning
from lessons.questions.count_grande.held import Grande


def _above(item: Grande, right: int) -> int | None:
    return right - sum("contatori" in item.game.pack[code].groups for code in reckoning(item).above)


THEIR_CONTATORI_FORGOTTEN = Misconception(
    "their-contatori-forgotten", "scavezzo", ("count-grande",), reckons(1, _above)
)
