"""A soloist receives the difference once, as if there were one opponent."""

from lessons.belief.sicily import settles
from lessons.question.misconception import Misconception
from lessons.questions.differences.paid import Paid


def _holds(item: object) -> bool:
    """How often it is paid hangs on the contract, and is told by its own rule."""
    return not isinstance(item, Paid)


DIFFERENCE_PAID_ONCE = Misconception(
    "difference-paid-once",
    "by-difference",
    ("differences",),
    settles(all=lambda about: about["off"] if about["times"] > 1 else None),
    wants=(
        "pays:points",
        "ask:discard",
        "word:solo",
    ),
    holds=_holds,
)
