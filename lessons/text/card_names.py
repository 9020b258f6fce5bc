"""What a card is called in a sentence, with the article its name wants in each language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lessons.text.card_catalogue import entry
from lessons.text.grammar import grammar
from lessons.text.printed import parts
from lessons.yamlfile.fields import Lang

LEVEL = "Moor"
"""One of several level cards, whichever: ``a Moor``."""
_NUMBER = re.compile(r" \([0-9]+\)$")


def card_name(code: str, lang: Lang, form: str = "name", family: str = "") -> str:
    """What a card is called (in the book of this family, if it is given); its code where no book knows it.

    ``own``: by its short name in the family's own pack, whatever is printed on the one that is shown: ``the 16``.
    """
    if form == "own":
        own = entry(code, parts(family)[0])
        name = str(own.short.get(lang, code)) if own else code
        return grammar(lang).article(name) + name
    told = entry(code, family)
    if told is None:
        return code
    texts = getattr(told, "name" if form in ("the", "of", "called", "bare") else form)
    name = str(texts.get(lang, code))
    if form in ("called", "bare"):
        name = _NUMBER.sub("", name)
    if form == "of":
        return of(str(told.short.get(lang, code)), lang)
    return grammar(lang).article(name) + name if form in ("the", "called") else name


def some_of_several(codes: Sequence[str], there: Sequence[str]) -> tuple[str, ...]:
    """These cards to be named: of level ones that lie there a single one is any of them, and not the only one."""
    level = [code for code in codes if code.startswith(LEVEL)]
    alone = len(level) == 1 and sum(code.startswith(LEVEL) for code in there) > 1
    return tuple(LEVEL if alone and code in level else code for code in codes)


def of(name: str, lang: Lang) -> str:
    """A name with its article as it stands after a preposition: ``the World``, ``del Mondo``, ``du Monde``."""
    its = grammar(lang)
    return its.after_of(its.article(name)) + name
