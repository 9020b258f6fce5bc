"""A whole hand played to its end by the book, for tests of what comes afterwards."""

from __future__ import annotations

from dataclasses import replace

from engine.games.bologna.players import choose
from lessons.practice.dealing import deal
from lessons.practice.hand import PracticeHand, done


def whole_hand(seed: int, dealer: int = 3) -> PracticeHand:
    """The learner's chair plays by the book as well."""
    hand = deal("whole", seed, dealer)
    while hand.stage != "over":
        action = choose(hand.state, hand.rng()).action
        assert action is not None
        hand = replace(done(hand, action), rests=False)
    return hand
