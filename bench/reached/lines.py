"""The lines of an engine's family: which there are inside functions, and which of them are run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

NOT_OURS = ("asks", "playout.py", "pack.py", "france/plain.py")
"""For other programs, for proofs, what has run when its file is read, and whom nobody meets: French tables have better players."""
OTHERS = ("summary", "_answer", "read_points", "_side", "legal", "_thinkable",
          "france/auction/bidding.py:result", "france/poignee.py:every", "france/leaving.py:every")  # fmt: skip
"""Functions by which other programs ask for a settlement, for an auction's end, and for all that may be done."""

Lines = dict[str, set[int]]


@contextmanager
def watching(folder: Path) -> Iterator[Lines]:
    """The lines run in the files of this folder: file -> numbers."""
    found: Lines = {}
    mark = str(folder)

    def line(frame: FrameType, event: str, arg: object) -> Any:
        found[frame.f_code.co_filename].add(frame.f_lineno)
        return line

    def call(frame: FrameType, event: str, arg: object) -> Any:
        name = frame.f_code.co_filename
        if not name.startswith(mark):
            return None
        found.setdefault(name, set()).add(frame.f_lineno)
        return line

    sys.settrace(call)
    try:
        yield found
    finally:
        sys.settrace(None)


def there_are(folder: Path) -> Lines:
    """The lines inside functions, of every file but those that are not asked about here."""
    found: Lines = {}
    for path in sorted(folder.rglob("*.py")):
        its = path.relative_to(folder.parent).as_posix()
        if not any(part in NOT_OURS for part in (its, *path.relative_to(folder).parts)):
            code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
            found[str(path)] = {n for inside in _inside(code, its) for n in inside}
    return found


def _inside(code: CodeType, its: str, function: bool = False) -> Iterator[set[int]]:
    for one in code.co_consts:
        if isinstance(one, CodeType) and one.co_name not in OTHERS and f"{its}:{one.co_name}" not in OTHERS:
            # The body of a class runs when its file is read.
            body = bool(one.co_flags & 2)
            if body:
                yield {n for _, _, n in one.co_lines() if n} - {one.co_firstlineno}
            yield from _inside(one, its, body)


def share(every: Lines, run: Lines) -> float:
    """How many of these lines were run, in percent."""
    return round(100 * reached(every, run) / sum(map(len, every.values())), 1)


def reached(every: Lines, run: Lines) -> int:
    """How many of these lines were run."""
    return sum(len(lines & run.get(name, set())) for name, lines in every.items())
