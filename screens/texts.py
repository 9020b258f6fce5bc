"""What the screens say, in the language of the learner: ``screens.yaml`` and ``memory.yaml`` of ``content/words``."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from lessons.fields import Both
from lessons.places import read

WORDS = Path(__file__).resolve().parents[1] / "content" / "words"
FILES = tuple(
    WORDS / name
    for name in ("screens.yaml", "memory.yaml", "scorekeeper.yaml", "prints.yaml", "packs.yaml", "practice.yaml")
)
LANGUAGES = {"it": "Italiano", "en": "English"}
OF_LESSONS = {**LANGUAGES, "fr": "Français"}
"""Lessons may offer more languages than the pages around them."""
DEFAULT = "en"


@cache
def _texts() -> Mapping[str, Mapping[str, str]]:
    found: dict[str, Mapping[str, str]] = {}
    for path in FILES:
        reading = read(path.read_bytes(), path.name)
        if reading.problems or not isinstance(reading.data, dict):
            raise ValueError("\n".join(map(str, reading.problems)))
        told = {key: both for key, both in reading.data.items() if isinstance(both, dict)}
        found |= {key: {lang: str(text) for lang, text in both.items()} for key, both in told.items()}
    return found


def text(key: str, lang: str, **facts: object) -> str:
    """The text of this key; ``{name}`` in it is filled from ``facts``. An unknown key is a KeyError, never a blank."""
    found = _texts()[key].get(lang) or _texts()[key][DEFAULT]
    for name, value in facts.items():
        found = found.replace("{" + name + "}", str(value))
    return found


def has(key: str) -> bool:
    """Is there a text of this key?"""
    return key in _texts()


def either(both: Both, lang: str) -> str:
    """A lesson's text in this language; English where it has none in it."""
    return str(getattr(both, lang, None) or both.en)


def texts_under(prefix: str, lang: str) -> dict[str, str]:
    """Every text whose key begins with ``prefix.``, by the rest of its key."""
    return {key.removeprefix(prefix + "."): text(key, lang) for key in _texts() if key.startswith(prefix + ".")}


def spoken(locale: str | None, offered: Collection[str] = LANGUAGES) -> str:
    """Our language for a browser's locale such as ``it-IT``, out of those offered."""
    said = (locale or "").split("-")[0].lower()
    return said if said in offered else DEFAULT
