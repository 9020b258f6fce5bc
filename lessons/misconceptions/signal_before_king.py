"""A suit may be signalled in before its King has gone."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return "verdict" in about and about["verdict"].reason == "signal-king-not-gone"


SIGNAL_BEFORE_KING = Misconception("signal-before-king", "signals", ("signal",), chooses(("may", "yes"), when=_here))
