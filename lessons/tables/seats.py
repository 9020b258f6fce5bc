"""Each seat of a table for itself: who sits there, what they may know of the deal, and what they may do in it."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.verdict import Refused, Verdict
from lessons.tables.hand import ME, TableHand
from lessons.tables.playing import done

LEARNER, PLAIN = "learner", "book"
"""Who sits there: the learner, or a player of a strength, where nothing else is known the plain one."""
NOT_YOURS = "another-seat"


@fast_dataclass(frozen=True, slots=True)
class SeatView:
    """A deal as one seat may know it. ``sits``: who sits in each; ``left``: how many cards each has taken up, ``took``: who took
    each trick. ``knows``: all cards of which this seat may know where they are: its own, what was played, shown and laid away.
    """

    seat: int
    sits: tuple[str, ...]
    dealer: int
    turn: int | None
    hand: tuple[Card, ...]
    left: tuple[int, ...]
    took: tuple[int, ...]
    knows: frozenset[Card]


def sits(hand: TableHand) -> tuple[str, ...]:
    """Who sits in each seat."""
    return tuple(LEARNER if seat == ME else hand.sits or PLAIN for seat in range(len(hand.seats)))


def view(hand: TableHand, seat: int) -> SeatView:
    """What this seat may know, and nothing of the other hands."""
    state, its = hand.state, hand.family
    own = hand.game.pack.sorted(its.in_hand(state, seat))
    played = (card for trick in (*state.tricks, state.trick) for card in trick.cards)
    left = tuple(len(its.in_hand(state, one)) for one in range(len(hand.seats)))
    knows = frozenset((*own, *played, *its.open_to(state, seat)))
    return SeatView(seat, sits(hand), state.dealer, its.turn(hand), own, left, its.took(state), knows)


def act(hand: TableHand, seat: int, action: Any) -> TableHand:
    """The deal after what whoever sits there does: each for the own seat, as the engine judges it. Errors: ``Refused``."""
    if action.seat != seat:
        raise Refused(Verdict(False, NOT_YOURS, {"seat": seat}))
    verdict = hand.game.deal.judge(hand.state, action)
    if not verdict.ok:
        raise Refused(verdict)
    return done(hand, action)
