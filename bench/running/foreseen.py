"""Starts the app as ``app.py`` does, but with chances that are the same each time: what is looked at twice is dealt twice alike."""

from __future__ import annotations

from random import Random

import app
from lessons.moves import chance

SEED = 5

if __name__ == "__main__":
    chance._CHANCE = Random(SEED)
    app.main()
