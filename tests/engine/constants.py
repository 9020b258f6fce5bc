"""What stands in the code as a number or a table, as text: constants of modules, and what is taken where nothing is said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import date, timedelta
from enum import Enum
from fractions import Fraction
from importlib import import_module
from inspect import isclass, isfunction, signature, unwrap
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import numpy as np
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from engine.cards import Card, Pack
from engine.discovery import modules_in
from tests.engine.written_down import known

SHORT, ROOT = 120, Path(__file__).parents[2]
MADE = ("data", "else")
"""So begin the places of what is made here, and of what lies elsewhere."""
OF_NOW = {"TYPE_CHECKING", "AVAILABLE", "HERE", "_LOADED", "_CARDS", "_MADE"}
"""No constants: they hang on who reads them, on the machine, or are filled as it is asked for what is in them."""
NUMBERS = (int, float, Fraction, timedelta, date)


def plain(value: Any) -> str:
    match value:
        case Card():
            return f"{value.code} {value.suit} {value.rank} {value.strength} {value.points} {' '.join(sorted(value.groups))}"
        case Pack():
            return f"{value.name} ({', '.join(map(plain, value))})"
        case Enum():
            return str(value)
        case Path():
            return value.relative_to(ROOT).as_posix() if value.is_relative_to(ROOT) else "elsewhere"
        case str() | int() | float() | timedelta() | date() | None:
            return repr(value)
        case Mapping():
            return f"{{{', '.join(f'{plain(name)}: {plain(one)}' for name, one in value.items())}}}"
        case frozenset() | set():
            return f"{{{', '.join(sorted(map(plain, value)))}}}"
        case tuple() | list():
            return f"({', '.join(map(plain, value))})"
        case np.ndarray():
            return f"{value.dtype} {plain(value.tolist())}"
        case re.Pattern():
            return repr(value.pattern)
    if is_dataclass(value) and not isinstance(value, type):
        return f"{type(value).__name__}({', '.join(plain(getattr(value, one.name)) for one in fields(value))})"
    return str(getattr(value, "__qualname__", type(value).__qualname__))


def short(value: Any) -> str:
    """What is long is a number that knows it."""
    told = plain(value)
    return told if len(told) <= SHORT else known([told])


def counts(value: Any) -> bool:
    """Is a number in it, a yes or no, a place of our files? Cards have numbers from the engine, and words say what they are."""
    match value:
        case Card() | Pack() | Enum() | str():
            return False
        case Mapping():
            return any(map(counts, (*value, *value.values())))
        case frozenset() | set() | tuple() | list():
            return any(map(counts, value))
    if is_dataclass(value) and not isinstance(value, type):
        return any(counts(getattr(value, one.name)) for one in fields(value))
    return isinstance(value, (*NUMBERS, np.ndarray)) or (isinstance(value, Path) and plain(value)[:4] not in MADE)


def constants(package: str) -> Iterator[tuple[str, str, Any]]:
    """Each once, where the first module has it: the module, the name, the value."""
    seen = set[str]()
    for name in _modules(package):
        for constant, value in sorted(vars(import_module(name)).items()):
            told = f"{constant}: {short(value)}" if constant.isupper() else ""
            if told and told not in seen:
                seen.add(told)
                yield name, constant, value


def taken_for_granted(package: str) -> Iterator[tuple[str, str]]:
    """Whose fields and arguments may be left out, and which numbers, yes or no, are taken then."""
    for name in _modules(package):
        module = import_module(name)
        for called, made in _made_in(module):
            told = {of: value for of, value in _defaults(made) if counts(value)}
            if told:
                yield f"{name}.{called}", " ".join(f"{of}={short(value)}" for of, value in told.items())


def written(package: str, but: str = "") -> str:
    """Whatever of a package counts, a line each; what lies in the package ``but`` is written down elsewhere."""
    lines = [
        f"{module} {name}: {short(value)}"
        for module, name, value in constants(package)
        if counts(value) and name not in OF_NOW and not (but and module.startswith(but))
    ]
    lines += [f"{called} without more: {told}" for called, told in taken_for_granted(package)]
    return "".join(f"{line.removeprefix(f'{package}.')}\n" for line in lines)


def _modules(package: str) -> list[str]:
    return sorted(one for one in modules_in(package, deep=True) if not one.endswith(".__main__"))


def _made_in(module: ModuleType) -> Iterator[tuple[str, Any]]:
    for name, made in sorted(vars(module).items()):
        if getattr(made, "__module__", "") == module.__name__ and (isclass(made) or isfunction(unwrap(made))):
            yield name, made
            for inner, method in sorted(vars(made).items()) if isclass(made) else ():
                if isfunction(method) and method.__module__ == module.__name__ and not inner.startswith("__"):
                    yield f"{name}.{inner}", method


def _defaults(made: Any) -> Iterator[tuple[str, Any]]:
    if isclass(made) and issubclass(made, BaseModel):
        for name, field in made.model_fields.items():
            yield name, (("needed",) if field.is_required() else (field.default,)) + tuple(_bounds(field))
    elif is_dataclass(made):
        yield from ((one.name, one.default) for one in fields(made) if one.default is not MISSING)
    elif isclass(made):
        yield from getattr(made, "_field_defaults", {}).items()
        yield from ((name, value) for name, value in vars(made).items() if not name.startswith("_"))
    else:
        yield from ((one.name, one.default) for one in signature(made).parameters.values())


def _bounds(field: FieldInfo) -> Iterator[Any]:
    """Those of a field, and of what lies in it: of each figure in a tuple of figures, too."""
    yield from (one for one in field.metadata if type(one).__module__ == "annotated_types")
    yield from _inner(field.annotation)


def _inner(annotation: Any) -> Iterator[Any]:
    for one in get_args(annotation):
        if isinstance(one, FieldInfo):
            yield from _bounds(one)
        else:
            yield from _inner(one)
