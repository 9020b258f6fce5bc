"""Signals are thought to belong to the suits, not to trumps."""

from lessons.question.facts.bologna import SignalFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: SignalFacts) -> bool:
    return "verdict" in about and about["verdict"].reason == "signal-on-a-trump"


NO_SIGNAL_WITH_TRUMPS = Misconception(
    "no-signal-with-trumps", "signals", ("signal",), chooses(("may", "king-not-gone"), when=_here)
)
