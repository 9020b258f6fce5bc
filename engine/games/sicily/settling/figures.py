"""What a deal is paid for, as people at a table know it: a played deal gives these figures, and a scorekeeper writes them down."""

from __future__ import annotations

from dataclasses import dataclass

Captured = tuple[str, int, int]
"""A card's code, the seat that captured it, the seat that lost it."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a deal that was played at a real table, as somebody writes them down. ``points``: one a camp, the last
    trick included. Camps are the contract's, by their index; None is none of them.

    ``last``: who won the last trick. ``kings``: who has all four; ``arie``: who has 19 to 16, and with the 20 where ``giove``.
    ``kept``: of an announced scommessa, whether it came home; ``cards``: with how many it was announced.
    """

    points: tuple[int, ...] = ()
    last: int | None = None
    captured: tuple[Captured, ...] = ()
    kings: int | None = None
    arie: int | None = None
    giove: bool = False
    announced: frozenset[str] = frozenset()
    kept: bool = False
    cards: int = 0
    ternoni: tuple[int, ...] = ()
