"""What people call themselves, as it is written down: in a room, at a table, in the settings."""

from __future__ import annotations

import unicodedata

_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
"""Classes of characters that nobody sees, or that turn the writing round. An address book puts them around a name, and they
come along where it is pasted."""
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Fillers of Hangul and the empty pattern of Braille: letters and a sign by their class, and nothing is drawn for them."""
_JOINER = "\u200d"
"""Holds the parts of one emoji together."""


def tidy(name: str) -> str:
    """A name as it is written down: what nobody sees is left out, blanks are one, a letter and its accent are one."""
    drawn = name.translate(dict.fromkeys(map(ord, _BLANK), " "))
    seen = (one for one in drawn if unicodedata.category(one) not in _UNSEEN or one in (_JOINER, "\t", "\n"))
    return unicodedata.normalize("NFC", " ".join("".join(seen).split()).strip(_JOINER))
