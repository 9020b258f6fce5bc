"""Sentences in the terminal: in every language of the pages, since nobody has chosen one there."""

from __future__ import annotations

import sys

from screens.wording.texts import LANGUAGES, text


def say(key: str, **facts: object) -> None:
    """In letters that this terminal has."""
    for lang in LANGUAGES:
        line(text(key, lang, **facts))


def line(told: str) -> None:
    """One line; what this terminal has no letters for becomes a question mark."""
    letters = getattr(sys.stderr, "encoding", None) or "ascii"
    print(told.encode(letters, "replace").decode(letters), file=sys.stderr, flush=True)
