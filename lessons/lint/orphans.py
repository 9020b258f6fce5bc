"""Sentences that nothing says any more: their codes stand nowhere in the program."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from lessons.script.loader import ROOT
from lessons.text.phrases import FORMS

PROGRAM = ("calzettini", "engine", "images", "lessons", "screens")
_ALL_UNDER = ("texts_under",)
"""Whoever calls these asks for everything whose code begins so."""


def orphans(codes: Iterable[str]) -> Iterator[str]:
    """The codes that the program neither has, nor puts together, nor asks for by their beginning."""
    told, patterns, starts = _program()
    for code in codes:
        base = code.partition("@")[0]
        if (
            base not in told
            and not base.startswith(starts)
            and not patterns.fullmatch(base)
            and not _joined(base, told)
        ):
            yield code


def _joined(code: str, told: frozenset[str]) -> bool:
    """May it be put together of two texts of the program, as ``they.last`` is of a side and a line?"""
    cuts = [at for at, char in enumerate(code) if char in ".-"]
    return any(code[:at] in told and code[at + 1 :] in told for at in cuts)


@cache
def _program() -> tuple[frozenset[str], re.Pattern[str], tuple[str, ...]]:
    """Every text in the program, every pattern it fills, every beginning it asks for."""
    told: set[str] = set()
    patterns: set[str] = set()
    starts = {f"{form}." for form in FORMS}  # what a sentence names, as in {seat:seat}
    for path in _files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                told.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add(_pattern(node))
            elif isinstance(node, ast.Call) and _called(node) in _ALL_UNDER and node.args:
                starts |= {f"{one.value!s}." for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)}
    wide = "|".join(sorted(one for one in patterns if len(one.replace(".+", "")) > 2))
    return frozenset(told), re.compile(wide), tuple(starts)


def _files() -> list[Path]:
    """What stands at the top as well: once it is installed, the folder of the command is the top."""
    return [*sorted(ROOT.glob("*.py")), *(path for name in PROGRAM for path in sorted((ROOT / name).rglob("*.py")))]


def _pattern(node: ast.JoinedStr) -> str:
    parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
    return "".join(".+" if part is None else re.escape(str(part)) for part in parts)


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
