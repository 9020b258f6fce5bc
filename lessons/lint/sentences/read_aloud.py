"""What nobody would say so: a preposition beside the article it joins with, and a verb or a preposition that does not fit ``you``.

Each hole of a sentence is looked at with what stands around it, filled with a name of every article that its language has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lessons.text.card_catalogue import books
from lessons.text.card_names import card_name
from lessons.text.grammar import grammar
from lessons.text.phrases import sentences
from lessons.yamlfile.fields import Lang

_HOLE = re.compile(r"\{([a-z_]+):(the|called|seat)\}")
_NAMED = re.compile(r"\{[a-z_]+:(?:the|called|name|bare)\}")
_SHORT = re.compile(r"\{[a-z_]+:(?:of|short)\}")
_COLON = re.compile(r"\s?: $")
_MARK = "\x00"
APART = {
    "it": re.compile(r"\b(?:di|a|da|in|su) (?:l'|(?:il|lo|la|i|gli|le) )", re.IGNORECASE),
    "fr": re.compile(r"\b(?:de|à) (?:le|les) (?!\w+(?:er|ir|re)\b)|\b(?:de|que) (?=[aeiouéè])", re.IGNORECASE),
}
"""A preposition and an article that are one word in this language; before a verb it is no article."""
JOINS = {"it": re.compile(r"\b(?:di|a|da|in|su) $", re.IGNORECASE), "fr": re.compile(r"\b(?:de|à) $", re.IGNORECASE)}
"""What joins with the first of several names, and with no other."""
NUMBERED = {
    "it": re.compile(
        r"\b(?:(?:il|lo|la|i|gli|(?:de|a|da|ne|su)(?:l|llo|lla|i|gli)|col|coi)\s\**"
        r"|(?:(?:de|a|da|ne|su)l)?l')(?:\{([a-z_]+)\}|#)",
        re.IGNORECASE,
    )
}
"""An article that hangs on how the number after it is read: ``dei 79``, but ``degli 80``. Before many feminine things it
does not."""
VERB_AFTER = {
    "en": re.compile(r" (?:is|has|was|does|[a-z]+s)\b"),
    "it": re.compile(r" (?:[a-zà-ù]|l')"),
    "fr": re.compile(r"(?: |-)(?!(?:à|de|par|avec|pour|sur|contre|chez|et) )[a-zà-ÿ]"),
}
VERB_BEFORE = {
    "en": re.compile(r"\b(?:has|does) $"),
    "it": re.compile(r"\w $"),
    "fr": re.compile(r"\b(?!(?:à|de|par|avec|pour|sur|contre|chez|et|toi) $)\w+ $"),
}
"""Around a seat: what would be said otherwise of whoever reads; in Italian also all that wants ``te`` and not ``tu``."""
OTHERS = re.compile(
    r"^(?:at-table|practice|talk)\.|[.-]theirs|^(?:ask\.|hint\.)?who-holds\.|^(?:where|known|likely|may|follow|asks)-"
    r"|^row\.(?:has-declared|declares)$|^differences\.two-|^ask\.captured$"
)
"""The seats of these sentences are the others': whoever reads is not asked about, or has a sentence of their own."""


def wrong(code: str, lang: str, text: str) -> Iterator[str]:
    """What cannot be said so in this language, in an author's words."""
    for number in NUMBERED[lang].finditer(text) if lang in NUMBERED else ():
        name = number[1] or "n"
        said = f"{{{name}:those}}, after di, a, da …; {{{name}:the}} where it names a card; or do without an article"
        yield f"the article of {number[0]!r} hangs on the number: write {said}"
    if (short := _SHORT.search(text)) and _NAMED.search(text):
        yield f"{short[0]} calls a card otherwise than the rest of the sentence: a card has one name in it"
    for hole in _HOLE.finditer(text):
        name, form = hole.groups()
        before = text[: hole.start()]
        if lang in APART:
            yield from _apart(lang, before, hole.group(), form)
        if lang in JOINS and name.endswith("s") and JOINS[lang].search(before):
            yield f"of several names only the first joins with {before.split()[-1]!r}: name them after a colon, {hole.group()}"
        if lang in JOINS and JOINS[lang].search(_COLON.sub(" ", before)) and _COLON.search(before):
            yield f"no colon parts a preposition from its name: let them join, {hole.group()}"
        if name in bound(lang, text) and not OTHERS.search(code):
            yield f"{hole.group()} may be whoever reads: name the seat by itself (…: {hole.group()}.), or write {{{name}|…;… #}}"


@cache
def bound(lang: str, text: str) -> frozenset[str]:
    """The seats of a sentence that cannot be whoever reads, for the words around them would be others."""
    if lang not in VERB_AFTER:
        return frozenset()
    around = (
        (hole, text[: hole.start()], text[hole.end() :]) for hole in _HOLE.finditer(text) if hole.group(2) == "seat"
    )
    return frozenset(
        hole.group(1)
        for hole, before, after in around
        if VERB_AFTER[lang].match(after) or VERB_BEFORE[lang].search(before)
    )


def _apart(lang: str, before: str, hole: str, form: str) -> Iterator[str]:
    for name in _seats(lang) if form == "seat" else _cards(lang):
        said = grammar(lang).joined(before + _MARK + name, _MARK)
        found = APART[lang].search(said, max(0, len(said) - len(name) - 8))
        if found:
            yield f"{found.group().strip()!r} is one word: the file of this language has no joint of it, for {hole}"
            return


@cache
def _cards(lang: str) -> tuple[str, ...]:
    """A card of every article, and of those without one a card of every first letter."""
    named = sorted({card_name(code, Lang(lang), "name", family) for family, book in books().items() for code in book})
    its = {name: grammar(lang).article(name) for name in named}
    return tuple({article or name[:1]: article + name for name, article in its.items()}.values())


@cache
def _seats(lang: str) -> tuple[str, ...]:
    told = (texts.get(lang, "") for code, texts in sentences().items() if code.startswith("seat."))
    return tuple(name[:1].lower() + name[1:] for name in told if name)
