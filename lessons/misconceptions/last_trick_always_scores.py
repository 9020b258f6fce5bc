"""The last trick brings ten points by itself, as in other tarot games."""

from lessons.question.facts.france import LastTrick
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _side(about: LastTrick) -> str:
    return f"for-{about['sides'][about['winner']]}"


LAST_TRICK_ALWAYS_SCORES = Misconception(
    "last-trick-always-scores", "petit-au-bout", ("last-trick",), comes_to("last", _side), requires=("ask:last_trick",)
)
