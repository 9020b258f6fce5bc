"""Declarations from the hand are added up and never doubled."""

from lessons.belief.steps import figures
from lessons.question.facts.bologna import Declared
from lessons.question.misconception import Misconception


def _points(about: Declared) -> int:
    return sum(one.points for made in about["hands"] for one in made)


DECLARATIONS_NEVER_DOUBLE = Misconception(
    "declarations-never-double", "declaring", ("declare",), figures(_points, "declared-worth", "declared-side")
)
