"""Strict YAML: plain data in which every scalar is text, and where each value stands; what is not strict is a problem."""

from __future__ import annotations

import os
import re
from pathlib import Path

import yaml

from lessons.yamlfile import all_over
from lessons.yamlfile.builder import Builder
from lessons.yamlfile.characters import ODD, named
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.problems import FileReading, Problem
from lessons.yamlfile.system_errors import why

MAX_BYTES = 256 * 1024
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_LINES = re.compile("\r\n|\r|\n")
_FIXES = {
    "mapping values are not allowed": "checker.fix.colon",
    "could not find expected ':'": "checker.fix.key",
    "found unexpected end of stream": "checker.fix.open",
    "did not find expected key": "checker.fix.indented",
    "did not find expected '-' indicator": "checker.fix.list",
    "did not find expected ',' or": "checker.fix.commas",
    "cannot start any token": "checker.fix.quotes",
    "block sequence entries are not allowed": "checker.fix.own-line",
}
"""How the parser's complaint begins -> the likely fix."""


def read(source: str | bytes, file: str) -> FileReading:
    """Read one YAML document; never raises, whatever the bytes."""
    text, problems = _text(source, file)
    if text is None:
        return FileReading(file, None, {}, tuple(problems))
    builder = Builder(file, problems)
    tabbed = {p.line for p in problems}
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            if not builder.take(event):
                break
    except yaml.YAMLError as error:
        builder.broken = True
        found = _syntax(error, file)
        if found.line not in tabbed:
            problems.append(found)
    if builder.empty and not problems:
        problems.append(Problem(file, 1, 1, CheckerMessage("checker.empty"), "empty"))
    return FileReading(file, builder.data, builder.places, tuple(all_over.once([*problems, *builder.marks.unused()])))


def bytes_of(path: Path, file: str) -> bytes | Problem:
    """What stands in a file, or why it is not read. No more is read than may stand there: some files have no end."""
    try:
        with path.open("rb") as opened:
            size = os.fstat(opened.fileno()).st_size
            found = opened.read(MAX_BYTES + 1) if size <= MAX_BYTES else b""
    except OSError as error:
        return Problem(file, 1, 1, CheckerMessage("checker.cannot-be-read", why=why(error.errno)), "file")
    size = max(size, len(found))
    return found if size <= MAX_BYTES else Problem(file, 1, 1, _too_large(size), "size")


def _too_large(size: int) -> CheckerMessage:
    """What is wrong with a file of so many bytes."""
    return CheckerMessage("checker.too-large", size=f"{size:,}", most=f"{MAX_BYTES:,}")


def _text(source: str | bytes, file: str) -> tuple[str | None, list[Problem]]:
    """The text with its tabs told of and turned into blanks, or None when it is not fit to be read."""
    size = len(source) if isinstance(source, bytes) else len(source.encode("utf-8", "replace"))
    if size > MAX_BYTES:
        return None, [Problem(file, 1, 1, _too_large(size), "size")]
    if isinstance(source, bytes):
        try:
            text = source.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            before = source[: error.start].decode("utf-8", "replace")
            line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
            said = CheckerMessage("checker.not-utf8", byte=f"0x{source[error.start]:02x}")
            return None, [Problem(file, line, column, said, "encoding")]
    else:
        text = source
    text = text.removeprefix("\ufeff")
    problems: list[Problem] = []
    if "\t" not in text and not ODD.search(text):
        return text, problems
    for number, line_text in enumerate(_LINES.split(text), 1):
        odd = ODD.search(line_text)
        if odd:
            said = CheckerMessage("checker.odd", what=named(odd.group()))
            problems.append(Problem(file, number, odd.start() + 1, said, "character"))
        if "\t" in line_text:
            said = CheckerMessage("checker.tab")
            problems.append(Problem(file, number, line_text.index("\t") + 1, said, "tab"))
    # With a blank in their place the rest keeps its columns, and what else is wrong is found as well.
    return ODD.sub(" ", text).replace("\t", " "), problems


def _syntax(error: yaml.YAMLError, file: str) -> Problem:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    what = str(getattr(error, "problem", None) or error).strip()
    fix = CheckerMessage(next((fix for start, fix in _FIXES.items() if start in what), "checker.fix.look"))
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    return Problem(file, line, column, CheckerMessage("checker.syntax", what=what, fix=fix), "syntax")
