"""Every card of a sequence is worth five, the first ones as well."""

from lessons.kinds import Answer, Given
from lessons.misconception import Misconception
from lessons.questions.count_grande.model import Grande
from lessons.questions.count_grande.row import laid
from lessons.step_beliefs import figures, parts

_worth = figures(lambda about: 5 * int(about["n"]), "worth")


def _answer(item: object, given: Given = ()) -> Answer | None:
    if not isinstance(item, Grande):
        return _worth(item, given)
    row, _, stopped = laid(item, given) if item.method == "row" else ((), (), False)
    return (5 * len(row),) if stopped else None


_answer.parts = parts(_worth)  # type: ignore[attr-defined]

FIVE_FOR_EACH_CARD = Misconception("five-for-each-card", "sequence-points", ("count-grande", "combinations"), _answer)
