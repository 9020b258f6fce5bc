"""Reason codes and facts -> a sentence in the learner's language. The sentences are in ``content/words/``.

In a sentence ``{n}`` is a fact as it is; ``{card:the}`` a card with its article (``the King of cups``, ``il Re di coppe``),
``{cards:the}`` several, joined; ``:name`` the same without article, ``:called`` and ``:bare`` both without the number that the card
itself shows, ``:look``, ``:tell`` what is said of the card, ``:of`` its
short name after a preposition (``the 16``, ``del 16``), ``:own`` that with its article as the family's own pack has it, whichever
pack is shown;
``{n:those}`` a number of things with its article (``the 80``, ``gli 80``; after ``di`` it is ``degli 80``) and ``{n:the}`` a number
that names a card (``il 20``, ``l'8``);
``{suit:suit}`` a suit, ``{group:group}`` a group of cards, and so with combinations, seats, signals, customs of reading the
grande, the meaning of table talk, diagnoses;
``{n|card;cards}`` the one or the other after the number (or the number of cards) ``n``, with three forms none, one, more; ``#``
in a form is the number itself; ``{who|you take;# takes}`` the one if ``who`` is the seat of whoever reads, else the other,
and ``#`` is that seat.
A code ``must-follow@T`` holds the sentence for trumps, where it differs from that for suits; ``must-follow@france`` that for
the games of a family, ``must-follow@france@T`` both; ``must-follow@two`` that for two players each of whom is a side, told by
the fact ``two``. Cards are called what the family's own book calls them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import cast

from engine.verdict import Fact, Facts
from lessons.text.card_catalogue import CONTENT
from lessons.text.card_names import LEVEL, card_name
from lessons.text.grammar import grammar
from lessons.text.message import Message, in_figures
from lessons.text.printed import parts
from lessons.text.quotes import within
from lessons.yamlfile.copies import yaml_files
from lessons.yamlfile.disk_cache import DiskCache
from lessons.yamlfile.fields import FIRST, LANGS, OFFERED, Lang
from lessons.yamlfile.languages import read_texts, with_languages
from lessons.yamlfile.locked_cache import read_once

__all__ = [
    "LANGS",
    "OFFERED",
    "Lang",
    "MissingWords",
    "SpokenName",
    "card_name",
    "fill",
    "holes",
    "say",
    "say_all",
    "sentence",
    "to_two",
]

_HOLE = re.compile(r"\{([a-z_]+)(?::([a-z]+)|\|([^{}]*))?\}")
_TERMS = ("suit", "group", "combination", "seat", "signal", "reading", "bid", "talk", "gloss", "diagnosis", "belief")
TWO = "two"
"""The fact by which whoever speaks to two players says so."""
_FILLED = "\x00"
"""Stands before what a hole was filled with, as long as it may still join with the word before it."""
_START = re.compile(r"(?:^|(?<=[.!?] ))[a-zà-ù]")
_ASKED = re.compile(r"(?<=\?)\.(?!\.)")
"""The full stop of a sentence that ends in a hole filled with a question."""
FORMS = ("the", "of", "own", "called", "either", "bare", "name", "short", "look", "tell", "those", *_TERMS)
Sentences = Mapping[str, Mapping[str, str]]


class SpokenName(str):
    """What somebody at the table is called: said as it is, wherever a sentence speaks of their seat."""

    __slots__ = ()


class MissingWords(KeyError):
    """A reason without a sentence, or a sentence with a hole nothing fills; ``make lessons`` finds these."""


@read_once
def sentences(content: Path = CONTENT) -> Sentences:
    """Reason code -> language -> sentence, of every file of ``content/words``."""
    paths = yaml_files(content / "words")
    kept = DiskCache("sentences", [Path(__file__), *(one for path in paths for one in with_languages(path))])
    return cast(Sentences, kept.made(lambda: _read(paths)))


def _read(paths: Iterable[Path]) -> Sentences:
    found: dict[str, Mapping[str, str]] = {}
    for path in paths:
        found |= flat(read_texts(path).data)
    return found


def flat(data: object) -> dict[str, Mapping[str, str]]:
    """A words file as code -> texts. ``code: {en, it}``; a code with other keys has each of them as ``key.code``."""
    found: dict[str, Mapping[str, str]] = {}
    for code, told in data.items() if isinstance(data, dict) else ():
        if not isinstance(told, dict):
            continue
        if all(isinstance(text, str) for text in told.values()):
            found[code] = told
        else:
            found |= {f"{name}.{code}": texts for name, texts in told.items() if isinstance(texts, dict)}
    return found


def say(said: Message, lang: Lang, family: str = "") -> str:
    """The sentence, as this family of games has it. Errors: :class:`MissingWords`."""
    two = said.facts.get(TWO) is True
    texts = sentence(said.reason, family, said.facts.get("suit"), two)
    if not texts.get(lang) and lang not in LANGS and texts.get(FIRST):
        return fill(texts[FIRST], said.facts, FIRST, family)  # said openly in another language, rather than not at all
    if not texts.get(lang):
        raise MissingWords(f"no words for {said.reason!r} in {lang!r}")
    return fill(texts[lang], said.facts, lang, family)


def to_two(said: Message) -> Message:
    """The same, said to one of two players: where there are words for them, those are taken, also of a belief it names."""
    facts, belief = said.facts, said.facts.get("belief")
    if f"{said.reason}@{TWO}" in sentences():
        facts = {**facts, TWO: True}
    if f"diagnosis.{belief}@{TWO}" in sentences():
        facts = {**facts, "belief": f"{belief}@{TWO}"}
    return said if facts is said.facts else Message(said.reason, facts, said.source)


def sentence(reason: str, family: str = "", suit: object = None, two: bool = False) -> Mapping[str, str]:
    """Language -> sentence: that for ``two`` who play alone, the family's own for this suit, the family's own, that for this
    suit, or the common one.
    """
    every, (family, _) = sentences(), parts(family)
    if two and f"{reason}@{TWO}" in every:
        return every[f"{reason}@{TWO}"]
    for code in (f"{reason}@{family}@{suit}", f"{reason}@{family}", f"{reason}@{suit}", reason):
        if code in every:
            return every[code]
    return {}


def fill(text: str, facts: Facts, lang: Lang, family: str = "") -> str:
    """The text with its holes filled. Errors: :class:`MissingWords` for a hole without a fact."""

    def one(hole: re.Match[str]) -> str:
        name, form, plural = hole.groups()
        if name not in facts:
            raise MissingWords(f"nothing fills {{{name}}} of {text!r}")
        if plural is not None:
            return _chosen(facts[name], plural.split(";"), lang, family)
        filled = _formed(facts[name], form, lang, family)
        return _FILLED + within(text[: hole.start()], filled, text[hole.end() :])

    filled = _ASKED.sub("", grammar(lang).joined(_HOLE.sub(one, text), _FILLED))
    return _START.sub(lambda start: start.group().upper(), filled)


def holes(text: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The facts a text asks for, and what is wrong with its holes."""
    wrong = [f"unknown form {form!r}" for _, form, _ in _HOLE.findall(text) if form and form not in FORMS]
    rest = _HOLE.sub("", text)
    if "{" in rest or "}" in rest:
        wrong.append("a brace that is no hole")
    return frozenset(name for name, _, _ in _HOLE.findall(text)), tuple(wrong)


def _formed(fact: Fact, form: str | None, lang: Lang, family: str) -> str:
    many: Sequence[object] = fact if isinstance(fact, tuple) else (fact,)
    if form in _TERMS:
        return _listed([_term(one, form, lang, family) for one in many], lang)
    if form == "either":
        return _listed(_cards([str(code) for code in many], lang, "the", family), lang, "listed.or")
    if form in ("the", "those") and isinstance(fact, (int, Fraction)):
        return grammar(lang).numbered(in_figures(fact), form)
    if form is not None:
        return _listed(_cards([str(code) for code in many], lang, form, family), lang)
    return _listed([in_figures(one) for one in many], lang)


def _term(one: object, form: str, lang: Lang, family: str) -> str:
    """What a suit, a seat and the like are called within a sentence; a whole sentence loses its full stop."""
    if isinstance(one, SpokenName):
        return str(one)
    term = say(Message(f"{form}.{one or 'none'}"), lang, family).removesuffix(".")
    return term[:1].lower() + term[1:]


def _cards(codes: list[str], lang: Lang, form: str, family: str) -> list[str]:
    """The names of cards, level ones told once: ``the 2 Moors``."""
    names = {code: card_name(code, lang, form, family) for code in codes if code != LEVEL}
    if LEVEL in codes:
        names = {code: names.get(code, sentences()["one-of.moors"][lang]) for code in codes}
    moors = [code for code in codes if code.startswith("Moor")]
    if len(moors) < 2 or form not in ("the", "called", "name", "short"):
        return list(names.values())
    together = fill(
        sentences()["several.moors-the" if form in ("the", "called") else "several.moors"][lang],
        {"n": len(moors)},
        lang,
    )
    names[moors[0]] = together[:1].lower() + together[1:]
    return [names[code] for code in codes if code not in moors[1:]]


def _listed(words: list[str], lang: Lang, with_what: str = "listed.and") -> str:
    if len(words) < 2:
        return "".join(words)
    # In Italian one says "e", but "ed" before another e.
    before_e = with_what == "listed.and" and words[-1][:1].lower() == "e"
    joint = sentence("listed.and-before-e" if before_e else with_what).get(lang)
    if not joint:
        raise MissingWords(f"no words for {with_what!r} in {lang!r}")
    return joint.replace("{rest}", ", ".join(words[:-1])).replace("{last}", words[-1])


def _chosen(fact: Fact, forms: list[str], lang: Lang, family: str) -> str:
    """The form for a number; of a seat that for whoever reads, or that for somebody else."""
    if isinstance(fact, SpokenName) or (isinstance(fact, str) and f"seat.{fact}" in sentences()):
        theirs = forms[-1].replace("#", _FILLED + _term(fact, "seat", lang, family))
        return forms[0] if fact == "you" and not isinstance(fact, SpokenName) else theirs
    n = len(fact) if isinstance(fact, tuple) else fact if isinstance(fact, (int, Fraction)) else 2
    return grammar(lang).form(n, forms).replace("#", in_figures(n))


def say_all(said: Iterable[Message], lang: Lang, family: str = "") -> tuple[str, ...]:
    """The sentences in their order, none of them twice."""
    return tuple(dict.fromkeys(say(one, lang, family) for one in said))
