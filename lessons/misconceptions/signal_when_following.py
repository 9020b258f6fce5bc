"""Anybody may signal, not only whoever leads."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return bool(about.get("trick"))


SIGNAL_WHEN_FOLLOWING = Misconception(
    "signal-when-following", "signals", ("signal",), chooses(("may", "yes"), when=_here)
)
