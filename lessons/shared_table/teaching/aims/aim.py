"""What somebody wants to be in a deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lessons.text.message import Message


@dataclass(frozen=True)
class DealAim:
    """An aim for which a deal is looked for. ``says``: what it is called. ``fits``: is it in a deal that was played to its end,
    which the family's state tells?
    """

    says: Message
    fits: Callable[[Any], bool]
