"""Whoever has said pago pays, whether anybody takes it or not."""

from lessons.belief.steps import comes_to
from lessons.question.facts.sicily import Spoken
from lessons.question.misconception import Misconception


def _comes(about: Spoken) -> str | None:
    return "paid" if about["outcome"] == "thrown-in" and "pago" in about["said"] else None


PAGO_IS_PAID_UNTAKEN = Misconception(
    "pago-is-paid-untaken", "speaking-comes", ("speaking",), comes_to("comes", _comes), wants=("word:pago",)
)
