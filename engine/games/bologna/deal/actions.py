"""What a player can do in a deal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.parts.actions import Leave

__all__ = ["Action", "Declare", "Give", "Leave", "Monte", "PickUp", "Play", "giving", "leading", "playing"]


@dataclass(frozen=True, slots=True)
class Monte:
    """Before the deal goes on after five cards: agrees to throw the cards in, or not (house rule)."""

    seat: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class PickUp:
    """The dealer takes the last cards, and gives up going out on the first ones."""

    seat: int


@dataclass(frozen=True, slots=True)
class Declare:
    """Shows one combination, before the own card to the first trick (or the dealer's, to go out on the first cards)."""

    seat: int
    kind: str
    cards: tuple[Card, ...]


@fast_dataclass(frozen=True, slots=True)
class Play:
    """Plays a card to the trick; a leader may signal with it."""

    seat: int
    card: Card
    signal: str | None = None


@cache
def playing(seat: int, card: Card, signal: str | None = None) -> Play:
    """This play. There are few and they do not change, so each is made once."""
    return Play(seat, card, signal)


@cache
def leading(seat: int, card: Card, signals: tuple[str, ...]) -> tuple[Play, ...]:
    """This card led without a signal, and with each of these."""
    return (playing(seat, card), *(playing(seat, card, signal) for signal in signals))


@dataclass(frozen=True, slots=True)
class Give:
    """Gives a taken card for the Matto."""

    seat: int
    card: Card


@cache
def giving(seat: int, card: Card) -> Give:
    """This gift, made once as well."""
    return Give(seat, card)


Action = Monte | PickUp | Leave | Declare | Play | Give
