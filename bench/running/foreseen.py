"""Starts the app as ``app.py`` does, but with chances that are the same each time: what is looked at twice is dealt twice alike."""

from __future__ import annotations

import os
from random import Random

from lessons.moves import rng

SEED = "BENCH_SEED"
"""The environment variable that names another seed than the usual one."""

if __name__ == "__main__":
    import app

    rng._RNG = Random(os.environ.get(SEED, ""))
    app.main()
