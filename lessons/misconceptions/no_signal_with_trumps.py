"""Signals are thought to belong to the suits, not to trumps."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return "verdict" in about and about["verdict"].reason == "signal-on-a-trump"


NO_SIGNAL_WITH_TRUMPS = Misconception(
    "no-signal-with-trumps", "signals", ("signal",), chooses(("may", "king-not-gone"), when=_here)
)
