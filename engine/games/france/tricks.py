"""Sides, and who took which trick, the last one of a slam with the Excuse included."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fast_dataclass import fast_dataclass
from engine.games.france.auction.bidding import DEFENCE, SIDES, TAKER
from engine.games.france.playing import take
from engine.parts.tricks import Trick


@fast_dataclass(frozen=True, slots=True)
class Sides:
    """The two sides of a French deal: the taker (and partner) against all others. With two players seat 0 is one, seat 1 the
    other.
    """

    seats: int
    taker: int = 0
    partner: int | None = None

    @property
    def with_taker(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.side(seat) == TAKER)

    @property
    def defenders(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.side(seat) == DEFENCE)

    def side(self, seat: int) -> int:
        return TAKER if seat in (self.taker, self.partner) else DEFENCE

    def name(self, side: int) -> str | int:
        """How a line of the sheet calls a side: ``taker`` or ``defence``; of two players by the seat."""
        return side if self.seats == 2 else SIDES[side]


def winners(tricks: Sequence[Trick], sides: Sides, size: int) -> tuple[int, ...]:
    """The seats that took these tricks, out of ``size`` in the whole deal."""
    took: list[int] = []
    for trick in tricks:
        leader = sides.side(trick.leader)
        slam = len(took) == size - 1 and all(sides.side(seat) == leader for seat in took)
        took.append(trick.seat(take(trick.cards, won_all_before=slam and size > 1).index, sides.seats))
    return tuple(took)


def slam_side(took: Sequence[int], sides: Sides, size: int) -> int | None:
    """The side that took every trick of the deal; None where nobody did."""
    won = {sides.side(seat) for seat in took}
    return won.pop() if len(won) == 1 and len(took) == size else None
