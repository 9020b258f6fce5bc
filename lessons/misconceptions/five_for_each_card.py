"""Every card of a sequence is worth five, the first ones as well."""

from lessons.belief.steps import figures
from lessons.question.kind import Answer, Given
from lessons.question.misconception import Misconception
from lessons.questions.count_grande.held import Grande
from lessons.questions.count_grande.row import laid


def _row(item: object, given: Given = ()) -> Answer | None:
    if not isinstance(item, Grande) or item.method != "row":
        return None
    row, _, stopped = laid(item, given)
    return (5 * len(row),) if stopped else None


FIVE_FOR_EACH_CARD = Misconception(
    "five-for-each-card",
    "sequence-points",
    ("count-grande", "combinations", "pile-worth"),
    figures(lambda about: 5 * int(about["n"]), "worth", beside=_row),
)
