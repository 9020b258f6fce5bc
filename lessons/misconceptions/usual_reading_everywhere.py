"""The grande is counted by the usual reading, whichever custom the table has."""

from lessons.question.facts.bologna import ReadBy
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import figures


def _usual(about: ReadBy) -> int | None:
    return about["usual"] if about["reading"] != "standard" else None


USUAL_READING_EVERYWHERE = Misconception(
    "usual-reading-everywhere", "grande-customs", ("which-reading",), figures(_usual, "by-custom")
)
