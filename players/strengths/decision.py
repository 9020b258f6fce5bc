"""What a player decides, and how it is said why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.parts.plain.choice import Choice


@dataclass(frozen=True, slots=True)
class Value:
    """What a card comes to: points of one's own side less the others', declarations apart, with a 95 % interval."""

    card: Card
    points: float
    low: float
    high: float


@fast_dataclass(frozen=True, slots=True)
class Decision(Choice):
    """A choice whose ``reason`` has words under ``coach.``; ``values`` of the cards compared, best first."""

    values: tuple[Value, ...] = ()
    worlds: int = 0
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Player:
    """The interface of a player of some strength. ``choose(state, seed, ms)``: what whoever is to act does. The same for the
    same view and seed.

    ``ms`` is the time of one core: None what is usual, 0 none at all, so that the book decides.
    """

    name: str
    choose: Callable[[Any, int, int | None], Decision]
    searches: bool = False
