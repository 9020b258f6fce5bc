"""Whoever holds the called card says so: where nobody does, nobody has it."""

from lessons.question.facts.sicily import PartnerFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _says_nothing(about: PartnerFacts) -> str | None:
    return "alone" if about["found"] == "unknown" else None


PARTNER_MUST_SAY = Misconception(
    "partner-must-say", "taker-and-partner", ("calling",), comes_to("who", _says_nothing), requires=("rule:calls",)
)
