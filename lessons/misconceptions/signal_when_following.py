"""Anybody may signal, not only whoever leads."""

from lessons.question.facts.bologna import SignalFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: SignalFacts) -> bool:
    return bool(about.get("trick"))


SIGNAL_WHEN_FOLLOWING = Misconception(
    "signal-when-following", "signals", ("signal",), chooses(("may", "yes"), when=_here)
)
