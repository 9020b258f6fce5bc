"""Where a rule is written, in words: ``ottocento#the-play`` becomes ``Ottocento, The play``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from lessons.places import read
from screens.texts import DEFAULT

FILE = Path(__file__).resolve().parents[1] / "content" / "sources.yaml"


@cache
def _books() -> Mapping[str, Any]:
    reading = read(FILE.read_bytes(), FILE.name)
    if reading.problems:
        raise ValueError("\n".join(map(str, reading.problems)))
    return cast(Mapping[str, Any], reading.data)


def cited(source: str, lang: str) -> str:
    """Book and section; a section that no one has named yet by its own id."""
    book, _, section = source.partition("#")
    known = _books().get(book)
    if known is None:
        return source
    names = known["sections"].get(section, {})
    named = names.get(lang) or names.get(DEFAULT) or section.replace("-", " ")
    return f"{known['short'].get(lang) or known['short'][DEFAULT]}, {named}"


def known(source: str) -> bool:
    """Have this book and this section a name?"""
    book, _, section = source.partition("#")
    return section in _books().get(book, {"sections": {}})["sections"]


def books(lang: str) -> list[tuple[str, str]]:
    """Title and origin of every book."""
    return [(book["title"][lang], book["by"][lang]) for book in _books().values()]
