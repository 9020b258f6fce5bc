"""A deal as those see it who only look on at a table of friends: as it lay one trick ago, however fast they could tell somebody."""

from __future__ import annotations

from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.taking_back import as_it_lay


def one_trick_late(table: SharedTable) -> SharedTable | None:
    """The table when so many cards fewer had been played as a trick has; None before that. A deal that is over is no secret."""
    hand = table.hand
    if hand is None or table.over:
        return table if hand is not None else None
    plays, late = hand.plays, hand.game.seats
    return as_it_lay(table, hand.done[: plays[-late]]) if len(plays) >= late else None
