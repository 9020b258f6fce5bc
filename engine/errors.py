"""Input that is not a question about the rules: quoted, pointed at, and answered with the likely fix."""

from __future__ import annotations

import json
from collections.abc import Iterable
from difflib import get_close_matches

LONGEST = 80
"""So many characters of what was asked are quoted; whoever sent more knows the rest."""


def shortened(text: str) -> str:
    """This text, or its beginning."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def quoted(value: object) -> str:
    """A value as an error shows it: text between single quotes, all else as whoever asked wrote it, in JSON."""
    if isinstance(value, str):
        return shortened(repr(value))
    try:
        return shortened(json.dumps(value, ensure_ascii=False))
    except (TypeError, ValueError, RecursionError):
        return shortened(repr(value))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """What was probably meant by a word that is none of these, in whatever case; None when nothing is near."""
    spellings = {one.casefold(): one for one in known}
    near = get_close_matches(word.casefold(), spellings, n=1, cutoff=0.6)
    return spellings[near[0]] if near else None


def meant(word: str, known: Iterable[str], start: str = "") -> str:
    """``; did you mean 'x'?`` where something known is near, else nothing; ``start`` stands before it."""
    near = nearest(word, known)
    return f"; did you mean {quoted(start + near)}?" if near else ""


def meant_or_all(word: object, known: Iterable[str], there: str = "there are:") -> str:
    """What is near, else all there is: ``; there are: 'a', 'b'`` without their quotes."""
    some = tuple(known)
    return (meant(word, some) if isinstance(word, str) else "") or f"; {there} {', '.join(some)}"


class BadInput(ValueError):
    """What was asked makes no sense as it stands.

    ``code`` is for programs (``unknown-card``, ``card-twice``, ``wrong-number`` ...), the message for
    people, ``field`` says where (``hand[3]``).
    """

    def __init__(self, code: str, message: str, field: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.field = code, message, shortened(field)

    def at(self, field: str) -> BadInput:
        """The same error, pointing into ``field`` (only when it did not point anywhere yet)."""
        return self if self.field else BadInput(self.code, self.message, field)

    def inside(self, field: str) -> BadInput:
        """The same error where what was read is itself a field: ``seed`` becomes ``question.seed``."""
        return BadInput(self.code, self.message, f"{field}.{self.field}" if self.field else field)


def no_such(what: str, value: object, known: Iterable[str], field: str, code: str = "bad-value") -> BadInput:
    """``no contract 'soloo'; did you mean 'solo'?``, or all there are."""
    return BadInput(code, f"no {what} {quoted(value)}{meant_or_all(value, known)}", field)


def not_so(
    what: str, wanted: str, value: object, fix: str = "", *, field: str = "", code: str = "bad-value"
) -> BadInput:
    """``dealer is a whole number, not '3'; did you mean 3?``; ``what`` is the field, if no other is named.

    Without ``fix`` a value that was put in quotes is offered bare.
    """
    return BadInput(code, f"{what} is {wanted}, not {quoted(value)}{fix or _unquoted(value)}", field or what)


def _unquoted(value: object) -> str:
    """Whoever writes ``"3"`` or ``"true"`` means the number or the word of JSON."""
    bare = value.strip().lower() if isinstance(value, str) else ""
    return (
        f"; did you mean {shortened(bare)}?"
        if bare in ("true", "false", "null") or bare.removeprefix("-").isdecimal()
        else ""
    )
