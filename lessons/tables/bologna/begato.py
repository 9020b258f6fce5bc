"""What has become of the Begato in a deal of Bologna that is over."""

from __future__ import annotations

from typing import Literal

from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.pack import BEGATO

Kept = Literal["saved", "lost", "captured", "missed", "hidden"]
"""The Begato: ours and saved, ours and lost, theirs and captured, theirs and saved, in nobody's trick."""


def begato(state: State, ours: int) -> Kept:
    """As this side sees it."""
    seats, side = state.form.seats, state.form.side
    for trick in state.tricks:
        if BEGATO in trick.cards:
            won = side(trick_winner(trick, seats)) == ours
            if side(trick.seat(trick.cards.index(BEGATO), seats)) == ours:
                return "saved" if won else "lost"
            return "captured" if won else "missed"
    return "hidden"
