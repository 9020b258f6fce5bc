"""Which King the player of a 20 calls: that of the shortest suit, by constraints that leave little choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.cards import Card
from engine.games.sicily.pack import COINS, SUITS
from engine.parts.following import of_suit

Held = Mapping[str, tuple[Card, ...]]
RANKS = ("K", "Q", "H", "M")


def may_call(hand: Sequence[Card], left: Sequence[Card], rules: Any = None) -> tuple[str, ...]:
    """The cards that may be called: one, or several where the constraints leave a choice.

    Without a King the shortest suit held; with all suits held headed by their Kings a void one; with four Kings the Queen
    of the shortest suit of two cards or more without it, and so on with Horse and Maid (S32). Not what one has discarded.
    """
    held = {suit: of_suit(hand, suit) for suit in SUITS}
    own = {card.code for card in (*hand, *left)}
    without = [suit for suit in SUITS if held[suit] and not _has(held[suit], "K")]
    if without:
        return tuple(suit + "K" for suit in preferred(held, without))
    void = [suit for suit in SUITS if not held[suit]]
    if void:
        return tuple(suit + "K" for suit in _coins(void))
    for rank in RANKS[1:]:
        open_ = [
            suit for suit in SUITS if len(held[suit]) >= 2 and suit + rank not in own and _headed(held[suit], rank)
        ]
        if open_:
            return tuple(suit + rank for suit in preferred(held, open_))
    return next((tuple(s + r for s in SUITS if s + r not in own) for r in RANKS[1:] if _any_missing(own, r)), ())


def preferred(held: Held, suits: Iterable[str]) -> list[str]:
    """Of these suits the shortest; then the one with the highest court, and the highest beside it; then coins."""
    best = min(len(held[suit]) for suit in suits)
    short = [suit for suit in suits if len(held[suit]) == best]
    courts = {suit: _courts(held[suit]) for suit in short}
    highest = max(courts.values())
    return _coins([suit for suit in short if courts[suit] == highest])


def _coins(suits: list[str]) -> list[str]:
    return [COINS] if COINS in suits else suits


def _courts(cards: Sequence[Card]) -> tuple[int, ...]:
    """The strengths of the court cards, highest first: to be compared one by one."""
    return tuple(sorted((card.strength for card in cards if card.rank in RANKS), reverse=True))


def _has(cards: Sequence[Card], rank: str) -> bool:
    return any(card.rank == rank for card in cards)


def _headed(cards: Sequence[Card], rank: str) -> bool:
    """Does the suit hold all courts above this rank?"""
    return all(_has(cards, above) for above in RANKS[: RANKS.index(rank)])


def _any_missing(own: set[str], rank: str) -> bool:
    return any(suit + rank not in own for suit in SUITS)
