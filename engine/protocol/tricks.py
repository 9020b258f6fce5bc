"""Reads the tricks of a deal: ``[{"leader": 0, "cards": [...]}, ...]``, each led by whoever took the one before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.cards import Card
from engine.errors import BadInput
from engine.parts.tricks import Trick
from engine.protocol.ask import Request, apart, read_cards, shaped, whole

Led = tuple[int, tuple[Card, ...]]
"""The leader's seat, and the cards from the leader's on."""


def read_tricks(
    request: Request, size: int, seats: int, taken_by: Callable[[int, tuple[Card, ...]], int], first: int | None = None
) -> tuple[Led, ...]:
    """The field ``tricks``: ``size`` complete tricks of ``seats`` cards. ``first``: who must lead to the first one, if known.

    ``taken_by(leader, cards)`` is the seat that takes a trick. Errors: :class:`BadInput`, pointing at the trick.
    """
    tricks: list[Led] = []
    for i, row in enumerate(request.rows("tricks", size, size)):
        field = f"tricks[{i}]"
        seat = _leader(row, field, seats)
        leader = taken_by(*tricks[-1]) if tricks else first
        if leader is not None and seat != leader:
            why = "the winner of the trick before leads" if tricks else "the player at the dealer's right leads first"
            raise BadInput("wrong-leader", f"seat {leader} leads here, not {seat}: {why}", f"{field}.leader")
        tricks.append((seat, read_cards(row["cards"], request.pack, f"{field}.cards", seats, seats)))
    return tuple(tricks)


def no_card_twice(tricks: Sequence[Trick], **aside: tuple[Card, ...]) -> None:
    """Errors: :class:`BadInput` for a card that is in two tricks, or in a trick and in one of these fields."""
    apart(**aside, **{f"tricks[{i}].cards": trick.cards for i, trick in enumerate(tricks)})


def _leader(row: Any, field: str, seats: int) -> int:
    trick = shaped(row, ("leader", "cards"), "a trick", field)
    return whole(trick["leader"], f"{field}.leader", 0, seats - 1)
