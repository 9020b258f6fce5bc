"""The Excuse takes no trick, not even the last one of a slam."""

from lessons.question.facts.france import LastTrick
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import seats


def _seat(about: LastTrick) -> int | None:
    return (about["leader"] + about["winner"]) % about["seats"] if "leader" in about else None


EXCUSE_NEVER_WINS = Misconception(
    "excuse-never-wins", "slam", ("last-trick",), seats(_seat), requires=("ask:last_trick",)
)
