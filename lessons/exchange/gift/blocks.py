"""A quiz in GIFT as its blocks, parted by blank lines; pieces of one question that a blank line has torn come as one block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from lessons.exchange.gift.characters import put_aside

_LINE_ENDS = re.compile(r"\r\n|\r|\n")
_CATEGORY = re.compile(r"\s*\$CATEGORY:")


@dataclass(frozen=True, slots=True)
class Block:
    """What stands between two blank lines, without its comments; ``line`` from 1 is where it begins.

    ``torn``: the first blank line among its answers, 0 for none. ``opened``: the line of a question above whose brace nothing
    closes, so that this block may be a piece of it; 0 for none.
    """

    line: int
    text: str
    torn: int = 0
    opened: int = 0


def blocks(text: str) -> Iterator[Block]:
    """The blocks of a quiz; a brace that opens is closed before another opens, or it is not closed at all."""
    found = list(_pieces(text))
    pieces, at = [block for block, _ in found], 0
    while at < len(pieces):
        first, end = pieces[at], _end(pieces, at)
        if not _opens(first):
            yield first
        elif end < len(pieces) and _closes(pieces[end]):
            yield _joined(pieces[at : end + 1], torn=found[at][1])
            at = end
        else:
            yield first
            yield from (replace(one, opened=first.line) for one in pieces[at + 1 : end])
            at = end - 1
        at += 1


def _end(pieces: list[Block], at: int) -> int:
    """The next piece with a brace in it, behind the last where there is none."""
    return next((one for one in range(at + 1, len(pieces)) if _braces(pieces[one])), len(pieces))


def _braces(block: Block) -> str:
    return "".join(one for one in put_aside(block.text) if one in "{}")


def _opens(block: Block) -> bool:
    return _braces(block).endswith("{")


def _closes(block: Block) -> bool:
    return _braces(block).startswith("}")


def _joined(pieces: list[Block], torn: int) -> Block:
    return Block(pieces[0].line, "\n".join(one.text for one in pieces), torn)


def _pieces(text: str) -> Iterator[tuple[Block, int]]:
    """What stands between blank lines, each with the blank line below it; a line that names a category is none of a question."""
    lines, begun = list[str](), 0
    for number, line in enumerate([*_LINE_ENDS.split(text.lstrip("\ufeff")), ""], 1):
        if line.strip().startswith("//") or _CATEGORY.match(line):
            continue
        if line.strip():
            begun = begun or number
            lines.append(line)
        elif lines:
            yield Block(begun, "\n".join(lines)), number
            lines, begun = [], 0
