"""Every card of a sequence is worth five, the first ones as well."""

from lessons.kinds import Answer, Given
from lessons.misconception import Misconception
from lessons.questions.count_grande.model import Grande
from lessons.questions.count_grande.row import laid


def _answer(item: Grande, given: Given = ()) -> Answer | None:
    row, _, stopped = laid(item, given) if item.method == "row" else ((), (), False)
    return (5 * len(row),) if stopped else None


FIVE_FOR_EACH_CARD = Misconception("five-for-each-card", "sequence-points", ("count-grande",), _answer)
