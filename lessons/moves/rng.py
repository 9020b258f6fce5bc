"""What chance gives where nobody may foresee it: the random generator, seeds and nonces."""

from __future__ import annotations

import secrets
from random import Random, SystemRandom

SEEDS = 2**32
_RNG: Random = SystemRandom()


def system_rng() -> Random:
    """What nobody can foresee; a test puts there what it can tell beforehand."""
    return _RNG


def new_seed() -> int:
    """A seed nobody can foresee."""
    return _RNG.randrange(SEEDS)


def new_nonce() -> str:
    """A nonce for what is written without a press."""
    return secrets.token_hex(12)
