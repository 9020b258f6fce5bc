"""A text of a lesson as something to be said: its words file only passes it on."""

from __future__ import annotations

from lessons.text.message import Message
from lessons.yamlfile.fields import OFFERED, Both


def authored(reason: str, both: Both | None, source: str = "") -> Message:
    """``reason`` is a code whose sentence is ``{en}`` in English, ``{it}`` in Italian."""
    return Message(reason, {lang: both.told(lang) if both else "" for lang in OFFERED}, source)
