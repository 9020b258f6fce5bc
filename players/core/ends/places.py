"""The table of the moments met before: two places for each, of which the first is for the one that cost more to find."""

from __future__ import annotations

import numpy as np

from players.core.jit import inlined

ENTRIES = 1 << 21
"""Each moment has two places in the table. The first is for the one with more cards, which cost more to find."""
FIRST, UPPER, HINT, OF_SEARCH = range(4)
"""What ``entries`` hold of a moment, which ``keys`` know by two numbers: at least and at most, from the difference so far on; the
card that was best; in which search, and how many cards were left."""
SEARCHES, CARDS_LEFT = (1 << 26) - 1, 5
"""How far searches are told apart; bits for the number of cards."""


@inlined
def place_of(key: int, key_2: int, search: int, many: int, keys: np.ndarray, entries: np.ndarray) -> int:
    """Where this moment stands, or may be put. ``many``: how many cards are left in it, less one."""
    at = ((key * np.int64(-4417276706812531889) + key_2) >> 32) & (ENTRIES - 2)
    if keys[at, 0] == key and keys[at, 1] == key_2:
        return at
    if keys[at + 1, 0] == key and keys[at + 1, 1] == key_2:
        return at + 1
    dear = entries[at, OF_SEARCH] >> CARDS_LEFT == search and entries[at, OF_SEARCH] & 31 > many
    return at + 1 if dear else at
