"""Following and taking: which cards may be played, which takes the trick. Source: ottocento#the-play."""

from __future__ import annotations

from players.core.cards import BEATS, FOOL, MATTO, OF_SUIT, TRUMPS
from players.core.jit import compiled


@compiled
def may_play(hand: int, led: int) -> int:
    """The cards of the hand that may go when this suit was led; ``led`` is the fool's number while there is none."""
    if led == FOOL:
        return hand
    may = hand & OF_SUIT[led]
    if may == 0:
        may = hand & TRUMPS
        if may == 0:
            return hand
    return may | (hand & MATTO)


@compiled
def beats(card: int, high: int) -> bool:
    """Does this card take the trick from the one that was the highest?"""
    return (BEATS[high] >> card) & 1 == 1
