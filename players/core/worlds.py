"""Hands that fit all that one player knows, each as likely as any other.

Cards that were not seen are dealt one after the other to the places where each may be. How many ways there are to deal the rest is
counted beforehand for every number of cards that the places still have room for, so each deal comes up equally often,
and none is drawn in vain.
"""

from __future__ import annotations

import numpy as np

from players.core.chance import below, bits
from players.core.jit import compiled
from players.core.piles import kinds

PLACES = 4
"""The three other seats, in the order of play, and the discard."""
ONE = 1 << 31


@compiled
def ways(allowed: np.ndarray, room: np.ndarray) -> np.ndarray:
    """[card, room at the first place, second, third]: in how many ways this card and those after it can be dealt.

    ``allowed``: by hidden card, a bit for each place; the discard has room for what the others have not.
    """
    n = len(allowed)
    table = np.zeros((n + 1, room[0] + 1, room[1] + 1, room[2] + 1))
    table[n, 0, 0, 0] = 1.0
    for k in range(n - 1, -1, -1):
        rest, may = n - k, allowed[k]
        for a in range(min(room[0], rest) + 1):
            for b in range(min(room[1], rest - a) + 1):
                low = max(0, rest - a - b - room[3])
                for c in range(low, min(room[2], rest - a - b) + 1):
                    many = 0.0
                    if may & 1 and a:
                        many += table[k + 1, a - 1, b, c]
                    if may & 2 and b:
                        many += table[k + 1, a, b - 1, c]
                    if may & 4 and c:
                        many += table[k + 1, a, b, c - 1]
                    if may & 8 and rest - a - b - c > 0:
                        many += table[k + 1, a, b, c]
                    table[k, a, b, c] = many
    return table


@compiled
def draw(
    table: np.ndarray, hidden: np.ndarray, allowed: np.ndarray, room: np.ndarray, into: np.ndarray, state: np.ndarray
) -> None:
    """Deals the hidden cards; ``into`` gets a mask for each place."""
    a, b, c = room[0], room[1], room[2]
    into[:] = 0
    n = len(hidden)
    for k in range(n):
        bit, may = np.int64(1) << hidden[k], allowed[k]
        at = (bits(state) + 0.5) / ONE * table[k, a, b, c]
        if may & 1 and a:
            at -= table[k + 1, a - 1, b, c]
            if at < 0:
                into[0] |= bit
                a -= 1
                continue
        if may & 2 and b:
            at -= table[k + 1, a, b - 1, c]
            if at < 0:
                into[1] |= bit
                b -= 1
                continue
        if may & 4 and c:
            at -= table[k + 1, a, b, c - 1]
            if at < 0:
                into[2] |= bit
                c -= 1
                continue
        into[3] |= bit


@compiled
def likely(
    held: np.ndarray,
    silent: np.ndarray,
    never: np.ndarray,
    rules: int,
    doubt: int,
    state: np.ndarray,
) -> bool:
    """Is this world kept? Always if everybody did what is usual; else ``doubt`` times in 1024 for each who did not.

    By seat: ``held`` the cards at the first trick, ``silent`` the kinds of combination not declared in time,
    ``never`` the cards that would have made longer what was declared.
    """
    for seat in range(4):
        if silent[seat] and kinds(held[seat], rules) & silent[seat] and below(1024, state) >= doubt:
            return False
        if held[seat] & never[seat] and below(1024, state) >= doubt:
            return False
    return True


@compiled
def has(hands: np.ndarray, holds: np.ndarray) -> bool:
    """Does everybody hold one of each of the groups of cards that a true signal says they hold?

    ``holds``: by seat, a mask for each group; nothing is said by 0.
    """
    for seat in range(4):
        for group in range(holds.shape[1]):
            if holds[seat, group] and hands[seat] & holds[seat, group] == 0:
                return False
    return True
