"""Messages before they are words: reason codes with their facts, and numbers as people write them."""

from __future__ import annotations

from dataclasses import field
from fractions import Fraction

from engine.fast_dataclass import fast_dataclass
from engine.verdict import NO_FACTS, Facts


@fast_dataclass(frozen=True, slots=True)
class Message:
    """A message: a reason code and the facts that fill its sentence (:func:`lessons.text.phrases.say`)."""

    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    source: str = ""


def in_figures(number: object) -> str:
    """A number as it is written, halves as at the table: ``9``, ``8½``."""
    if not isinstance(number, Fraction) or number.denominator != 2:
        return str(number)
    return f"{'-' if number < 0 else ''}{int(abs(number)) or ''}½"
