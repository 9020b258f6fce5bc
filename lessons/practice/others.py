"""What the other three do between two turns of the learner's, and how it is read again from the log without asking them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.fast_dataclass import changed
from engine.games.bologna.deal.actions import Action, Leave, Play
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.players.choosing import give
from lessons.practice.hand import ME, PracticeHand, chosen, done
from lessons.practice.written import read

PACES = ("turn", "card")
"""How far the others play at one go: up to the learner's turn, or one card."""
Chooser = Callable[[PracticeHand], Action | None]
"""What whoever is to act does; None where a player who searches has no answer, so that the book plays."""


def by_the_book(hand: PracticeHand) -> Action:
    """What the simple players do."""
    action = chosen(hand).action
    assert action is not None
    return action


def others(hand: PracticeHand, pace: str, own: bool = False, choose: Chooser = by_the_book) -> PracticeHand:
    """The others play: up to the learner's turn or the end of a trick, or one card. ``own``: the learner has just played."""
    hand = changed(hand, stood_in=0)
    if pace == "card" and own:
        return _settled(hand)
    while _settled(hand).stage == "others":
        hand = _settled(hand)
        action = choose(hand)
        stands_in = action is None
        action = action or by_the_book(hand)
        hand = changed(done(hand, action), stood_in=hand.stood_in + (_cards(action) if stands_in else 0))
        if pace == "card" and isinstance(action, Play):
            break
    return _settled(hand)


def again(hand: PracticeHand, lines: Iterable[object], stood_in: int) -> PracticeHand | None:
    """The hand after what the others did by the log; None where that cannot be, as in a file that was tampered with."""
    hand = changed(hand, stood_in=stood_in)
    for line in lines:
        action = read(line)
        if action is None or hand.stage == "over" or not judge(hand.state, action).ok:
            return None
        hand = done(hand, action)
    return hand


def _cards(action: Action) -> int:
    """How many cards are chosen with it."""
    return len(action.cards) if isinstance(action, Leave) else int(isinstance(action, Play))


def _settled(hand: PracticeHand) -> PracticeHand:
    """A card that another player owes for the Matto is given as soon as that player has one to spare."""
    state = hand.state
    debtor = state.matto_player
    if hand.sort == "short" or hand.rests or not state.owed or debtor in (None, ME) or state.trick.cards:
        return hand
    action = give(state, debtor).action if debtor is not None else None
    return hand if action is None or not judge(state, action).ok else done(hand, action)
