"""From the number of a single poignée on, any number of trumps may be shown."""

from lessons.belief.shown_and_called import shows
from lessons.question.facts.france import Handful
from lessons.question.misconception import Misconception


def _may(about: Handful) -> bool | None:
    number, numbers = len(about["shown"]), about["numbers"]
    return True if number > numbers[0] and number not in numbers else None


ANY_NUMBER_FROM_TEN = Misconception("any-number-from-ten", "poignee", ("poignee",), shows(_may), wants=("ask:poignee",))
