"""Finds what is not listed anywhere: the kinds of questions, and the misconceptions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any

from engine.discovery import modules_in, packages_in
from lessons.question.kind import Kind
from lessons.question.misconception import Misconception

KINDS, MISCONCEPTIONS = "lessons.questions", "lessons.misconceptions"
"""The packages in which each kind has a folder, and each misconception a file."""


@cache
def kinds() -> Mapping[str, Kind[Any, Any]]:
    """Name -> kind, from every folder of ``lessons/questions``, in alphabetical order."""
    found = [import_module(f"{one}.model").KIND for one in packages_in(KINDS)]
    return MappingProxyType({kind.name: kind for kind in sorted(found, key=lambda kind: kind.name)})


@cache
def misconceptions() -> Mapping[str, Misconception]:
    """Id -> misconception, from every file of ``lessons/misconceptions``, in alphabetical order."""
    found = [one for module in modules_in(MISCONCEPTIONS) for one in written_in(module)]
    return MappingProxyType({one.id: one for one in sorted(found, key=lambda one: one.id)})


@cache
def about(kind: str) -> tuple[Misconception, ...]:
    """The misconceptions that can show in this kind of question."""
    return tuple(one for one in misconceptions().values() if kind in one.kinds)


def written_in(module: str) -> list[Misconception]:
    """The misconceptions of the module with this name."""
    return [value for value in vars(import_module(module)).values() if isinstance(value, Misconception)]
