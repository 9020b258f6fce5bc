"""Deals at random: the deck shuffled, and one action after the other until the deal is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Protocol, TypeVar

from engine.cards import Card


class Going(Protocol):
    """A state, as far as it must be known here."""

    @property
    def phase(self) -> str: ...


S = TypeVar("S", bound=Going)
A = TypeVar("A")


def shuffled(pack: Iterable[Card], rng: Random) -> tuple[Card, ...]:
    """The pack as a deck, in an order left to chance."""
    deck = list(pack)
    rng.shuffle(deck)
    return tuple(deck)


def play_out(state: S, choose: Callable[[S], A], apply: Callable[[S, A], S]) -> tuple[S, tuple[A, ...]]:
    """Act as ``choose`` says until the deal has come to its end; that end, and how it came about."""
    done: list[A] = []
    while state.phase != "over":
        action = choose(state)
        state = apply(state, action)
        done.append(action)
    return state, tuple(done)
