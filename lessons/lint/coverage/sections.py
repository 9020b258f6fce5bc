"""The books of ``content/sources.yaml`` by their sections, and which of those are only there to be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lessons.yamlfile.fields import FIRST
from lessons.yamlfile.problems import Data, FileReading, Problem

ONLY_TO_READ = "only_to_read"
REASONS = ("history", "names", "books and places")
"""Why a section may be there to be read alone: nobody plays by it."""


@dataclass(frozen=True, slots=True)
class Section:
    """One section, as it is cited and as its book calls it; ``only_to_read``: why no lesson teaches it, empty where one is to."""

    source: str
    name: str
    only_to_read: str = ""


@dataclass(frozen=True, slots=True)
class Book:
    """A book with its sections, in the order of the file."""

    title: str
    sections: tuple[Section, ...]


def books(reading: FileReading) -> tuple[Book, ...]:
    """Every book of the file."""
    return tuple(_book(id_, _mapping(told)) for id_, told in _mapping(reading.data).items())


def wrong_lists(reading: FileReading) -> Iterator[Problem]:
    """What is listed as only to be read, and is no section of its book, or is listed for no reason that there is."""
    for book, told in _mapping(reading.data).items():
        its = _mapping(told)
        for section, reason in _mapping(its.get(ONLY_TO_READ)).items():
            if section not in _mapping(its.get("sections")):
                said = f"{book!r} has no section {section!r} that could be listed here; take it out"
                yield reading.problem((book, ONLY_TO_READ, section), said, "unknown-section", key=True)
            elif reason not in REASONS:
                said = f"{reason!r} is no reason to teach a section nowhere; there are {', '.join(map(repr, REASONS))}"
                yield reading.problem((book, ONLY_TO_READ, section), said, "reason")


def _book(id_: str, told: Mapping[str, Data]) -> Book:
    alone = _mapping(told.get(ONLY_TO_READ))
    sections = (
        Section(f"{id_}#{name}", str(_mapping(texts).get(FIRST, name)), str(alone.get(name, "")))
        for name, texts in _mapping(told.get("sections")).items()
    )
    return Book(str(_mapping(told.get("title")).get(FIRST, id_)), tuple(sections))


def _mapping(data: Data | None) -> Mapping[str, Data]:
    return data if isinstance(data, dict) else {}
