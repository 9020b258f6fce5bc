"""A suit may be signalled in before its King has gone."""

from lessons.question.facts.bologna import SignalFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: SignalFacts) -> bool:
    return "verdict" in about and about["verdict"].reason == "signal-king-not-gone"


SIGNAL_BEFORE_KING = Misconception("signal-before-king", "signals", ("signal",), chooses(("may", "yes"), when=_here))
