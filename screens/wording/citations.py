"""Where a rule is written, in words: ``ottocento#the-play`` becomes ``Ottocento, The play``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

from lessons.yamlfile.fields import CLUB
from lessons.yamlfile.languages import read_texts
from lessons.yamlfile.locked_cache import read_once
from screens.wording.texts import DEFAULT

AT = "at"
"""The parameter of ``/rules?at=ottocento%23the-play``."""
FILE = Path(__file__).resolve().parents[2] / "content" / "sources.yaml"


@read_once
def _books() -> Mapping[str, Any]:
    reading = read_texts(FILE)
    if reading.problems:
        raise ValueError("\n".join(map(str, reading.problems)))
    return cast(Mapping[str, Any], reading.data)


def cited(source: str, lang: str) -> str:
    """Book and section; a section that no one has named yet by its own id; a club's own source as the club writes it."""
    if source.startswith(CLUB):
        return source.removeprefix(CLUB)
    book, _, section = source.partition("#")
    known = _books().get(book)
    if known is None:
        return source
    names = known["sections"].get(section, {})
    named = names.get(lang) or names.get(DEFAULT) or section.replace("-", " ")
    return f"{known['short'].get(lang) or known['short'][DEFAULT]}, {named}"


@cache
def address(source: str) -> str:
    """Where the page of the rules shows this section; an address beside every other page's."""
    return f"rules?{AT}={quote(source, safe='')}"


@cache
def link(source: str, lang: str) -> tuple[str, str]:
    """What a citation says and where it leads."""
    return cited(source, lang), address(source)


def ids(first: str = "") -> tuple[str, ...]:
    """The books, in the order of the file; those on the games of the family ``first`` before the others."""
    return tuple(sorted(_books(), key=lambda one: _books()[one]["family"] != first))


def sections(book: str) -> list[str]:
    """All sections of a book, as they are cited."""
    return [f"{book}#{section}" for section in _books()[book]["sections"]]


def section(source: str, lang: str) -> str:
    """The name of a section without its book's."""
    book, _, its = source.partition("#")
    names = _books()[book]["sections"][its]
    return str(names.get(lang) or names[DEFAULT])


def title(book: str, lang: str) -> str:
    return str(_books()[book]["title"].get(lang) or _books()[book]["title"][DEFAULT])


def languages(book: str) -> list[str]:
    """The languages in which a book's name and its sections are given."""
    return list(_books()[book]["title"])


def by(book: str, lang: str) -> str:
    return str(_books()[book]["by"].get(lang) or _books()[book]["by"][DEFAULT])


def known(source: str) -> bool:
    """Have this book and this section a name?"""
    book, _, section = source.partition("#")
    return section in _books().get(book, {"sections": {}})["sections"]


def books(lang: str) -> list[tuple[str, str]]:
    """Title and origin of every book."""
    return [(book["title"][lang], book["by"][lang]) for book in _books().values()]
