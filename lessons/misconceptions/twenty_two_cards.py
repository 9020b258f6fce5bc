"""The row has 22 cards, so it is taken from 22 instead of 21."""

from lessons.misconceptions.tools.playing import reckons
from lessons.question.misconception import Misconception
from lessons.questions.count_grande.held import Grande


def _left(item: Grande, right: int) -> int:
    return right + 1


def _whole(item: Grande) -> bool:
    """Has a whole row 22 cards here, the Moors among them?"""
    return bool(item.rules.moors_in_grande)


TWENTY_TWO_CARDS = Misconception("twenty-two-cards", "scavezzo", ("count-grande",), reckons(2, _left), holds=_whole)
