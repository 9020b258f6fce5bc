"""The words of the table: ``content/glossary/`` and what lessons bring along, as far as a text may point at them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from lessons.text.card_catalogue import CONTENT
from lessons.text.lesson_vocabulary import GlossaryEntry, LessonVocabulary, brought
from lessons.yamlfile.copies import yaml_files
from lessons.yamlfile.languages import read_texts
from lessons.yamlfile.locked_cache import read_once

__all__ = ["GlossaryEntry", "entries", "listed", "spelled", "term", "terms"]


def entries(content: Path = CONTENT) -> Mapping[str, GlossaryEntry]:
    """Every word by its id, those that lessons bring along last."""
    own = brought().entries
    return {**listed(content), **{id_: one for id_, one in own.items() if id_ not in listed(content)}}


@read_once
def listed(content: Path = CONTENT) -> Mapping[str, GlossaryEntry]:
    """The words of ``content/glossary`` alone."""
    found: dict[str, GlossaryEntry] = {}
    for path in yaml_files(content / "glossary"):
        data = read_texts(path).data
        for told in data if isinstance(data, list) else ():
            if isinstance(told, dict) and isinstance(told.get("id"), str):
                term, meaning = told.get("term"), told.get("meaning")
                if isinstance(term, dict) and isinstance(meaning, dict):
                    found[str(told["id"])] = GlossaryEntry(
                        str(told["id"]), {lang: str(name) for lang, name in term.items()},
                        {lang: str(text) for lang, text in meaning.items()},
                        str(told.get("dialect", "")), str(told.get("source", "")),
                    )  # fmt: skip
    return found


def terms(content: Path = CONTENT) -> Mapping[str, str]:
    """How a term may be written (its id, or its name in any language, in small letters) -> its id."""
    return _terms(content, brought())


@lru_cache(maxsize=4)
def _terms(content: Path, own: LessonVocabulary) -> Mapping[str, str]:
    return {**spelled(own.entries.values()), **spelled(listed(content).values())}


def spelled(words: Iterable[GlossaryEntry]) -> Mapping[str, str]:
    """The ways to write these words -> their ids; of two that are written alike the first one counts."""
    found: dict[str, str] = {}
    for entry in words:
        names = [str(name) for name in entry.term.values()]
        for name in (entry.id, *names, *(part for one in names for part in re.split(r"[()]", one))):
            if name.strip():
                found.setdefault(name.strip().casefold(), entry.id)
    return found


def term(text: str, also: Mapping[str, str] | None = None) -> str | None:
    """The id of the glossary entry a text names, in the singular or the plural, or None; ``also``: more ways to write terms."""
    known = terms() if not also else {**also, **terms()}
    word = text.strip().casefold()
    singular = (
        word,
        word.removesuffix("s"),
        *(word[:-1] + end for last, end in ("io", "ie", "ea") if word.endswith(last)),
    )
    return next((known[one] for one in singular if one in known), None)
