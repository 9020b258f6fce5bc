"""A learner's code: four short words, easy to say across a table and to type on a telephone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

WORDS_IN_A_CODE = 4


class Chance(Protocol):
    def choice(self, seq: Sequence[str]) -> str: ...


@cache
def words() -> tuple[str, ...]:
    """Italian words without accents, three to eight letters."""
    return tuple(Path(__file__).with_name("codes.txt").read_text(encoding="utf-8").split())


def new_code(rng: Chance) -> str:
    """A new code, such as ``luna-castello-onda-faro``; pass ``secrets.SystemRandom()``."""
    return "-".join(rng.choice(words()) for _ in range(WORDS_IN_A_CODE))


def read_code(text: str) -> str | None:
    """The code a person typed, whatever stands between the words; None when it is not four words of ours."""
    found = re.findall(r"[a-z]+", text.casefold()[:200])
    known = len(found) == WORDS_IN_A_CODE and all(word in words() for word in found)
    return "-".join(found) if known else None
