"""What people call themselves, as it is written down: in a room, at a table, in the settings."""

from __future__ import annotations

import unicodedata

_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
"""Classes of characters that nobody sees, or that turn the writing round. An address book puts them around a name, and they
come along where it is pasted."""
_JOINER = "\u200d"
"""Holds the parts of one emoji together."""


def tidy(name: str) -> str:
    """A name as it is written down: what nobody sees is left out, blanks are one, a letter and its accent are one."""
    seen = (one for one in name if unicodedata.category(one) not in _UNSEEN or one in (_JOINER, "\t", "\n"))
    return unicodedata.normalize("NFC", " ".join("".join(seen).split()).strip(_JOINER))
