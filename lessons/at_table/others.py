"""What the others do between two turns of the learner's, and how it is read again from the log without asking them."""

from __future__ import annotations

from collections.abc import Iterable

from lessons.at_table.hand import Hand, chosen, done
from lessons.practice.others import PACES

ONE = PACES[1]


def others(hand: Hand, pace: str, own: bool = False) -> Hand:
    """The others go on: up to the learner's turn or the end of a trick, or by one word or card. ``own``: the learner just did."""
    if pace == ONE and own:
        return hand
    while hand.stage == "others":
        hand = done(hand, chosen(hand).action)
        if pace == ONE:
            break
    return hand


def again(hand: Hand, lines: Iterable[object]) -> Hand | None:
    """The deal after what the others did by the log; None where that cannot be, as in a file that was tampered with."""
    for line in lines:
        action = hand.ways.read(line, hand.game)
        if action is None or not hand.game.deal.judge(hand.state, action).ok:
            return None
        hand = done(hand, action)
    return hand
