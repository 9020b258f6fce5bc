"""Texts as the browser is given them: words by their key, where a rule is written, what a word of the table means."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Words = dict[str, str]
"""What the browser says by itself; holes in it are left for it to fill."""
Citation = tuple[str, str]
"""A book and section, and the address where it can be read."""


class Note(TypedDict):
    """What a word of the table means, and where that is written."""

    title: str
    meaning: str
    source: str
    href: str


Piece = tuple[Literal["text", "bold", "term", "card"], str] | tuple[Literal["term"], str, Note]
"""A piece of a text: of which kind, what it says, and of a word that the glossary knows its note."""
Paragraph = list[Piece]
