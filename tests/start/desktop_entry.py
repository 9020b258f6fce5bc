"""The command of a desktop entry, read as the specification says launchers read it, which no shell does."""

from __future__ import annotations

import re

_ESCAPES = {"\\s": " ", "\\n": "\n", "\\t": "\t", "\\r": "\r", "\\\\": "\\"}
RESERVED = " \t\n\"'\\><~|&;$*?#()`"
"""What an argument may only have between quotes."""
_ARGUMENT = re.compile(rf'"((?:[^"`$\\]|\\["`$\\])*)"|([^{re.escape(RESERVED)}]+)')


def command(line: str, entry: str) -> list[str]:
    """The program and its arguments, of the value of ``Exec`` in the file ``entry``. Errors: ValueError."""
    told = re.sub(r"\\.", lambda found: _ESCAPES[found[0]], line)
    found: list[str] = []
    at = 0
    while at < len(told):
        argument = _ARGUMENT.match(told, at)
        if argument is None or told[argument.end() : argument.end() + 1] not in ("", " "):
            raise ValueError(f"what cannot stand there: {told[at:]!r}")
        quoted, plain = argument.groups()
        found.append(re.sub(r"\\(.)", r"\1", quoted) if quoted is not None else plain)
        at = argument.end() + 1
    return [entry if one == "%k" else one.replace("%%", "%") for one in found]
