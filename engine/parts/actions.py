"""What a player can do in a deal of more than one family; what only one knows stands in its own ``deal/actions.py``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Speak:
    """Says a word of the table, with what belongs to it: ``passo``, ``garde``, ``chiamo T19``, ``offro 5``."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class Call:
    """Calls a card, whose holder becomes the partner."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Leave:
    """Leaves (discards) these cards face down."""

    seat: int
    cards: tuple[Card, ...]
