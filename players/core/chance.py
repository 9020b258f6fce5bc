"""Chance: numbers that follow from a seed, and cards picked by them."""

from __future__ import annotations

import numpy as np

from players.core.jit import compiled, lowest, ones


@compiled
def seeded(seed: int) -> np.ndarray:
    """The state of a generator with this seed (splitmix64 of it, so that near seeds are not alike)."""
    state = np.empty(1, np.uint64)
    x = np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    state[0] = (x ^ (x >> np.uint64(31))) | np.uint64(1)
    return state


@compiled
def bits(state: np.ndarray) -> int:
    """31 random bits (xorshift64*)."""
    x = state[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    state[0] = x
    return np.int64((x * np.uint64(0x2545F4914F6CDD1D)) >> np.uint64(33))


@compiled
def pair(state: np.ndarray) -> tuple[int, int]:
    """Twice 32 random bits, from one step of the generator."""
    x = state[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    state[0] = x
    y = x * np.uint64(0x2545F4914F6CDD1D)
    return np.int64(y >> np.uint64(32)), np.int64(y & np.uint64(0xFFFFFFFF))


@compiled
def below(number: int, state: np.ndarray) -> int:
    """A whole number from 0 to ``number`` - 1."""
    return (bits(state) * number) >> 31


@compiled
def one_of(mask: int, state: np.ndarray) -> int:
    """One card of a mask that is not empty, each as likely."""
    number = ones(mask)
    if number > 1:
        for _ in range((bits(state) * number) >> 31):
            mask &= mask - 1
    return lowest(mask)


@compiled
def one_of_hand(mask: int, state: np.ndarray) -> int:
    """One card of a hand of at most 16, as a mask, each as likely; nothing if it is empty.

    No branch hangs on the number drawn: which way a random one goes cannot be foreseen, and costs as much as all the rest.
    """
    number = (bits(state) * ones(mask)) >> 31
    less = mask & (mask - 1)
    for _ in range(7):
        less &= less - 1
    mask = less if number & 8 else mask
    less = mask & (mask - 1)
    for _ in range(3):
        less &= less - 1
    mask = less if number & 4 else mask
    less = mask & (mask - 1)
    less &= less - 1
    mask = less if number & 2 else mask
    mask = mask & (mask - 1) if number & 1 else mask
    return mask & -mask
