"""What a player can do in a deal."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.parts.actions import Call, Leave, Speak

__all__ = ["Action", "AnnounceSlam", "Call", "Leave", "Play", "Show", "Speak"]


@dataclass(frozen=True, slots=True)
class AnnounceSlam:
    """Announces, before the play begins, that the own side will take every trick."""

    seat: int


@dataclass(frozen=True, slots=True)
class Show:
    """Shows a poignée, just before the own card to the first trick."""

    seat: int
    cards: tuple[Card, ...]


@fast_dataclass(frozen=True, slots=True)
class Play:
    """Plays a card to the trick."""

    seat: int
    card: Card


Action = Speak | Call | Leave | AnnounceSlam | Show | Play
