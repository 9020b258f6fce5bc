"""A suit may be signalled in before its King has gone."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Signalled
from lessons.question.misconception import Misconception


def _here(about: Signalled) -> bool:
    return "verdict" in about and about["verdict"].reason == "signal-king-not-gone"


SIGNAL_BEFORE_KING = Misconception("signal-before-king", "signals", ("signal",), chooses(("may", "yes"), when=_here))
