"""The random generator for what nobody may foresee, and the seeds and nonces that are drawn from it."""

from __future__ import annotations

import secrets
from random import Random, SystemRandom

SEEDS = 2**32
_RNG: Random = SystemRandom()


def system_rng() -> Random:
    """The random generator of the operating system, which nobody can foresee; a test puts a seeded one in its place."""
    return _RNG


def new_seed() -> int:
    """A fresh seed from the operating system's random generator."""
    return _RNG.randrange(SEEDS)


def new_nonce() -> str:
    """A nonce for what is written without a press."""
    return secrets.token_hex(12)
