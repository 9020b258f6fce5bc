"""The characters that mean something in GIFT: escaped where a text is written, put aside where one is read."""

from __future__ import annotations

import re

FORMATS = ("html", "markdown", "moodle", "plain")
_SIGNS = re.compile(r"([~=#{}:\\])")
_ESCAPED = re.compile(r"\\([~=#{}:\\n])")
_BLANKS = re.compile(r"[ \t\r\n\f\v]+")
_ASIDE = 0xE000
_PUT_ASIDE = re.compile("[" + "".join(chr(_ASIDE + ord(one)) for one in "~=#{}:\\\\n") + "]")
_TAGGED = re.compile(r"<(?=[A-Za-z/!?])|&(?=#?[A-Za-z0-9]+;)")
"""What a reader of HTML would take for a tag or a character: Moodle reads every text as such."""
_MISREAD = re.compile(rf"\[(?:{'|'.join(FORMATS)})\]|%")
"""At the beginning of a text this would be its format or its weight."""


def escaped(text: str) -> str:
    """A text of one line as GIFT has it."""
    flat = _TAGGED.sub(lambda sign: "&lt;" if sign.group() == "<" else "&amp;", _BLANKS.sub(" ", text).strip())
    return ("[moodle]" if _MISREAD.match(flat) else "") + _SIGNS.sub(r"\\\1", flat)


def put_aside(text: str) -> str:
    """The text with every escaped sign under a character of its own, so that the signs left are those of the form."""
    return _ESCAPED.sub(lambda sign: chr(_ASIDE + ord(sign[1])), _PUT_ASIDE.sub("", text))


def brought_back(text: str) -> str:
    """The signs that :func:`put_aside` has put aside; ``\\n`` is a line's end."""
    return _PUT_ASIDE.sub(lambda sign: "\n" if sign.group() == _LINE_END else chr(ord(sign.group()) - _ASIDE), text)


_LINE_END = chr(_ASIDE + ord("n"))
