"""Deals at random: the deck shuffled, and one action after the other until the deal is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Protocol, TypeVar

from engine.cards import Card


class PlayableState(Protocol):
    """A state, as far as it must be known here."""

    @property
    def phase(self) -> str: ...


S = TypeVar("S", bound=PlayableState)
A = TypeVar("A")
T = TypeVar("T")


def shuffled(pack: Iterable[Card], rng: Random) -> tuple[Card, ...]:
    """The pack as a deck, in an order left to chance: that of ``rng.shuffle``, which makes two calls for every card."""
    deck, bits = list(pack), rng.getrandbits
    for last in range(len(deck) - 1, 0, -1):
        width = (last + 1).bit_length()
        while (at := bits(width)) > last:
            pass
        deck[last], deck[at] = deck[at], deck[last]
    return tuple(deck)


def below(number: int, rng: Random) -> int:
    """A whole number from 0 to ``number`` - 1, as ``rng.randrange`` finds it, in a call instead of three."""
    bits, width = rng.getrandbits, number.bit_length()
    at = bits(width)
    while at >= number:
        at = bits(width)
    return at


def chosen(rng: Random, options: Sequence[T]) -> T:
    """One of these, as ``rng.choice`` chooses it; it is asked for at every card."""
    return options[below(len(options), rng)]


def play_out(state: S, choose: Callable[[S], A], apply: Callable[[S, A], S]) -> tuple[S, tuple[A, ...]]:
    """Act as ``choose`` says until the deal has come to its end; that end, and how it came about."""
    done: list[A] = []
    while state.phase != "over":
        action = choose(state)
        state = apply(state, action)
        done.append(action)
    return state, tuple(done)
