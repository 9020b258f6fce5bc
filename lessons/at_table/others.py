"""What the others do between two turns of the learner's, and how it is read again from the log without asking them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.sicily.deal.actions import Action, Tell
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.plain import unasked
from lessons.at_table import talking
from lessons.at_table.hand import ME, Hand, chosen, done
from lessons.at_table.written import read
from lessons.practice.others import PACES

ONE = PACES[1]


def others(hand: Hand, pace: str, own: bool = False) -> Hand:
    """The others go on: up to the learner's turn or the end of a trick, or by one word or card. ``own``: the learner just did.

    They stop where the learner may want to speak out of turn.
    """
    if not own or not (pace == ONE or talking.before_the_lead(hand)):
        while hand.stage == "others":
            hand = done(hand, _next(hand))
            if pace == ONE or talking.waits(hand):
                break
    return _told(hand)


def _next(hand: Hand) -> Action:
    """What happens next: somebody speaks who is not waited for, or whoever is goes on."""
    choice = unasked(hand.state, {ME}) or chosen(hand.state, hand.seed, len(hand.done))
    action: Action = choice.action
    return action


def _told(hand: Hand) -> Hand:
    """With what a partner says before the learner goes on: to a phrase of the learner's, or on seeing them lead."""
    answers = bool(hand.done) and isinstance(hand.done[-1], Tell) and hand.done[-1].seat == ME
    choice = unasked(hand.state, {ME}) if hand.stage == "play" or answers else None
    return done(hand, choice.action) if choice is not None and isinstance(choice.action, Tell) else hand


def again(hand: Hand, lines: Iterable[object]) -> Hand | None:
    """The deal after what the others did by the log; None where that cannot be, as in a file that was tampered with."""
    for line in lines:
        action = read(line, hand.state.form.pack)
        if action is None or not judge(hand.state, action).ok:
            return None
        hand = done(hand, action)
    return hand
