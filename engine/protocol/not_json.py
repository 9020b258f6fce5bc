"""What is wrong with a line that is not JSON: where it stops making sense, and what was probably meant."""

from __future__ import annotations

import json
import re

from engine.errors import BadInput, quoted, shortened

CLOSING = {"{": "}", "[": "]"}
AROUND = 24
"""So many characters before the place and after it are quoted."""
_PYTHON = re.compile(r"(True|False|None)\b")
_TEXT = re.compile(r'"(?:\\.|[^"\\])*"?')


def not_json(line: str, error: ValueError | RecursionError) -> BadInput:
    """The error for this line, pointing at its column (from 1)."""
    text = line.rstrip()
    if not isinstance(error, json.JSONDecodeError):
        return BadInput("bad-json", f"this line is not JSON: {shortened(str(error))}")
    at = min(error.pos, len(text))
    what = "it ends too early" if at == len(text) else _named(error.msg)
    before, after = text[max(0, at - AROUND) : at], text[at : at + AROUND]
    where = f"after {quoted(before)}" if at == len(text) else f"at {quoted(after)}"
    message = f"this line is not JSON: {what}, column {at + 1}, {where}{_fix(text, at, error.msg)}"
    return BadInput("bad-json", message, f"column {at + 1}")


def _named(said: str) -> str:
    """The decoder's own words, small and without the place that it adds to some."""
    return (said[:1].lower() + said[1:]).removesuffix(" at").removesuffix(" starting at")


def _fix(text: str, at: int, said: str) -> str:
    rest = text[at:]
    if said.startswith("Extra data"):
        return "; one question a line, and nothing after it"
    if rest.startswith("'"):
        return "; text and names stand between double quotes"
    if python := _PYTHON.match(rest):
        word = {"True": "true", "False": "false", "None": "null"}[python[0]]
        return f"; did you mean {word}?"
    if rest[:1] in ("}", "]") and text[:at].rstrip().endswith(","):
        return "; the comma before it is too much"
    missing = _unclosed(text)
    return f"; did you mean it to end with {missing} ?" if missing else ""


def _unclosed(text: str) -> str:
    """What would close all that has been opened, empty where more is closed than was opened."""
    opened: list[str] = []
    for char in _TEXT.sub("", text):
        if char in CLOSING:
            opened.append(CLOSING[char])
        elif char in CLOSING.values() and (not opened or opened.pop() != char):
            return ""
    return "".join(reversed(opened))
