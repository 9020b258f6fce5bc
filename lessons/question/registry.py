"""Finds what is not listed anywhere: the kinds of questions, and the misconceptions."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from lessons.question.kind import Kind
from lessons.question.misconception import Misconception


@cache
def kinds() -> Mapping[str, Kind[Any, Any]]:
    """Name -> kind, from every folder of ``lessons/questions``, in alphabetical order."""
    import lessons.questions as home

    found = [importlib.import_module(f"{home.__name__}.{info.name}.model").KIND for info in _inside(home) if info.ispkg]
    return MappingProxyType({kind.name: kind for kind in sorted(found, key=lambda kind: kind.name)})


@cache
def misconceptions() -> Mapping[str, Misconception]:
    """Id -> misconception, from every file of ``lessons/misconceptions``, in alphabetical order."""
    import lessons.misconceptions as home

    found = [
        one
        for info in _inside(home)
        if not info.name.startswith("_")
        for one in _all_in(importlib.import_module(f"{home.__name__}.{info.name}"))
    ]
    return MappingProxyType({one.id: one for one in sorted(found, key=lambda one: one.id)})


@cache
def about(kind: str) -> tuple[Misconception, ...]:
    """The misconceptions that can show in this kind of question."""
    return tuple(one for one in misconceptions().values() if kind in one.kinds)


def _all_in(module: Any) -> list[Misconception]:
    return [value for value in vars(module).values() if isinstance(value, Misconception)]


def _inside(package: Any) -> list[pkgutil.ModuleInfo]:
    return sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name)
