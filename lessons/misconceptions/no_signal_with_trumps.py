"""Signals are thought to belong to the suits, not to trumps."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Signalled
from lessons.question.misconception import Misconception


def _here(about: Signalled) -> bool:
    return "verdict" in about and about["verdict"].reason == "signal-on-a-trump"


NO_SIGNAL_WITH_TRUMPS = Misconception(
    "no-signal-with-trumps", "signals", ("signal",), chooses(("may", "king-not-gone"), when=_here)
)
