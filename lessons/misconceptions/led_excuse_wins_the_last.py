"""Led to the last trick the Excuse wins it, whoever won the others."""

from lessons.question.facts.france import LastTrick
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import seats


def _seat(about: LastTrick) -> int | None:
    return about["leader"] if "leader" in about and about["trick"][0].is_fool else None


LED_EXCUSE_WINS_THE_LAST = Misconception(
    "led-excuse-wins-the-last", "slam", ("last-trick",), seats(_seat), requires=("ask:last_trick",)
)
