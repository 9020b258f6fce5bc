"""What a plain player decides, and why."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from engine.fast_dataclass import fast_dataclass
from engine.verdict import NO_FACTS, Facts


@fast_dataclass(frozen=True, slots=True)
class Choice:
    """An action of the game's own. ``reason`` is a code, with ``facts`` and where it is written."""

    action: Any
    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    source: str = ""
