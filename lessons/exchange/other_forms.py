"""A file that is neither a quiz in GIFT nor a table, known by how it begins, whatever its name says."""

from __future__ import annotations

import re

_MARKUP = re.compile(r"\ufeff?\s*<(?:\?xml|!doctype|html|quiz)\b", re.IGNORECASE)
_QUIZ = re.compile(r"<quiz\b", re.IGNORECASE)
_LOOKED_AT = 4000
"""So many characters from the beginning tell it."""


def other_form(text: str) -> str:
    """The reason for which the file is refused whole, ``moodle-xml`` or ``markup``; empty for any text."""
    start = text[:_LOOKED_AT]
    if not _MARKUP.match(start):
        return ""
    return "moodle-xml" if _QUIZ.search(start) else "markup"
