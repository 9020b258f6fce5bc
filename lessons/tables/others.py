"""What the others do between two turns of the learner's, and how it is read again from the log without asking them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.parts.plain.choice import Choice
from lessons.practice.others import PACES
from lessons.tables.hand import ME, TableHand, chosen, done

ONE = PACES[1]


def others(hand: TableHand, pace: str, own: bool = False) -> TableHand:
    """The others go on: up to the learner's turn or the end of a trick, or by one word or card. ``own``: the learner just did.

    They stop where the learner may want to speak out of turn.
    """
    if not own or not (pace == ONE or hand.family.before_the_lead(hand)):
        while hand.stage == "others":
            hand = done(hand, _next(hand).action)
            if pace == ONE or hand.family.waits(hand):
                break
    return _told(hand)


def _next(hand: TableHand) -> Choice:
    """What happens next: somebody speaks who is not waited for, or whoever is goes on."""
    return hand.family.unasked(hand.state) or chosen(hand)


def _told(hand: TableHand) -> TableHand:
    """With what a partner says before the learner goes on: to a phrase of the learner's, or on seeing them lead."""
    its = hand.family
    answers = bool(hand.done) and hand.done[-1].seat == ME and its.is_talk(hand.done[-1])
    choice = its.unasked(hand.state) if hand.stage == "play" or answers else None
    return done(hand, choice.action) if choice is not None and its.is_talk(choice.action) else hand


def again(hand: TableHand, lines: Iterable[object]) -> TableHand | None:
    """The deal after what the others did by the log; None where that cannot be, as in a file that was tampered with."""
    for line in lines:
        action = hand.family.read(line, hand.game)
        if action is None or not hand.game.deal.judge(hand.state, action).ok:
            return None
        hand = done(hand, action)
    return hand
