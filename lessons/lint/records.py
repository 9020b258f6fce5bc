"""What is wrong with the record of a hand in a lesson, in the author's language."""

from __future__ import annotations

import re

from engine.errors import BadInput, quoted
from engine.record import lines_of
from lessons.yamlfile.checker_message import CheckerMessage

CODES = (
    "unknown-card",
    "unknown-rule",
    "bad-rule",
    "card-twice",
    "wrong-number",
    "bad-number",
    "unknown-line",
    "illegal",
)
"""What has a sentence of its own; all else is no record, or no line of one."""
_LINE = re.compile(r"line (\d+)")
_NEAR = re.compile(r"; did you mean (.+)\?$")


def unread(error: BadInput, record: str) -> CheckerMessage:
    """Why this record cannot be read: the line, how it reads, what is wrong with it, and what was probably meant."""
    if error.code == "missing-line":
        return CheckerMessage(
            "checker.record-unread", why=CheckerMessage("checker.record-missing-line", line=quoted(error.field))
        )
    found, near = _LINE.search(error.field) or _LINE.search(error.message), _NEAR.search(error.message)
    lines, number = lines_of(record), int(found[1]) if found else 1
    line = quoted(lines[number - 1].strip() if number <= len(lines) else "")
    hint = CheckerMessage("checker.meant", near=near[1]) if near else ""
    code = error.code if error.code in CODES else "other"
    return CheckerMessage(
        "checker.record-unread", why=CheckerMessage(f"checker.record-{code}", n=number, line=line, hint=hint)
    )
