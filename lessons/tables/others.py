"""What the others do between two turns of the learner's, and how it is read again from the log without asking them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.fast_dataclass import changed
from lessons.tables.hand import ME, TableHand
from lessons.tables.playing import chosen, done
from lessons.tables.stages import PACES

ONE = PACES[1]
Chooser = Callable[[TableHand], Any]
"""What whoever is to act does; None where a player who searches has no answer, so that a plain player plays."""


def by_the_book(hand: TableHand) -> Any:
    """What plain players do."""
    return chosen(hand).action


def unprompted(hand: TableHand) -> Any:
    """What a player says or gives who is not waited for; None where nobody does."""
    for choice in (hand.family.unasked(hand.state, hand.people), hand.family.owed(hand.state, hand.people)):
        if choice is not None and choice.action is not None:
            return choice.action
    return None


def others(hand: TableHand, pace: str, own: bool = False, choose: Chooser = by_the_book) -> TableHand:
    """The others go on: up to the learner's turn or the end of a trick, or by one word or card. ``own``: the learner just did.

    They stop where the learner may want to speak out of turn.
    """
    hand = changed(hand, stood_in=0)
    if not own or not (pace == ONE or hand.family.before_the_lead(hand)):
        while _settled(hand).stage == "others":
            hand, action = _goes_on(_settled(hand), choose)
            if (pace == ONE and hand.family.is_one_card(action)) or hand.family.waits(hand):
                break
    return _told(_settled(hand))


def _goes_on(hand: TableHand, choose: Chooser) -> tuple[TableHand, Any]:
    """What happens next: somebody speaks who is not waited for, or whoever is goes on."""
    if (out_of_turn := hand.family.unasked(hand.state, hand.people)) is not None:
        return done(hand, out_of_turn.action), out_of_turn.action
    if (action := choose(hand)) is not None:
        return done(hand, action), action
    action = by_the_book(hand)
    cards = len(hand.family.laid(action)) or int(hand.family.card_of(action) is not None)
    return changed(done(hand, action), stood_in=hand.stood_in + cards), action


def _settled(hand: TableHand) -> TableHand:
    """With what one of the others owes: it is given as soon as there is something to spare."""
    choice = None if hand.rests else hand.family.owed(hand.state, hand.people)
    return hand if choice is None else done(hand, choice.action)


def _told(hand: TableHand) -> TableHand:
    """With what a partner says before the learner goes on: to a phrase of the learner's, or on seeing them lead."""
    its = hand.family
    answers = bool(hand.done) and hand.done[-1].seat == ME and its.is_talk(hand.done[-1])
    choice = its.unasked(hand.state, hand.people) if hand.stage == "play" or answers else None
    return done(hand, choice.action) if choice is not None and its.is_talk(choice.action) else hand


def again(hand: TableHand, lines: Iterable[object], stood_in: int = 0) -> TableHand | None:
    """The deal after what the others did by the log; None where that cannot be, as in a file that was tampered with."""
    hand = changed(hand, stood_in=stood_in)
    for line in lines:
        action = hand.family.read(line, hand.game)
        if action is None or hand.stage == "over" or not hand.game.deal.judge(hand.state, action).ok:
            return None
        hand = done(hand, action)
    return hand
