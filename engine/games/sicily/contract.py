"""What is played after the speaking: who against whom, and on what terms."""

from __future__ import annotations

from functools import lru_cache

from engine.fast_dataclass import fast_dataclass

Camps = tuple[tuple[int, ...], ...]
"""The parties of a deal, the bidder's (or dealer's) first; one seat each where everybody plays alone."""


@fast_dataclass(frozen=True, slots=True)
class Contract:
    """The contract of a Sicilian deal: who plays with whom, and for what. ``kind`` as in
    :class:`engine.games.sicily.speaking.table.Outcome`; ``own``: everybody plays for himself.

    ``bidder`` is the dealer where nobody bids, and seat 0 where there is no monte either. ``partner``: whoever holds the
    called card, known to the engine from the start. ``cards``: with how many the bid was made; ``call``: the called card.
    """

    seats: int
    dealer: int
    kind: str
    bidder: int
    partner: int | None = None
    own: bool = False
    double: bool = False
    cards: int = 0
    call: str | None = None

    @property
    def camps(self) -> Camps:
        """Who counts together."""
        return _camps(self)

    def camp(self, seat: int) -> int:
        """The index of this seat's camp."""
        for i, camp in enumerate(self.camps):
            if seat in camp:
                return i
        raise ValueError(f"nobody sits at seat {seat}")

    @property
    def bidding_camp(self) -> int:
        """The index of the bidder's camp: 0, unless everybody plays alone."""
        return self.camp(self.bidder)

    def together(self, one: int, other: int) -> bool:
        return self.camp(one) == self.camp(other)


@lru_cache(maxsize=64)
def _camps(contract: Contract) -> Camps:
    order = tuple((contract.bidder + i) % contract.seats for i in range(contract.seats))
    if contract.own:
        return tuple((seat,) for seat in range(contract.seats))
    if contract.kind == "partners":
        return order[::2], order[1::2]
    side = tuple(seat for seat in order if seat in (contract.bidder, contract.partner))
    return side, tuple(seat for seat in order if seat not in side)
