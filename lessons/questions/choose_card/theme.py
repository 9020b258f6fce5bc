"""What a theme is: a way to put a situation together, and the wrong rules that it is made for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.parts.advice import Advice

EASIEST = 0.6
"""No situation in which more than this share of the choices would pass."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme of tactics, from which moments of the play are drawn. ``draw`` makes, of its family's deck, a moment of the play
    that may show it; whether the advice is clear there is looked at afterwards.

    ``shows``: misconceptions whose answer is poor there; any other may still be found by chance.
    """

    name: str
    draw: Callable[[Any], Any]
    shows: tuple[str, ...] = ()


def usable(advice: Advice) -> bool:
    """Is the advice clear, and not too easily followed by chance?"""
    return advice.clear and advice.share_not_poor <= EASIEST
