"""A file that is something else than its name says, known by how it begins: XML, a web page, a table, a quiz in GIFT."""

from __future__ import annotations

import re

_MARKUP = re.compile(r"\ufeff?\s*<(?:\?xml|!doctype|html|quiz)\b", re.IGNORECASE)
_MOODLE = re.compile(r"<quiz\b", re.IGNORECASE)
_SEPARATOR = re.compile(r'\s*"?sep=[^\n]*\n', re.IGNORECASE)
_TABLE = re.compile(r'(?:.*[,;\t|])?[ "]*kind[ "]*(?:[,;\t|].*)?', re.IGNORECASE)
"""One of the columns is called kind, as in every table."""
_GIFT = re.compile(r"\s*(?:::|//|\$CATEGORY:)|[^{}]*\{\s*(?:[=~#}]|(?:T|F|TRUE|FALSE)\s*[#}])")
_LOOKED_AT = 4000
"""So many characters from the beginning tell it."""


def other_form(text: str, *, quiz: bool) -> str:
    """The reason for which the file is refused whole: ``moodle-xml``, ``markup``, ``a-table`` or ``a-quiz``.

    Empty where it may be what was awaited, a quiz (``quiz``) or a table.
    """
    start = text[:_LOOKED_AT].removeprefix("\ufeff")
    if _MARKUP.match(start):
        return "moodle-xml" if _MOODLE.search(start) else "markup"
    lines = _SEPARATOR.sub("", re.sub(r"\r\n?", "\n", start), count=1).lstrip("\n")
    table = _TABLE.fullmatch(lines.partition("\n")[0])
    if quiz:
        return "a-table" if table else ""
    return "a-quiz" if not table and _GIFT.match(lines) else ""
