"""The form of a deal: how many sit down, how many cards they get and leave, who is with whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.games.bologna.pack import PACK
from engine.parts.dealing import Hands, gathered, in_packets, whole_deck
from engine.parts.seats import SeatOrder


@dataclass(frozen=True, slots=True)
class Form(SeatOrder):
    """The form of a Bolognese game. ``seats`` players with ``size`` cards each in packets of ``packet``.

    ``early``: cards that everybody leaves and draws again before the dealer's last two (the two-player game); 0 else.
    ``sides``: the side of each seat; empty: seats 0 and 2 are one side, 1 and 3 the other, with two players each is a side.
    """

    id: str
    seats: int
    size: int
    packet: int = 5
    early: int = 0
    sides: tuple[int, ...] = ()

    @property
    def last(self) -> int:
        """How many cards the dealer gets, and leaves, beyond the others."""
        return len(PACK) - self.seats * (self.size + self.early)

    def side(self, seat: int) -> int:
        return self.sides[seat] if self.sides else seat % 2

    def hands(self, deck: Sequence[Card], dealer: int) -> tuple[Hands, tuple[Card, ...]]:
        """Deal in packets from the dealer's right: the hands, and what is left of the deck. Source: ottocento#deal.

        Errors: :class:`engine.errors.BadInput` when the deck is not the whole pack.
        """
        whole_deck(deck, PACK)
        return in_packets(deck, self.seats, self.size, self.packet, self.eldest(dealer))

    def deck(self, hands: Sequence[Sequence[Card]], rest: Sequence[Card], dealer: int) -> tuple[Card, ...]:
        """The deck from which these hands were dealt: :meth:`hands` backwards."""
        return gathered(hands, rest, self.size, self.packet, self.eldest(dealer))


OTTOCENTO = Form("ottocento", seats=4, size=15)
MILLE = Form("mille", seats=2, size=20, early=10)
