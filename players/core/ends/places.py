"""The table of the moments met before: two places for each, of which the first is for the one that cost more to find."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from players.core.jit import inlined, times

ENTRIES = 1 << 21
"""Each moment has two places in the table. The first is for the one with more cards, which cost more to find."""
SMALL, FEW = 1 << 16, 8
"""Moments with so few cards left, which are most of them and cost least to find, share that many places: they stay in the
processor's own cache."""
FIRST, UPPER, HINT, OF_SEARCH = range(4, 8)
"""What ``entries`` hold of a moment, which ``keys`` know by two numbers; both are the same rows. It is: at least and at most,
from the difference so far on; the card that was best; in which search, and how many cards were left."""
ROW_OF, LINE = 4, 8
"""Numbers of eight bytes in a row, and in a line of the cache."""
SEARCHES, CARDS_LEFT = (1 << 26) - 1, 5
"""How far searches are told apart; bits for the number of cards."""


@inlined
def place_of(key: int, key_2: int, search: int, many: int, keys: np.ndarray, entries: np.ndarray) -> int:
    """Where this moment stands, or may be put. ``many``: how many cards are left in it, less one.

    What another search has left is as good as nothing, so that what a search takes hangs on nothing that was searched before.
    """
    at = ((times(key, -4417276706812531889) ^ key_2) >> 32) & ((ENTRIES if many >= FEW else SMALL) - 2)
    ours = entries[at, OF_SEARCH] >> CARDS_LEFT == search
    if keys[at, 0] == key and keys[at, 1] == key_2 and ours:
        return at
    if keys[at + 1, 0] == key and keys[at + 1, 1] == key_2 and entries[at + 1, OF_SEARCH] >> CARDS_LEFT == search:
        return at + 1
    return at + 1 if ours and entries[at, OF_SEARCH] & 31 > many else at


def moments_met() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int32]]:
    """An empty table: the numbers that know a moment, and in the same rows what is known of it. It never grows.

    Both places that a moment has lie in one line of the processor's cache.
    """
    room = np.zeros(ENTRIES * ROW_OF + LINE, np.int64)
    first = -(room.ctypes.data // room.itemsize) % LINE
    keys = room[first : first + ENTRIES * ROW_OF].reshape(ENTRIES, ROW_OF)
    return keys, keys.view(np.int32)
