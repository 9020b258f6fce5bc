"""Reads a handout as whoever has only the paper: the text of its pages, question by question, and the key's answers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pypdfium2 as pdfium

from screens.components.match_forms.names import say
from screens.prints.asked import PrintedQuestion, PrintedRow, lettered

EMPTY = 18
"""So many letters of what an empty page says stand in its first line for sure."""


def text_of(data: bytes) -> str:
    """The text of all pages, as the PDF itself tells it, without the foot of each."""
    found: list[str] = []
    with pdfium.PdfDocument(data) as pdf:
        for page in pdf:
            lines = page.get_textpage().get_text_range().replace("\r\n", "\n").split("\n")
            foot = max((at for at, line in enumerate(lines) if line.startswith("Calzettini")), default=len(lines))
            found += lines[:foot]
    return "\n".join(found)


def questions_of(text: str, lang: str) -> tuple[list[str], list[str]]:
    """What each question says, and what the key says to each, its reason with it."""
    sheet, _, key = text.partition(f"\n{say('prints.key', lang)} · ")
    # The page before the key may be empty, and says so.
    sheet, _, _ = sheet.partition(f"\n{say('prints.empty-page', lang)[:EMPTY]}")
    return list(_numbered(sheet)), list(_numbered(key))


def _numbered(text: str) -> Iterator[str]:
    """The text of each number, ``3)`` or beginning with its first step ``3.1``; the next one is looked for behind it."""
    starts: list[int] = []
    while found := re.compile(rf"^{len(starts) + 1}(?:\)|\.1)\s", re.M).search(text, starts[-1] + 1 if starts else 0):
        starts.append(found.start())
    yield from (text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=False))


def bare(text: str) -> str:
    """Without blanks, line ends, hyphens at them and what stands between names in a row, which are the printer's."""
    return re.sub(r"[\s\ufffe\u00ad·]+", "", text)


def pieces(asked: PrintedQuestion, number: int, lang: str) -> list[str]:
    """All that paper says of a question behind what the lesson says, in its order, without blanks."""
    return [one for one in map(bare, told(asked, number, lang)) if one]


def told(asked: PrintedQuestion, number: int, lang: str) -> list[str]:
    """The same as it is written."""
    answer, (first, *more) = say("prints.answer", lang), asked.parts
    rows = [one for row in asked.rows for one in _row(row)]
    if not more:
        found = [*asked.told, first.prompt, *rows, *lettered(first.choices), answer]
    else:
        found = [*asked.told, *rows]
        for at, part in enumerate(asked.parts, 1):
            found += [one for row in part.rows for one in _row(row)]
            found += [f"{number}.{at}", part.prompt, *lettered(part.choices), answer]
    return found


def _row(row: PrintedRow) -> list[str]:
    if row.past:
        return [f"{row.label}: {', '.join(row.names)}"]
    return [
        row.label,
        *(one for at in range(len(row.cards)) for one in (*row.players[at : at + 1], *row.below[at : at + 1])),
    ]


def in_key(asked: PrintedQuestion, number: int) -> str:
    """How the key begins for this question."""
    if len(asked.parts) == 1:
        return bare(f"{number}) {asked.parts[0].answer}")
    return bare(" ".join(f"{number}.{at} {part.answer}" for at, part in enumerate(asked.parts, 1)))
