"""Anybody may signal, not only whoever leads."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Signalled
from lessons.question.misconception import Misconception


def _here(about: Signalled) -> bool:
    return bool(about.get("trick"))


SIGNAL_WHEN_FOLLOWING = Misconception(
    "signal-when-following", "signals", ("signal",), chooses(("may", "yes"), when=_here)
)
