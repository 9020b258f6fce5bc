"""Messages of the checker about a file: a code and facts; the sentences are in ``content/words/checker.yaml``.

They are read here by themselves, and plainly: what is wrong with the words themselves has to be said, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import yaml

from engine.errors import nearest, quoted
from lessons.yamlfile.locked_cache import read_once

CONTENT = Path(__file__).resolve().parents[2] / "content"
FILES = ("checker.yaml", "club.yaml")
"""Of ``content/words``, and of each language's own."""
ENGLISH = "en"
_HOLE = re.compile(r"\{([a-z_]+)(?:\|([^{}]*))?\}")
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
Fact = str | int
Sentences = Mapping[str, Mapping[str, str]]


class CheckerMessage(str):
    """A sentence of the checker: as a text the English one, as it is sorted, logged and given to programs.

    A fact that is a message itself, such as a hint, is said in the same language.
    """

    __slots__ = ("code", "facts")
    code: str
    facts: Mapping[str, Fact]

    def __new__(cls, code: str, /, **facts: Fact) -> CheckerMessage:
        made = super().__new__(cls, _filled(code, facts, ENGLISH))
        made.code, made.facts = code, facts
        return made

    def said(self, lang: str) -> str:
        """The sentence in this language, in English where it has none."""
        return str(self) if lang == ENGLISH else _filled(self.code, self.facts, lang)

    def __reduce__(self) -> tuple[Callable[..., CheckerMessage], tuple[Any, ...]]:
        return _made, (self.code, dict(self.facts))


def said(message: str, lang: str) -> str:
    """What is wrong, in this language where there are words for it; else as it is."""
    return message.said(lang) if isinstance(message, CheckerMessage) else message


def has_words(message: str, lang: str) -> bool:
    """Can all of it be said in this language?"""
    if lang == ENGLISH:
        return True
    if not isinstance(message, CheckerMessage) or lang not in sentences().get(message.code, {}):
        return False
    return all(has_words(one, lang) for one in message.facts.values() if isinstance(one, CheckerMessage))


def meant(word: str, known: Iterable[str], start: str = "") -> str:
    """The likely word, ``; did you mean 'x'?``, as a hint in a message; empty where nothing is near."""
    near = nearest(word, known)
    return CheckerMessage("checker.meant", near=quoted(start + near)) if near else ""


def meant_or_all(word: object, known: Iterable[str], there: str = "checker.there-are") -> str:
    """What is near, else all there is; ``there``: the sentence that tells it."""
    some = tuple(known)
    near = meant(word, some) if isinstance(word, str) else ""
    return near or CheckerMessage(there, known=", ".join(some))


@read_once
def sentences(content: Path = CONTENT) -> Sentences:
    """Code -> language -> sentence; empty where a file cannot be read."""
    found: dict[str, dict[str, str]] = {}
    for name in FILES:
        for code, told in _read(content / "words" / name).items():
            if isinstance(told, dict):
                found.setdefault(code, {}).update({lang: str(text) for lang, text in told.items()})
        for path in sorted(content.glob(f"languages/*/words/{name}")):
            for code, told in _read(path).items():
                if isinstance(told, str):
                    found.setdefault(code, {})[path.parents[1].name] = told
    return found


def _read(path: Path) -> Mapping[str, object]:
    try:
        told = yaml.load(path.read_bytes(), _LOADER)
    except (OSError, yaml.YAMLError):
        return {}
    return told if isinstance(told, dict) else {}


def _filled(code: str, facts: Mapping[str, Fact], lang: str) -> str:
    texts = sentences().get(code, {})
    text = texts.get(lang) or texts.get(ENGLISH)
    if text is None:
        return f"{code}: {', '.join(f'{name} {value}' for name, value in facts.items())}"

    def fill(hole: re.Match[str]) -> str:
        fact, forms = facts.get(hole[1], ""), hole[2]
        if forms is None:
            return said(fact, lang) if isinstance(fact, str) else f"{fact}"
        one, many = forms.split(";")
        return (one if fact == 1 else many).replace("#", str(fact))

    return _HOLE.sub(fill, text)


def _made(code: str, facts: Mapping[str, Fact]) -> CheckerMessage:
    return CheckerMessage(code, **facts)
