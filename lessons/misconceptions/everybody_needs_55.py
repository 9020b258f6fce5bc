"""Everybody needs more than half of the points, however many play."""

from lessons.question.misconception import Misconception
from lessons.question.stepwise import StepwiseItem
from lessons.wrong_rules.sicily import settles


def _holds(item: StepwiseItem) -> bool:
    """Its shares are those of three who play alone."""
    return item.game.seats == 3


EVERYBODY_NEEDS_55 = Misconception(
    "everybody-needs-55",
    "by-difference",
    ("differences",),
    settles(target=lambda about: 55 if about["own"] else None),
    requires=(
        "pays:points",
        "sides:alone",
    ),
    holds=_holds,
)
