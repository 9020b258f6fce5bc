"""A deal of Sicily: who played against whom, the reckoning line by line, what was laid away; each has won or lost their own."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sicily.deal.state import State
from engine.sheet import codes
from lessons.shared_table.duplicate_state import DealResult
from lessons.tables.hand import TableHand
from lessons.text.message import Message


def result(hand: TableHand, names: tuple[str, ...]) -> DealResult:
    its = hand.family.reckoning(hand)
    lines = (one for one in its.lines if not (one.reason.startswith("settle.why") and one.facts.get("n") == 0))
    says = (*_played(hand), *lines, *_away(hand))
    chairs = tuple((one,) for one in range(len(names)))
    return DealResult(chairs, its.payoffs, its.payoffs, names, hand.seats, says)


def _played(hand: TableHand) -> Iterator[Message]:
    """Who played against whom; what was called, where something was."""
    its = hand.state.contract
    if its is None:
        return
    if its.own:
        yield Message("friends.same.own", {})
        return
    if its.call is not None:
        yield Message("friends.same.called", {"card": its.call})
    first, second = (tuple(hand.seats[seat] for seat in camp) for camp in its.camps)
    if len(first) == 1 < len(second):
        yield Message("friends.same.alone", {"who": first[0]})
    else:
        yield Message("friends.same.against", {"seats": first, "others": second})


def _away(hand: TableHand) -> Iterator[Message]:
    state: State = hand.state
    if state.left and state.taker is not None:
        cards = codes(state.form.pack.sorted(state.left))
        yield Message("friends.same.away", {"who": hand.seats[state.taker], "cards": cards})
