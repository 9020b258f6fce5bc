"""What the screens say, in the language of the learner: some files of ``content/words``."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path
from typing import cast
from unicodedata import category

from lessons.text.grammar import grammar
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.disk_cache import DiskCache
from lessons.yamlfile.fields import FIRST, NAMES, PAGES, Both
from lessons.yamlfile.languages import read_texts, with_languages
from lessons.yamlfile.locked_cache import read_once

WORDS = Path(__file__).resolve().parents[2] / "content" / "words"
FILES = tuple(
    WORDS / name
    for name in (
        "screens.yaml",
        "games.yaml",
        "table.yaml",
        "memory.yaml",
        "scorekeeper.yaml",
        "scorekeeper-sicily.yaml",
        "scorekeeper-france.yaml",
        "prints.yaml",
        "packs.yaml",
        "practice.yaml",
        "how-played.yaml",
        "coach.yaml",
        "ends.yaml",
        "at-table.yaml",
        "house-france.yaml",
        "hindsight.yaml",
        "database.yaml",
        "club.yaml",
        "evening.yaml",
        "evening-together.yaml",
        "evening-duplicate.yaml",
        "friends.yaml",
        "season.yaml",
        "start.yaml",
        "way-in.yaml",
        "backup.yaml",
        "stick.yaml",
    )
)
LANGUAGES: dict[str, str] = {lang: NAMES[lang] for lang in sorted(PAGES, reverse=True)}
OF_LESSONS: dict[str, str] = {**LANGUAGES, **{lang: name for lang, name in NAMES.items() if lang not in LANGUAGES}}
"""Lessons may offer more languages than the pages around them."""
DEFAULT = FIRST
_FILLED = "\x00"
_FORMS = re.compile(r"\{(\w+)\|([^{}]*)\}")
_UNSEEN = ("Cc", "Cf", "Cs", "Co")
_WORDS = re.compile(r"\\:(?=\S)|www(?=\\\.)", re.IGNORECASE)
"""Streamlit makes icons, emoji and links of what comes after these even where it is escaped: an unseen joiner parts them."""
_BLANKS = re.compile(r"[^\S\u00a0]+")
"""What parts words; the blank before a French colon does not, and keeps the two on one line."""
_MARKDOWN = re.compile(r"([\\`*_{}\[\]()#+\-.!|<>:$~^&])")


@read_once
def _texts() -> Mapping[str, Mapping[str, str]]:
    kept = DiskCache("words", [Path(__file__), *(one for path in FILES for one in with_languages(path))])
    return cast(Mapping[str, Mapping[str, str]], kept.made(_read))


def _read() -> Mapping[str, Mapping[str, str]]:
    found: dict[str, Mapping[str, str]] = {}
    for path in FILES:
        reading = read_texts(path)
        if reading.problems or not isinstance(reading.data, dict):
            raise ValueError("\n".join(map(str, reading.problems)))
        told = {key: both for key, both in reading.data.items() if isinstance(both, dict)}
        found |= {key: {lang: str(text) for lang, text in both.items()} for key, both in told.items()}
    return found


def text(key: str, lang: str, **facts: object) -> str:
    """The text of this key; ``{name}`` in it is filled from ``facts``. An unknown key is a KeyError, never a blank.

    ``{n|card;cards}`` is the one or the other after the number, with three forms none, one, more, and ``#`` the number itself.
    """
    found = _texts()[key].get(lang) or _texts()[key][DEFAULT]
    facts = {name: value.said(lang) if isinstance(value, CheckerMessage) else value for name, value in facts.items()}
    counts = {name: value for name, value in facts.items() if isinstance(value, int)}
    if counts and "|" in found:
        found = _FORMS.sub(lambda hole: _chosen(hole, counts, lang), found)
    for name, value in facts.items():
        found = found.replace("{" + name + "}", f"{_FILLED}{value}" if name in counts else str(value))
    return grammar(lang).counted(found, _FILLED).replace(_FILLED, "") if counts else found


def headed(what: str, lang: str) -> str:
    """What stands before something else, with the colon as the language writes it."""
    return text("table.headed", lang, what=what)


def _chosen(hole: re.Match[str], counts: Mapping[str, int], lang: str) -> str:
    """What goes with the number of this hole; the hole as it is where nothing fills it yet."""
    name, forms = hole.groups()
    return (
        grammar(lang).form(counts[name], forms.split(";")).replace("#", str(counts[name]))
        if name in counts
        else hole[0]
    )


def plain(told: str) -> str:
    """A text that somebody wrote, on one line, without signs that cannot be seen: they hide or turn round what others read."""
    seen = "".join(one for one in told if one.isspace() or category(one) not in _UNSEEN)
    return " ".join(filter(None, _BLANKS.split(seen)))


def unmarked(told: str) -> str:
    """A text that somebody wrote, safe where Markdown is read: titles, labels and messages."""
    return _WORDS.sub("\\g<0>\u2060", _MARKDOWN.sub(r"\\\1", plain(told)))


def has(key: str) -> bool:
    """Is there a text of this key?"""
    return key in _texts()


def either(both: Both, lang: str) -> str:
    """A lesson's text in this language; English where it has none in it."""
    return both.told(lang)


@lru_cache(maxsize=256)
def texts_under(prefix: str, lang: str) -> dict[str, str]:
    """Every text whose key begins with ``prefix.``, by the rest of its key; not to be changed, as it is made once.

    The browser fills them: nouns that it is to count have both their forms there.
    """
    found = {key.removeprefix(prefix + "."): text(key, lang) for key in _texts() if key.startswith(prefix + ".")}
    return {key: grammar(lang).bending(told) for key, told in found.items()}


def named(languages: Collection[str]) -> str:
    """Languages as they call themselves."""
    return ", ".join(OF_LESSONS[one] for one in languages)


def spoken(locale: str | None, offered: Collection[str] = LANGUAGES) -> str:
    """Our language for a browser's locale such as ``it-IT``, out of those offered."""
    said = (locale or "").split("-")[0].lower()
    return said if said in offered else DEFAULT
