"""Who sits where, and what lies before each seat. Play goes anticlockwise: seat + 1 sits to the right of seat."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from engine.cards import Card
from engine.parts.dealing import Hands

T = TypeVar("T")


class SeatOrder:
    """What every family's form knows of its ``seats``."""

    __slots__ = ()
    seats: int

    def right_of(self, seat: int) -> int:
        """The next player."""
        return (seat + 1) % self.seats

    def eldest(self, dealer: int) -> int:
        """The player at the dealer's right, who gets cards first and speaks or leads first."""
        return self.right_of(dealer)

    def order(self, first: int) -> tuple[int, ...]:
        """All seats in order of play from this one on."""
        return tuple((first + i) % self.seats for i in range(self.seats))


def with_seat(by_seat: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same by seat, but this for one of them."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def gaining(hands: Hands, seat: int, cards: tuple[Card, ...]) -> Hands:
    """The hands when this player has taken these cards up, behind those held already."""
    return with_seat(hands, seat, hands[seat] + cards)


def losing(hands: Hands, seat: int, cards: Collection[Card]) -> Hands:
    """The hands when this player has parted with these cards."""
    return with_seat(hands, seat, tuple([card for card in hands[seat] if card not in cards]))
