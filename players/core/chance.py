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
