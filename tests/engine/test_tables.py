"""The tables of every game, as they stand in the code, are those that were looked at once: packs, forms, words, amounts.

What is short stands there; of what is long a number. Functions are told by their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any

import pytest

from engine.cards import Card, Pack
from engine.discovery import modules_in
from engine.game import FAMILIES, game, games
from tests.conftest import Golden
from tests.engine.written_down import known

SHORT = 120


def plain(value: Any) -> str:
    match value:
        case Card():
            return f"{value.code} {value.suit} {value.rank} {value.strength} {value.points} {' '.join(sorted(value.groups))}"
        case Pack():
            return f"{value.name} ({', '.join(map(plain, value))})"
        case str() | int() | float() | None:
            return repr(value)
        case Mapping():
            return f"{{{', '.join(f'{plain(name)}: {plain(one)}' for name, one in value.items())}}}"
        case frozenset() | set():
            return f"{{{', '.join(sorted(map(plain, value)))}}}"
        case tuple() | list():
            return f"({', '.join(map(plain, value))})"
        case re.Pattern():
            return repr(value.pattern)
    if is_dataclass(value) and not isinstance(value, type):
        return f"{type(value).__name__}({', '.join(plain(getattr(value, one.name)) for one in fields(value))})"
    return str(getattr(value, "__qualname__", type(value).__qualname__))


def short(value: Any) -> str:
    told = plain(value)
    return told if len(told) <= SHORT else known([told])


def tables_of(family: str) -> Iterator[str]:
    """Each once, where the first module has it."""
    seen = set[str]()
    for name in sorted(modules_in(f"engine.games.{family}", deep=True)):
        for constant, value in sorted(vars(import_module(name)).items()):
            told = f"{constant}: {short(value)}" if constant.isupper() else ""
            if told and told not in seen:
                seen.add(told)
                yield f"{name.removeprefix('engine.games.')} {told}"


@pytest.mark.parametrize("family", sorted({one.rpartition(".")[2] for one in FAMILIES}))
def test_the_tables_of_a_family_are_as_they_were(family: str, golden: Golden) -> None:
    of_games = [
        f"{one}: {short(game(one))} {short(game(one).house())}" for one in games() if game(one).family == family
    ]
    golden(f"constants/{family}.txt", "".join(f"{line}\n" for line in [*of_games, *tables_of(family)]))
