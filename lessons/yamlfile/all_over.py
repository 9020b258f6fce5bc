"""What is wrong in the same way all over a file is told once: whoever has understood the first mends the rest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.problems import Problem

_OF_THE_FILE = {"alias", "anchor", "tag", "tab", "merge", "key"}
"""Codes of habits of whoever wrote the file; what else is wrong is wrong for itself each time."""


def once(problems: Iterable[Problem]) -> list[Problem]:
    """In the order in which they stand, of each habit the first with how many there are."""
    found: dict[object, list[Problem]] = {}
    for problem in sorted(problems):
        found.setdefault(_habit(problem), []).append(problem)
    return [_with_number(same) for same in found.values()]


def _habit(problem: Problem) -> object:
    if problem.code in _OF_THE_FILE:
        return problem.message.code if isinstance(problem.message, CheckerMessage) else problem.code
    if problem.code == "character":
        return problem.message  # each character for itself
    return problem


def _with_number(same: list[Problem]) -> Problem:
    first = same[0]
    return (
        replace(first, message=CheckerMessage("checker.all-over", first=first.message, n=len(same)))
        if same[1:]
        else first
    )
