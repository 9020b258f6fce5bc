"""The words of the table: ``content/glossary/``, as far as a lesson's text may point at them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lessons.cardbook import CONTENT
from lessons.places import read


@dataclass(frozen=True, slots=True)
class Entry:
    """A word of the table: language -> name and meaning, its Bolognese form where one is recorded, where it is written."""

    id: str
    term: Mapping[str, str]
    meaning: Mapping[str, str]
    dialect: str
    source: str


@cache
def entries(content: Path = CONTENT) -> Mapping[str, Entry]:
    """Every word by its id."""
    found: dict[str, Entry] = {}
    for path in sorted((content / "glossary").glob("*.yaml")):
        data = read(path.read_bytes(), path.name).data
        for told in data if isinstance(data, list) else ():
            if isinstance(told, dict) and isinstance(told.get("id"), str):
                term, meaning = told.get("term"), told.get("meaning")
                if isinstance(term, dict) and isinstance(meaning, dict):
                    found[str(told["id"])] = Entry(
                        str(told["id"]), {lang: str(name) for lang, name in term.items()},
                        {lang: str(text) for lang, text in meaning.items()},
                        str(told.get("dialect", "")), str(told.get("source", "")),
                    )  # fmt: skip
    return found


@cache
def terms(content: Path = CONTENT) -> Mapping[str, str]:
    """How a term may be written (its id, or its name in either language, in small letters) -> its id."""
    found: dict[str, str] = {}
    for path in sorted((content / "glossary").glob("*.yaml")):
        data = read(path.read_bytes(), path.name).data
        for entry in data if isinstance(data, list) else ():
            if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
                continue
            names = entry.get("term")
            spelled = [str(name) for name in names.values()] if isinstance(names, dict) else []
            for name in (str(entry["id"]), *spelled, *(part for one in spelled for part in re.split(r"[()]", one))):
                if name.strip():
                    found.setdefault(name.strip().casefold(), str(entry["id"]))
    return found


def term(text: str) -> str | None:
    """The id of the glossary entry a text names, in the singular or the plural, or None."""
    word = text.strip().casefold()
    singular = (
        word,
        word.removesuffix("s"),
        *(word[:-1] + end for last, end in ("io", "ie", "ea") if word.endswith(last)),
    )
    return next((terms()[one] for one in singular if one in terms()), None)
