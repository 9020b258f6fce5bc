"""What a player decides, and how it is said why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.cards import Card
from engine.verdict import NO_FACTS, Facts


@dataclass(frozen=True, slots=True)
class Value:
    """What a card comes to: points of one's own side less the others', declarations apart, with a 95 % interval."""

    card: Card
    points: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Decision:
    """An action of the game's own and why. ``reason`` has words under ``coach.``; ``values`` of the cards compared, best first."""

    action: Any
    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    source: str = ""
    values: tuple[Value, ...] = ()
    worlds: int = 0
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Player:
    """``choose(state, seed, ms)``: what whoever is to act does. The same for the same view and seed.

    ``ms`` is the time of one core: None what is usual, 0 none at all, so that the book decides.
    """

    name: str
    choose: Callable[[Any, int, int | None], Decision]
    searches: bool = False
