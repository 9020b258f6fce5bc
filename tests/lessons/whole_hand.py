"""A whole hand played to its end by the book, for tests of what comes afterwards."""

from __future__ import annotations

from dataclasses import replace

from engine.games.bologna.players import choose
from lessons.tables.bologna.dealing import deal
from lessons.tables.hand import TableHand
from lessons.tables.playing import done


def whole_hand(seed: int, dealer: int = 3) -> TableHand:
    """The learner's chair plays by the book as well."""
    hand = deal("whole", seed, dealer)
    while hand.stage != "over":
        action = choose(hand.state, hand.rng()).action
        assert action is not None
        hand = replace(done(hand, action), rests=False)
    return hand
