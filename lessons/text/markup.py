"""A lesson's text in pieces: what is bold, which words are of the glossary, which are cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from lessons.text.card_names import card_name
from lessons.text.glossary import term as find_term
from lessons.yamlfile.fields import Lang

_MARK = re.compile(r"\*\*([^*\n]{1,200})\*\*|\*([^*\s](?:[^*\n]{0,80}[^*\s])?)\*|\{card:([A-Za-z0-9]{1,12})\}")


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a lesson's text: ``text``, ``bold``, ``card`` (``ref`` its code) or ``term`` (``ref`` its id in the glossary)."""

    kind: Literal["text", "bold", "card", "term"]
    text: str
    ref: str = ""


def spans(text: str, lang: Lang, family: str = "", also: Mapping[str, str] | None = None) -> tuple[Span, ...]:
    """A lesson's text in pieces: ``**bold**``, ``*term*`` or ``*as written|term*``, ``{card:SK}``; all else is plain text.

    ``also``: ways to write terms that the glossary does not know yet, with their ids.
    """
    found: list[Span] = []
    end = 0
    for mark in _MARK.finditer(text):
        if mark.start() > end:
            found.append(Span("text", text[end : mark.start()]))
        bold, term, card = mark.groups()
        if bold:
            found.append(Span("bold", bold))
        elif term:
            shown, _, named = term.partition("|")
            found.append(Span("term", shown, find_term(named or shown, also) or ""))
        else:
            found.append(Span("card", card_name(card, lang, family=family), card))
        end = mark.end()
    if end < len(text) or not text:
        found.append(Span("text", text[end:]))
    return tuple(found)
