"""Characters that cannot stand in a lesson: those that nobody sees, and those that turn the direction of what follows."""

from __future__ import annotations

import re

from lessons.yamlfile.checker_message import CheckerMessage

ODD = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"  # control characters, surrogates
    "|[\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]"
    "|[\ue000-\uf8ff\U000e0000-\U0010ffff]"  # tags, private ones: every device shows something else
)
"""One such character. A line break and a tab are none of them."""
_UNSEEN = re.compile(f"{ODD.pattern}|[\t\n\r]")
_NAMES = {
    "\0": "checker.char.null",
    "\x1b": "checker.char.escape",
    "\xad": "checker.char.hyphen",
    "\u200b": "checker.char.blank",
    "\u2028": "checker.char.line",
    "\ufeff": "checker.char.mark",
}


def visible(name: str) -> str:
    """A file's name that every screen can show: what nobody sees, turns a line or is no character is written as its number."""
    return _UNSEEN.sub(lambda found: ascii(found.group())[1:-1], name)


def named(char: str) -> CheckerMessage:
    """What it is, and its number, as in ``a soft hyphen (U+00AD)``."""
    number = f"U+{ord(char):04X}"
    if char in _NAMES:
        return CheckerMessage(_NAMES[char], number=number)
    turned = "\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069" or char in "\u200e\u200f\u061c"
    return CheckerMessage("checker.char.turns" if turned else "checker.char.other", number=number)
