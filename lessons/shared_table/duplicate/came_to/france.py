"""A deal of France: the contract and what became of it, bonuses, the discard; each has won or lost their own."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from engine.games.france.deal.score import DealScore, score
from engine.games.france.deal.state import State
from engine.games.france.pack import PACK
from engine.games.france.reckoning.counting import TARGETS
from engine.sheet import codes
from lessons.shared_table.duplicate_state import DealResult
from lessons.tables.hand import TableHand
from lessons.text.message import Message


def result(hand: TableHand, names: tuple[str, ...]) -> DealResult:
    its = score(hand.state)
    says = tuple(_two(hand, its)) if its.duel is not None else (*hand.family.reckoning(hand).lines, *_away(hand))
    chairs = tuple((one,) for one in range(len(names)))
    return DealResult(chairs, its.payoffs, its.payoffs, names, hand.seats, says)


def _two(hand: TableHand, its: DealScore) -> Iterator[Message]:
    """Of two players what each had and needed, said of both alike."""
    duel = its.duel
    assert duel is not None
    for seat, who in enumerate(hand.seats):
        points, bouts = Fraction(duel.half_points[seat], 2), duel.bouts[seat]
        yield Message("friends.same.duel", {"who": who, "bouts": bouts, "points": points, "target": TARGETS[bouts]})


def _away(hand: TableHand) -> Iterator[Message]:
    state: State = hand.state
    if state.left and state.taker is not None:
        yield Message("friends.same.away", {"who": hand.seats[state.taker], "cards": codes(PACK.sorted(state.left))})
