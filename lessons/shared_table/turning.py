"""A deal as it is seen from each chair: the same table, turned so that whoever looks sits in the first seat.

A deal goes round from the dealer, so the same cards dealt by a dealer who sits so many places nearer are the same deal turned. All
that is known of a learner's table therefore holds for everybody at a shared one, in every game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any


def seat_from(chair: int, seat: int, seats: int) -> int:
    """Where somebody sits who sits in ``seat``, as seen from this chair."""
    return (seat - chair) % seats


def turned(action: Any, chair: int, seats: int) -> Any:
    """What was done, as seen from this chair; with ``-chair`` what was done there as all count the chairs."""
    return replace(action, seat=seat_from(chair, action.seat, seats))
