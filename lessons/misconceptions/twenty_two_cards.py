"""The row has 22 cards, so it is taken from 22 instead of 21."""

from lessons.misconceptions.tools.playing import reckons
from lessons.question.misconception import Misconception
from lessons.questions.count_grande.held import Grande


def _left(item: Grande, right: int) -> int:
    return right + 1


TWENTY_TWO_CARDS = Misconception("twenty-two-cards", "scavezzo", ("count-grande",), reckons(2, _left))
