"""Which article a name wants in each language: ``content/grammar/<language>.yaml``; without such a file names stand bare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.strict_yaml import read


@dataclass(frozen=True, slots=True)
class Article:
    """An article and whose it is: names that begin with these words or letters; without either, every name's."""

    text: str
    words: tuple[str, ...]
    starts: str

    def fits(self, word: str) -> bool:
        return word in self.words or (word[:1] in self.starts if self.starts else not self.words)


@dataclass(frozen=True, slots=True)
class Grammar:
    """``of``: what a preposition makes of an article, as ``il`` becomes ``del``."""

    articles: tuple[Article, ...] = ()
    of: Mapping[str, str] | None = None

    def article(self, name: str) -> str:
        word = name.split()[0] if name.split() else ""
        return next((one.text for one in self.articles if one.fits(word)), "")

    def after_of(self, article: str) -> str:
        return (self.of or {}).get(article, article)


@cache
def grammar(lang: str, content: Path = CONTENT) -> Grammar:
    """What the file of this language says; nothing where there is none."""
    path = content / "grammar" / f"{lang}.yaml"
    data = read(path.read_bytes(), path.name).data if path.is_file() else None
    if not isinstance(data, dict):
        return Grammar()
    told, of = data.get("articles"), data.get("of")
    articles = tuple(_article(one) for one in told if isinstance(one, dict)) if isinstance(told, list) else ()
    return Grammar(articles, {k: str(v) for k, v in of.items()} if isinstance(of, dict) else None)


def _article(told: Mapping[str, object]) -> Article:
    words, starts = str(told.get("words", "")), str(told.get("starts", ""))
    return Article(str(told.get("article", "")), tuple(words.split()), starts)
