"""Strict YAML: plain data in which every scalar is text, and where each value stands; what is not strict is a problem."""

from __future__ import annotations

import re

import yaml

from lessons.yamlfile.builder import Builder
from lessons.yamlfile.characters import ODD, named
from lessons.yamlfile.problems import Problem, Reading

MAX_BYTES = 256 * 1024
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_LINES = re.compile("\r\n|\r|\n")
_FIXES = {
    "mapping values are not allowed": "a ':' inside a text wants quotes around the whole text",
    "could not find expected ':'": "a key is followed by ':' and a space",
    "found unexpected end of stream": "a quote or a bracket that was opened is not closed",
    "did not find expected key": "look at the indentation of this line, and for a bracket or quote left open above it",
    "did not find expected '-' indicator": "look at the indentation: the '-' of one list stand under each other",
    "did not find expected ',' or": "inside [ ] and { } put commas between the entries, and quotes around texts",
    "cannot start any token": "put quotes around the whole text",
    "block sequence entries are not allowed": "start the list on a line of its own, under its key",
}


def read(source: str | bytes, file: str) -> Reading:
    """Read one YAML document; never raises, whatever the bytes."""
    text, problems = _text(source, file)
    if text is None:
        return Reading(file, None, {}, tuple(problems))
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
        problems.append(Problem(file, 1, 1, "the file is empty", "empty"))
    return Reading(file, builder.data, builder.places, tuple(sorted(problems)))


def _text(source: str | bytes, file: str) -> tuple[str | None, list[Problem]]:
    """The text with its tabs told of and turned into blanks, or None when it is not fit to be read."""
    size = len(source) if isinstance(source, bytes) else len(source.encode("utf-8", "replace"))
    if size > MAX_BYTES:
        return None, [Problem(file, 1, 1, f"the file has {size:,} bytes; {MAX_BYTES:,} is the limit", "size")]
    if isinstance(source, bytes):
        try:
            text = source.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            before = source[: error.start].decode("utf-8", "replace")
            line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
            said = f"byte 0x{source[error.start]:02x} is not UTF-8; save the file as UTF-8"
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
            said = f"{named(odd.group())} cannot stand in a lesson; remove it"
            problems.append(Problem(file, number, odd.start() + 1, said, "character"))
        if "\t" in line_text:
            said = "a tab; use blanks, two for each level"
            problems.append(Problem(file, number, line_text.index("\t") + 1, said, "tab"))
    # With a blank in their place the rest keeps its columns, and what else is wrong is found as well.
    return ODD.sub(" ", text).replace("\t", " "), problems


def _syntax(error: yaml.YAMLError, file: str) -> Problem:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    what = str(getattr(error, "problem", None) or error).strip()
    fix = next((fix for start, fix in _FIXES.items() if start in what), "look at this line and the one above it")
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    return Problem(file, line, column, f"this is not YAML: {what}; {fix}", "syntax")
