"""A problem with the line it stands on, as an author wants to see it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lessons.course.loader import ROOT
from lessons.yamlfile.problems import Problem, excerpt
from lessons.yamlfile.strict_yaml import bytes_of


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong where; ``line`` is the text of that line with a caret under the place, or empty."""

    problem: Problem
    line: str


def found(problems: Iterable[Problem]) -> tuple[Finding, ...]:
    """Problems of files of this checkout (or named from where the program runs), each with its line."""
    every = tuple(problems)
    texts = {file: _text(file) for file in {one.file for one in every}}
    return tuple(Finding(one, excerpt(one, texts[one.file])) for one in every)


def found_in(text: str, problems: Iterable[Problem]) -> tuple[Finding, ...]:
    """Problems of one file whose text is at hand."""
    return tuple(Finding(one, excerpt(one, text)) for one in problems)


def _text(file: str) -> str:
    found = bytes_of(ROOT / file, file)
    return found.decode("utf-8-sig", "replace") if isinstance(found, bytes) else ""
