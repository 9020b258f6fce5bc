"""A number of theirs that a contatore stands in for is left out of the count, as if it were one's own."""

from lessons.misconceptions.tools.playing import reckons
from lessons.question.misconception import Misconception
from lessons.questions.count_grande.by_scavezzo import reckoning
from lessons.questions.count_grande.held import Grande


def _above(item: Grande, right: int) -> int | None:
    return right - sum("numbers" in item.game.pack[code].groups for code in reckoning(item).above)


COVERED_CARD_FORGOTTEN = Misconception("covered-card-forgotten", "scavezzo", ("count-grande",), reckons(1, _above))
