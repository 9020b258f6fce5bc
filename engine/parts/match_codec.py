"""Entries of a match as text, a line for each: how corrections are written everywhere, around the lines that each family has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.errors import BadInput, quoted
from engine.parts.corrections import Correct, Stop, Undo

MOST = 4000
"""Characters one line may have."""
_WORD = re.compile(r'"[^"]*"|\S+')
_NUMBERED = re.compile(r"^\s*\d+\.\s*")
_DIGITS = 6
S = TypeVar("S")


@dataclass(frozen=True)
class MatchCodec(Generic[S]):
    """The codec of a family's entries of a match. ``says``: a family's own entry as its line; ``reads``: one from the words of
    a line and the line, None where it is not one of its own; ``begins``: the words with which these begin.
    """

    says: Callable[[S], str]
    reads: Callable[[list[str], str], S | None]
    begins: tuple[str, ...]

    def write(self, entries: Iterable[S | Stop | Correct[S] | Undo]) -> str:
        """The whole match, its lines numbered."""
        return "".join(f"{number}. {self.write_line(entry)}\n" for number, entry in enumerate(entries, 1))

    def read(self, text: str) -> tuple[S | Stop | Correct[S] | Undo, ...]:
        """The entries; empty lines are passed over. Errors: BadInput whose ``field`` is the line's number."""
        found: list[S | Stop | Correct[S] | Undo] = []
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                try:
                    found.append(self.read_line(_NUMBERED.sub("", line)))
                except BadInput as error:
                    raise BadInput(error.code, error.message, f"line {number}") from error
        return tuple(found)

    def write_line(self, entry: S | Stop | Correct[S] | Undo) -> str:
        """The one written form of an entry."""
        match entry:
            case Stop():
                return "stop"
            case Undo():
                return f"undo {entry.number}"
            case Correct():
                return f"correct {entry.number} to {self.says(entry.entry)}"
        return self.says(entry)

    def read_line(self, line: str) -> S | Stop | Correct[S] | Undo:
        """One entry. Errors: BadInput that quotes what it cannot read."""
        if len(line) > MOST:
            raise BadInput("too-long", f"a line has at most {MOST} characters, not {len(line)}")
        match _WORD.findall(line):
            case ["stop"]:
                return Stop()
            case ["undo", number]:
                return Undo(count(number))
            case ["correct", number, "to", *_]:
                told = self.read_line(line.split(" to ", 1)[1])
                if isinstance(told, Stop | Undo | Correct):
                    raise BadInput("unknown-line", f"{quoted(line)} corrects with what cannot stand there")
                return Correct(count(number), told)
            case words:
                if (own := self.reads(words, line)) is not None:
                    return own
        known = ", ".join((*self.begins, "correct", "undo"))
        raise BadInput("unknown-line", f"cannot read {quoted(line)}; a line begins with {known} or stop")


def count(word: str) -> int:
    """A number that is not below nothing. Errors: BadInput ``no-number``."""
    if not word.isdecimal() or len(word) > _DIGITS:
        raise BadInput("no-number", f"{quoted(word)} should be a number")
    return int(word)


def figure(word: str) -> int:
    """A number, with a sign or without. Errors: BadInput ``no-number``."""
    return -count(word[1:]) if word.startswith("-") else count(word)
