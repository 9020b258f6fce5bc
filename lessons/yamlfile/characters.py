"""Characters that cannot stand in a lesson: those that nobody sees, and those that turn the direction of what follows."""

from __future__ import annotations

import re

ODD = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"  # control characters, surrogates
    "|[\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]"
    "|[\ue000-\uf8ff\U000e0000-\U0010ffff]"  # tags, private ones: every device shows something else
)
"""One such character. A line break and a tab are none of them."""
_NAMES = {
    "\0": "a null character",
    "\x1b": "an escape character",
    "\xad": "a soft hyphen",
    "\u200b": "a blank of no width",
    "\u2028": "a line separator",
    "\ufeff": "a byte order mark",
}


def named(char: str) -> str:
    """What it is, and its number, as in ``a soft hyphen (U+00AD)``."""
    number = f"U+{ord(char):04X}"
    if char in _NAMES:
        return f"{_NAMES[char]} ({number})"
    turned = "\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069" or char in "\u200e\u200f\u061c"
    return f"a mark that turns the direction of the text ({number})" if turned else f"the character {number}"
