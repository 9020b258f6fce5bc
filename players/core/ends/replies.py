"""What was enough before: the card with which a hand settled the last moment in which it faced the same."""

from __future__ import annotations

import numpy as np

from players.core.ends.bounds import LIKED
from players.core.jit import compiled, inlined, ones, times

REPLIES = 1 << 16


@inlined
def liked_at(hand: int, place: int, seat: int) -> int:
    """Where in ``setting`` the card stands that was enough the last time, with so many cards in this hand."""
    return LIKED + 16 * ones(hand) + 4 * place + seat


@inlined
def reply_at(hand: int, top: int, place: int) -> int:
    """Where the card stands that was enough the last time for this very hand at this place in a trick, against this highest card.

    The other hands are left out of it on purpose: what refutes one moment mostly refutes those that differ in them. Two of these
    may share a place; then it holds the later one's card, which is tried first only where it may be played.
    """
    faced = 64 * place + top + 1 if place else 0
    bits = times(hand, -7046029254386353131) ^ times(faced, -2960836687051489901)
    bits = times(bits ^ ((bits >> 29) & 0x7FFFFFFFF), -1800455987208640293)
    return (bits >> 48) & (REPLIES - 1)


@compiled
def no_replies() -> np.ndarray:
    """By :func:`reply_at`, a card; -1: none yet."""
    return np.full(REPLIES, -1, np.int8)
