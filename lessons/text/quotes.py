"""Quotation marks within quotation marks: the inner ones are the language's second pair."""

from __future__ import annotations

import re

INNER = {("«", "»"): ("“", "”"), ("“", "”"): ("‘", "’")}
"""A pair of marks, as a sentence has it around what it is filled with, and the pair that is used within it."""
_BLANKS = "\u00a0\u202f "


def within(before: str, inner: str, after: str) -> str:
    """What a sentence is filled with, given the text around it: ``«{it}»`` filled with ``«Pago»`` is ``«“Pago”»``."""
    for (opening, closing), (first, second) in INNER.items():
        if before.rstrip(_BLANKS).endswith(opening) and after.lstrip(_BLANKS).startswith(closing):
            return re.sub(f"[{_BLANKS}]*{closing}", second, re.sub(f"{opening}[{_BLANKS}]*", first, inner))
    return inner
