"""An offer that was taken is paid, although somebody then wanted five more or went solo."""

from lessons.question.facts.sicily import SpeakingFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _comes(about: SpeakingFacts) -> str | None:
    going_on = about["outcome"] in ("on", "solo", "solo-double")
    return "paid" if going_on and "prendo" in about["said"] else None


PAGO_IS_NEVER_CANCELLED = Misconception(
    "pago-is-never-cancelled", "speaking-comes", ("speaking",), comes_to("comes", _comes), requires=("word:pago",)
)
