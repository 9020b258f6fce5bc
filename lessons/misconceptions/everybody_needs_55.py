"""Everybody needs more than half of the points, however many play."""

from lessons.belief.sicily import settles
from lessons.question.misconception import Misconception
from lessons.question.stepwise import Stepped


def _holds(item: Stepped) -> bool:
    """Its shares are those of three who play alone."""
    return item.game.seats == 3


EVERYBODY_NEEDS_55 = Misconception(
    "everybody-needs-55",
    "by-difference",
    ("differences",),
    settles(target=lambda about: 55 if about["own"] else None),
    wants=(
        "pays:points",
        "sides:alone",
    ),
    holds=_holds,
)
