"""Texts and names of locks as PostgreSQL can hold them."""

from __future__ import annotations

import hashlib
from typing import Any

NUL, IN_ITS_PLACE = "\0", "\N{REPLACEMENT CHARACTER}"


def lock_of(name: str) -> int:
    """The number of the advisory lock of this name. Two names that fell together would only wait for each other."""
    return int.from_bytes(hashlib.blake2b(name.encode("utf-8", "replace"), digest_size=8).digest(), signed=True)


def without_nul(told: Any) -> Any:
    if isinstance(told, str):
        return told.replace(NUL, IN_ITS_PLACE) if NUL in told else told
    if isinstance(told, dict):
        return {key: without_nul(one) for key, one in told.items()}
    return type(told)(map(without_nul, told)) if isinstance(told, list | tuple) else told
