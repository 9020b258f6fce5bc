"""Whoever holds the called card says so: where nobody does, nobody has it."""

from lessons.belief.steps import comes_to
from lessons.question.facts.sicily import Partnered
from lessons.question.misconception import Misconception


def _says_nothing(about: Partnered) -> str | None:
    return "alone" if about["found"] == "unknown" else None


PARTNER_MUST_SAY = Misconception(
    "partner-must-say", "taker-and-partner", ("calling",), comes_to("who", _says_nothing), wants=("rule:calls",)
)
