"""Declarations from the hand are added up and never doubled."""

from lessons.question.facts.bologna import DeclarationFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import figures


def _points(about: DeclarationFacts) -> int:
    return sum(one.points for made in about["hands"] for one in made)


DECLARATIONS_NEVER_DOUBLE = Misconception(
    "declarations-never-double", "declaring", ("declare",), figures(_points, "declared-worth", "declared-side")
)
