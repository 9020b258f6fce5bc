"""Declarations from the hand are added up and never doubled."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, figures


def _points(about: About) -> int:
    return sum(one.points for made in about["hands"] for one in made)


DECLARATIONS_NEVER_DOUBLE = Misconception(
    "declarations-never-double", "declaring", ("declare",), figures(_points, "declared-worth", "declared-side")
)
