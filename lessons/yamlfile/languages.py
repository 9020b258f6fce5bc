"""Which languages there are, ``content/languages/<language>/``, and what their files add to the texts of ``content/``.

A language stands beside the others in a text, ``{en: ..., it: ..., fr: ...}``, or in a folder of its own that has the same files
as ``content/``: there a text is said by itself, under the same keys (an entry of a list under its ``id``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass, replace
from pathlib import Path

from engine.errors import meant
from lessons.yamlfile.copies import is_copy
from lessons.yamlfile.disk_cache import DiskCache
from lessons.yamlfile.locked_cache import read_once
from lessons.yamlfile.problems import Data, FileReading, Problem
from lessons.yamlfile.strict_yaml import read

CONTENT = Path(__file__).resolve().parents[2] / "content"
FOLDER, ITSELF = "languages", "language.yaml"
BASE = ("en", "it")
"""The languages of every text there is."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the app or of lessons. ``pages``: whether the whole app speaks it, or only lessons do; ``family``: the
    games its speakers are offered first.
    """

    name: str
    pages: bool = False
    family: str = ""


@read_once
def languages(content: Path = CONTENT) -> Mapping[str, Language]:
    """Code -> language: those of every text, then the others by their codes."""
    others = sorted(one.parent.name for one in (content / FOLDER).glob(f"*/{ITSELF}") if not is_copy(one.parent))
    files = {code: content / FOLDER / code / ITSELF for code in (*BASE, *(one for one in others if one not in BASE))}
    kept = DiskCache("languages", files.values())
    found = kept.made(lambda: {code: astuple(_language(path, code)) for code, path in files.items()})
    return {code: Language(*told) for code, told in found.items()}


def with_languages(path: Path) -> list[Path]:
    """A file of ``content/`` and all that may add to it."""
    content = next((one for one in path.parents if (one / FOLDER).is_dir()), None)
    return (
        [path, *(content / FOLDER / code / path.relative_to(content) for code in languages(content))]
        if content
        else [path]
    )


def read_texts(path: Path, shown: str = "") -> FileReading:
    """A file of ``content/`` with what each language's own file adds to it; never raises for what is in them."""
    reading = read(path.read_bytes(), shown or path.name)
    content = next((one for one in path.parents if (one / FOLDER).is_dir()), None)
    if content is None or reading.data is None:
        return reading
    found = list(reading.problems)
    for code in languages(content):
        its = content / FOLDER / code / path.relative_to(content)
        if its.is_file():
            own = read(its.read_bytes(), f"{FOLDER}/{code}/{path.relative_to(content)}")
            found += [*own.problems, *_add(reading.data, own.data, code, (), own)]
    return replace(reading, problems=tuple(found))


def is_text(data: Data | None) -> bool:
    """Is this one text in several languages?"""
    return isinstance(data, dict) and any(isinstance(data.get(one), str) for one in BASE)


def _add(
    data: Data | None, own: Data | None, code: str, at: tuple[str | int, ...], reading: FileReading
) -> Iterator[Problem]:
    """What the language's own file says, put beside what the others say; what has no place there is told."""
    if isinstance(own, str) and isinstance(data, dict) and is_text(data):
        data[code] = own
    elif isinstance(own, dict) and not is_text(data):
        inside = _inside(data)
        for key, value in own.items():
            if key in inside:
                yield from _add(inside[key], value, code, (*at, key), reading)
            else:
                said = f"{key!r} stands in no other language{meant(key, list(inside))}"
                yield reading.problem((*at, key), said, "orphan", key=True)
    elif own is not None:
        yield reading.problem(at, "the other languages have this in another shape", "shape")


def _inside(data: Data | None) -> dict[str, Data]:
    if isinstance(data, list):
        return {str(one["id"]): one for one in data if isinstance(one, dict) and "id" in one}
    return data if isinstance(data, dict) else {}


def _language(path: Path, code: str) -> Language:
    told = read(path.read_bytes(), path.name).data if path.is_file() else None
    its = told if isinstance(told, dict) else {}
    return Language(str(its.get("name", code)), its.get("pages") == "true" or code in BASE, str(its.get("family", "")))
