"""What a player can do in a deal."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Speak:
    """Bids or passes."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class Call:
    """The taker calls a card, whose holder becomes the partner (five players)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Leave:
    """The taker, with the chien in hand, discards as many cards."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AnnounceSlam:
    """Announces, before the play begins, that the own side will take every trick."""

    seat: int


@dataclass(frozen=True, slots=True)
class Show:
    """Shows a poignée, just before the own card to the first trick."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a card to the trick."""

    seat: int
    card: Card


Action = Speak | Call | Leave | AnnounceSlam | Show | Play
