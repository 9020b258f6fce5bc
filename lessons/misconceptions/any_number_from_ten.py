"""From the number of a single poignée on, any number of trumps may be shown."""

from lessons.question.facts.france import Handful
from lessons.question.misconception import Misconception
from lessons.wrong_rules.shown_and_called import shows


def _may(about: Handful) -> bool | None:
    number, numbers = len(about["shown"]), about["numbers"]
    return True if number > numbers[0] and number not in numbers else None


ANY_NUMBER_FROM_TEN = Misconception(
    "any-number-from-ten", "poignee", ("poignee",), shows(_may), requires=("ask:poignee",)
)
