"""A word of the table as a lesson's text unfolds it: its name, its meaning, where that is written."""

from __future__ import annotations

from lessons.text.glossary import entries
from lessons.text.markup import Span
from screens.wording import citations
from screens.wording.given import Note, Piece
from screens.wording.texts import DEFAULT


def piece(span: Span, lang: str) -> Piece:
    """A piece of text for the browser; a word that the glossary knows brings its note along."""
    entry = entries().get(span.ref) if span.kind == "term" else None
    if entry is None:
        return (span.kind, span.text)
    note: Note = {
        "title": entry.term.get(lang) or entry.term[DEFAULT],
        "meaning": entry.meaning.get(lang) or entry.meaning[DEFAULT],
        "source": citations.cited(entry.source, lang),
        "href": citations.address(entry.source),
    }
    return ("term", span.text, note)
