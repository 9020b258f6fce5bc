"""The answer to "may I?": yes or no, and always why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from fractions import Fraction
from types import MappingProxyType

from engine.fast_dataclass import fast_dataclass

Fact = str | int | bool | None | Fraction | tuple[str, ...] | tuple[int, ...]
Facts = Mapping[str, Fact]
"""What a sentence needs to know: card codes as ``str`` or tuples of them, numbers as exact numbers."""

NO_FACTS: Facts = MappingProxyType({})


@fast_dataclass(frozen=True, slots=True)
class Verdict:
    """One decision of the rules.

    ``reason`` is a code such as ``must-follow``, never a sentence; ``facts`` fills the sentence that
    a screen makes of it; ``source`` names the book and its section: ``ottocento#the-play``.

    >>> Verdict(False, "must-follow", {"suit": "C"}, "ottocento#the-play").ok
    False
    """

    ok: bool
    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    source: str = ""

    def enforce(self) -> None:
        """Errors: :class:`IllegalAction` when this is a no."""
        if not self.ok:
            raise IllegalAction(self)


class IllegalAction(Exception):
    """An action the rules do not allow; carries the verdict that says why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.reason} ({verdict.source}): {dict(verdict.facts)}")
        self.verdict = verdict


@fast_dataclass(frozen=True, slots=True)
class Winner:
    """The place of the winning card in the trick (0 is the leader's), and why it wins."""

    index: int
    reason: str
    facts: Facts
    source: str
