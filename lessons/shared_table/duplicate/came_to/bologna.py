"""A deal of Bologna: what both sides have scored, by what; the Begato; what was laid away."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.bologna.deal.score import SideScore, score
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.sheet import codes
from lessons.shared_table.duplicate_state import DealResult
from lessons.tables.bologna.begato import begato
from lessons.tables.hand import TableHand
from lessons.text.message import Message


def result(hand: TableHand, names: tuple[str, ...]) -> DealResult:
    """Compared is by how much a side is ahead of the other: what one wins the other loses."""
    state: State = hand.state
    chairs = tuple(range(len(names)))
    parties = tuple(tuple(one for one in chairs if state.form.side(one) == side) for side in (0, 1))
    ours, theirs = score(state).sides
    points = ours.total, theirs.total
    own = (*_own(hand, 0, ours),), (*_own(hand, 1, theirs),)
    return DealResult(parties, points, (points[0] - points[1], points[1] - points[0]), names, hand.seats, (), own)


def _own(hand: TableHand, side: int, its: SideScore) -> Iterator[Message]:
    state: State = hand.state
    figures = {
        "declared": its.declared,
        "criccone": its.criccone,
        "last": its.last_trick,
        "sequences": its.sequences,
        "cards": its.card_points,
    }
    yield Message("friends.same.scored", figures)
    yield Message(f"friends.same.begato-{begato(state, side)}")
    for seat, cards in enumerate(state.left):
        if cards and state.form.side(seat) == side:
            yield Message("friends.same.away", {"who": hand.seats[seat], "cards": codes(PACK.sorted(cards))})
