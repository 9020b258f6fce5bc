"""Dealing in packets: from a deck to hands and what is left, and back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Pack
from engine.errors import BadInput

Hands = tuple[tuple[Card, ...], ...]


def whole_deck(deck: Sequence[Card], pack: Pack) -> None:
    """Errors: :class:`BadInput` when these are not the cards of the pack, each once."""
    if len(deck) != len(pack) or pack.whole != set(deck):
        raise BadInput(
            "wrong-number",
            f"a deck has the {len(pack)} cards of the pack, each once; this one has {len(set(deck))} of them",
            "deck",
        )


def in_packets(deck: Sequence[Card], seats: int, size: int, packet: int, first: int) -> tuple[Hands, tuple[Card, ...]]:
    """Hands of ``size`` cards in packets, the seat ``first`` first, then by rising seats; and what is left of the deck."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    at = 0
    for _ in range(0, size, packet):
        for i in range(seats):
            hands[(first + i) % seats] += deck[at : at + packet]
            at += packet
    return tuple(tuple(hand) for hand in hands), tuple(deck[at:])


def gathered(
    hands: Sequence[Sequence[Card]], rest: Sequence[Card], size: int, packet: int, first: int
) -> tuple[Card, ...]:
    """The deck from which these hands were dealt: :func:`in_packets` backwards."""
    deck: list[Card] = []
    for at in range(0, size, packet):
        for i in range(len(hands)):
            deck += hands[(first + i) % len(hands)][at : at + packet]
    return (*deck, *rest)
