"""When somebody takes, all others pay, those who have passed too."""

from lessons.question.facts.sicily import SpeakingFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _jochi(about: SpeakingFacts) -> str | None:
    if about["outcome"] != "paid":
        return None
    return {"passo": "pay", "prendo": "2"}.get(about["mine"])


PASSING_PAYS_AS_WELL = Misconception(
    "passing-pays-as-well",
    "speaking-comes",
    ("speaking",),
    comes_to("jochi", _jochi),
    requires=("word:pago",),
    overlooks=True,  # who takes the own word for a pago pays, too
)
