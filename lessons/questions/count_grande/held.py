"""What a grande is counted from: the trumps and contatori of the side that counts, and those of its opponents."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from lessons.question.kind import Item


@dataclass(frozen=True)
class Grande(Item):
    """Trumps and contatori of the side that counts (``held``), and of its opponents (``others``)."""

    method: str
    held: tuple[Card, ...]
    others: tuple[Card, ...]
