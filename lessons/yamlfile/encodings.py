"""The bytes of a file that somebody saved on whatever computer, as text."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

_MARKED = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF32_LE: "utf-32",  # begins as UTF-16 does
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
_TWICE_ENCODED = re.compile("Ã[\x80-\xbfŠŒŽšœžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]")
"""What UTF-8 looks like that was taken for ANSI: the file is UTF-8, and something in it is damaged."""


@dataclass(frozen=True, slots=True)
class Text:
    """A file's text, and its encoding. ``guessed``: nothing in the file says how it was saved; it was taken for ANSI, Windows'
    code page 1252.
    """

    told: str
    guessed: bool = False


class BadEncoding(ValueError):
    """Raised where the bytes are no text; ``line`` from 1 is the first that cannot be read."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is no text of a known encoding")
        self.line = line


def decoded(data: bytes) -> Text:
    """UTF-8, UTF-16 with its mark or without, UTF-32 with it, else ANSI. Errors: :class:`BadEncoding`, also of a nought in it."""
    marked = next((name for mark, name in _MARKED.items() if data.startswith(mark)), None) or _without_mark(data)
    try:
        read = Text(data.decode(marked or "utf-8"))
        if "\0" in read.told:
            raise BadEncoding(read.told.count("\n", 0, read.told.index("\0")) + 1)
        return read
    except UnicodeDecodeError as error:
        if marked:
            raise BadEncoding(_line(data, error.start)) from None
        at = error.start
    try:
        told = data.decode("cp1252")
    except UnicodeDecodeError as error:
        raise BadEncoding(_line(data, error.start)) from None
    if _TWICE_ENCODED.search(told):
        raise BadEncoding(_line(data, at))
    return Text(told, guessed=True)


def _without_mark(data: bytes) -> str | None:
    """UTF-16 of our languages is nought at every second byte, and no text of another encoding is."""
    start = data[:200]
    if len(start) >= 4 and start.count(0) > len(start) // 3:
        return "utf-16-le" if start[1::2].count(0) > start[::2].count(0) else "utf-16-be"
    return None


def _line(data: bytes, at: int) -> int:
    return data.count(b"\n", 0, at) + 1
