"""What stands in the program's own files: its texts, and the reasons that it gives; each file is gone through once."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lessons.course.loader import ROOT, shown

FOLDERS = ("calzettini", "engine", "images", "lessons", "screens")
_REASON_AT = {
    "Message": 0,
    "CheckerMessage": 0,
    "Line": 0,
    "Opinion": 1,
    "Verdict": 1,
    "Winner": 1,
    "Place": 2,
    "Layout": 2,
}
"""Where these take their reason code."""
_ALL_UNDER = ("texts_under",)
"""Whoever calls these asks for everything whose code begins so."""


@dataclass(frozen=True)
class CodeUse:
    """A reason code in the code, and the facts given with it where they can be read off."""

    code: str
    facts: frozenset[str] | None
    file: str
    line: int
    column: int


@dataclass(frozen=True)
class WrittenTexts:
    """The texts of one module: every text, every pattern it fills, every beginning it asks for, every reason written out."""

    texts: frozenset[str]
    patterns: frozenset[str]
    starts: frozenset[str]
    reasons: tuple[CodeUse, ...]


def program() -> list[Path]:
    """Its files. What stands at the top as well: once it is installed, the folder of the command is the top."""
    return [*sorted(ROOT.glob("*.py")), *(path for name in FOLDERS for path in sorted((ROOT / name).rglob("*.py")))]


@cache
def written(path: Path) -> WrittenTexts:
    texts: set[str] = set()
    patterns: set[str] = set()
    starts: set[str] = set()
    reasons: list[CodeUse] = []
    for node in _walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                texts.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            patterns.add(_pattern(node))
        elif isinstance(node, ast.Call):
            if _called(node) in _ALL_UNDER and node.args:
                starts |= {f"{one.value!s}." for one in _walk(node.args[0]) if isinstance(one, ast.Constant)}
            reasons += _reasons(node, path)
    return WrittenTexts(frozenset(texts), frozenset(patterns), frozenset(starts), tuple(reasons))


def _walk(tree: ast.AST) -> Iterator[ast.AST]:
    """As :func:`ast.walk`, in another order and a third of the time: of a million nodes that counts."""
    left = [tree]
    while left:
        node = left.pop()
        yield node
        for value in vars(node).values():
            if isinstance(value, ast.AST):
                left.append(value)
            elif isinstance(value, list):
                left += [one for one in value if isinstance(one, ast.AST)]


def _pattern(node: ast.JoinedStr) -> str:
    parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
    return "".join(".+" if part is None else re.escape(str(part)) for part in parts)


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _reasons(node: ast.Call, path: Path) -> Iterator[CodeUse]:
    if not isinstance(node.func, ast.Name) or node.func.id not in _REASON_AT:
        return
    place = _REASON_AT[node.func.id]
    if len(node.args) > place:
        facts = next((_keys(arg) for arg in node.args if isinstance(arg, ast.Dict)), _named(node))
        for reason in _literals(node.args[place]):
            yield CodeUse(reason, facts, shown(path), node.lineno, node.col_offset + 1)


def _named(node: ast.Call) -> frozenset[str] | None:
    """The facts of a message, which takes them by their names."""
    names = [one.arg for one in node.keywords]
    return (
        frozenset(name for name in names if name) if _called(node) == "CheckerMessage" and None not in names else None
    )


def _literals(node: ast.expr) -> Iterator[str]:
    """The texts an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _literals(value)


def _keys(node: ast.Dict) -> frozenset[str] | None:
    """The keys of a dict that is written out whole."""
    if any(key is None or not isinstance(key, ast.Constant) for key in node.keys):
        return None
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))
