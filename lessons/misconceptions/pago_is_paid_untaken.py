"""Whoever has said pago pays, whether anybody takes it or not."""

from lessons.question.facts.sicily import SpeakingFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _comes(about: SpeakingFacts) -> str | None:
    return "paid" if about["outcome"] == "thrown-in" and "pago" in about["said"] else None


PAGO_IS_PAID_UNTAKEN = Misconception(
    "pago-is-paid-untaken", "speaking-comes", ("speaking",), comes_to("comes", _comes), requires=("word:pago",)
)
