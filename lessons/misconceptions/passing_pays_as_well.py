"""When somebody takes, all others pay, those who have passed too."""

from lessons.belief.steps import comes_to
from lessons.question.facts.sicily import Spoken
from lessons.question.misconception import Misconception


def _jochi(about: Spoken) -> str | None:
    if about["outcome"] != "paid":
        return None
    return {"passo": "pay", "prendo": "2"}.get(about["mine"])


PASSING_PAYS_AS_WELL = Misconception(
    "passing-pays-as-well",
    "speaking-comes",
    ("speaking",),
    comes_to("jochi", _jochi),
    wants=("word:pago",),
    overlooks=True,  # who takes the own word for a pago pays, too
)
