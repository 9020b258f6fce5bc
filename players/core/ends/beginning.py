"""What is so before an end is searched: whose the Matto is, what each side has, what hangs on each card."""

from __future__ import annotations

import numpy as np

from players.core.cards import MATTO, PIPS
from players.core.ends.bounds import DEALER, DEAR, LEFT, RULES
from players.core.ends.frames import OURS, SIDE, THEIRS
from players.core.ends.ordering import hanging
from players.core.jit import compiled
from players.core.playing import MATTO as MATTO_SIDE
from players.core.playing import PILE


@compiled
def holder_at_first(hands: np.ndarray, won: np.ndarray, matto: int, given: int) -> int:
    """Whose Matto it is, where both sides have a trick and its own has a pip to give for it or owes nothing; else -1."""
    owner = _owner(hands, matto)
    owes_nothing = given != 0 or won[owner] & MATTO != 0
    return owner if won[0] and won[1] and (owes_nothing or won[owner] & PIPS) else -1


@compiled
def _owner(hands: np.ndarray, matto: int) -> int:
    """Which side has the Matto or had him."""
    if matto >= 0:
        return matto
    return 0 if (hands[0] | hands[2]) & MATTO else 1


@compiled
def hanging_at_first(hands: np.ndarray, won: np.ndarray, now: np.ndarray, setting: np.ndarray) -> None:
    """Says in ``setting`` what hangs on each card."""
    has = np.array([won[0] & ~MATTO, won[1] & ~MATTO], np.int64)
    has[setting[DEALER] & 1] |= setting[LEFT]
    has[_owner(hands, now[MATTO_SIDE])] |= MATTO
    hanging(hands, has[0], has[1], now[PILE], setting[RULES], setting[DEAR:])


@compiled
def piles_at_first(frame: np.ndarray, won: np.ndarray, left: int, dealer: int, given: int, holder: int) -> None:
    """What each side has: its tricks and its discard; the Matto goes back for a pip, which is owed where none was given."""
    ours, theirs, owed = won[0] & ~MATTO, won[1] & ~MATTO, 0
    if dealer & 1 == 0:
        ours |= left
    else:
        theirs |= left
    if won[1 - holder] & MATTO and given == 0:
        owed = -1 if holder == 0 else 1
    if holder == 0:
        ours, theirs = (ours & ~given) | MATTO, theirs | given
    else:
        ours, theirs = ours | given, (theirs & ~given) | MATTO
    frame[OURS], frame[THEIRS], frame[SIDE] = ours, theirs, owed
