"""Every card of a sequence is worth five, the first ones as well."""

from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.questions.count_grande.held import Grande
from lessons.questions.count_grande.row import laid
from lessons.wrong_rules.steps import figures


def _row(item: object, given: Answers = ()) -> Answer | None:
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
