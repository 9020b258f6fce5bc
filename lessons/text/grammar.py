"""Which article a name wants in each language: ``content/languages/<language>/language.yaml``; without it names stand bare."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path

from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.languages import FOLDER, ITSELF
from lessons.yamlfile.locked_cache import read_once
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
    """The grammar of a language, as far as filled sentences need it. ``of``: what a preposition makes of an article, as ``il``
    becomes ``del``. ``those``: the articles before a number of things.

    ``joins``: what becomes of a word and the beginning of what a sentence is filled with after it, as ``pas de |atout``
    becomes ``pas d'atout``. ``ones``: what is counted, as ``points``, and what one of it is called. ``many_from``: the number
    from which on things are counted as many; 0 where all but one, and what is less than one, are many, none of them as well.
    """

    articles: tuple[Article, ...] = ()
    of: Mapping[str, str] | None = None
    joins: Mapping[str, str] | None = None
    ones: Mapping[str, str] | None = None
    many_from: int = 0
    those: tuple[Article, ...] = ()

    def form(self, n: int | Fraction, forms: Sequence[str]) -> str:
        """The one of these forms that goes with a number: one, more; or none, one, more.

        A form for one that does without the number (``a card;# cards``) names it, so that it is for nothing but one.
        """
        if len(forms) == 3 and n == 0:
            return forms[0]
        *_, one, more = ("", *forms)
        named = "#" in more and "#" not in one
        size = abs(Fraction(n))
        single = size < self.many_from if self.many_from and not named else 0 < size <= 1
        return one if single and len(forms) > 1 else more

    def article(self, name: str) -> str:
        word = name.split()[0] if name.split() else ""
        return next((one.text for one in self.articles if one.fits(word)), "")

    def numbered(self, number: str, form: str) -> str:
        """A number with its article: ``those`` of so many things, as in ``gli 80 punti``; else ``the`` card named so, ``l'8``."""
        articles = self.those if form == "those" else self.articles
        return next((one.text for one in articles if one.fits(number)), "") + number

    def joined(self, text: str, mark: str) -> str:
        """The text with each place where it was filled, told by the mark before it, joined to the words around it."""
        if mark not in text:
            return text
        text = self.counted(text, mark)
        if self.joins:
            wanted, becomes = _joints(tuple(self.joins.items()), mark)
            text = wanted.sub(lambda found: becomes[found.group()], text)
        return text.replace(mark, "")

    def counted(self, text: str, mark: str) -> str:
        """The text with the singular of what is counted, where it was filled with a number that wants it."""
        ones = self.ones or {}
        counted = _counted(mark, bool(self.many_from))
        return counted.sub(lambda found: found[1] + ones.get(found[2], found[2]), text) if ones else text

    def bending(self, text: str) -> str:
        """A text to be filled later, by whoever knows no nouns: each noun that is counted in both its forms."""
        ones = self.ones or {}
        return _TO_COUNT.sub(
            lambda found: f"{found[1]}{{{found[2]}|{ones[found[3]]};{found[3]}}}" if found[3] in ones else found[0],
            text,
        )

    def after_of(self, article: str) -> str:
        return (self.of or {}).get(article, article)


@cache
def _joints(joins: tuple[tuple[str, str], ...], mark: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """What is looked for, and what becomes of each; with a capital letter as well."""
    found: dict[str, str] = {}
    for told, becomes in joins:
        before, _, after = told.partition("|")
        found |= {f"{before}{mark}{after}": becomes, f"{before.capitalize()}{mark}{after}": becomes.capitalize()}
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, found))})"), found


_TO_COUNT = re.compile(r"(\{(\w+)\}\s\**)([^\W\d_]+)")
"""A place to be filled with a number, and the word after it."""


@cache
def _counted(mark: str, below_two: bool) -> re.Pattern[str]:
    """A place that was filled with the number one, or with any below two, and the word after it."""
    number = "(?:[01]?½|[01])" if below_two else "1"
    return re.compile(rf"({re.escape(mark)}[+-]?{number}\s\**)([^\W\d_]+)")


@read_once
def grammar(lang: str, content: Path = CONTENT) -> Grammar:
    """What the file of this language says; nothing where there is none."""
    path = content / FOLDER / lang / ITSELF
    data = read(path.read_bytes(), path.name).data if path.is_file() else None
    if not isinstance(data, dict):
        return Grammar()
    of, joins, ones = (data.get(one) for one in ("of", "joins", "ones"))
    articles, those = _articles(data.get("articles")), _articles(data.get("those"))
    maps = [{k: str(v) for k, v in one.items()} if isinstance(one, dict) else None for one in (of, joins, ones)]
    many_from = str(data.get("many_from", ""))
    return Grammar(articles, maps[0], maps[1], maps[2], int(many_from) if many_from.isdigit() else 0, those)


def _articles(told: object) -> tuple[Article, ...]:
    return tuple(_article(one) for one in told if isinstance(one, dict)) if isinstance(told, list) else ()


def _article(told: Mapping[str, object]) -> Article:
    words, starts = str(told.get("words", "")), str(told.get("starts", ""))
    return Article(str(told.get("article", "")), tuple(words.split()), starts)
