"""A card named in a lesson has its article, as one says it: "with the Ship", "con il Vascello", "avec le Navire"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from lessons.course.loader import library
from lessons.question.kind import Message
from lessons.text.phrases import say

CARD = re.compile(r"\{card:(\w+)\}")
BEFORE = {
    "en": re.compile(r"(\b(the|a|an|your|its|his|her|their|my|one|beggar) |\*\*)$", re.I),
    "it": re.compile(
        r"(\b((d|n|su|da|a)?(il|lo|la|i|gli|le|l'|un|una)|(al|del|dal|nel|sul|col)(l[oae]|l')?|(a|de|da|ne|su|co)i|sola) ?"
        r"|l'|\*\*)$",
        re.I,
    ),
    "fr": re.compile(r"(\b(le|la|les|un|une|du|des|au|aux|ton|ta|son|sa|mon|ma) |[lL]'|qu'une |\*\*)$", re.I),
}


def texts(told: Any, lang: str) -> Iterator[str]:
    """All that a lesson says in this language."""
    if isinstance(told, dict):
        for key, one in told.items():
            yield from ((one,) if key == lang and isinstance(one, str) else texts(one, lang))
    elif isinstance(told, list | tuple):
        for one in told:
            yield from texts(one, lang)


def bare(card: str, lang: Any, family: str) -> bool:
    """Is it one that is called without an article, such as Jupiter?"""
    spoken = {"en": r"play the ", "it": r"solo (il |lo |la |l')", "fr": r"que? ?(le |la |l')|qu'(le |la |l')"}
    return not re.search(spoken[lang], say(Message("play-tricks.only", {"card": card}), lang, family))


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_a_card_in_a_sentence_has_its_article(lang: Any) -> None:
    """In Italian a mere list may go without: "hai Angelo, Sole e Matto"."""
    met = 0
    for lesson in library():
        family = game(lesson.game).family
        for text in texts(lesson.model_dump(), lang):
            found = list(CARD.finditer(text))
            lacking = [
                one for one in found if not BEFORE[lang].search(text[: one.start()]) and not bare(one[1], lang, family)
            ]
            met += len(found)
            listed = re.compile(r"\}(, | e ) ?\{card|\}, \d+" if lang == "it" else r"(?!)")
            for one in lacking:
                near = text[max(0, one.start() - 4) : one.end() + 8]
                assert listed.search(near), (lesson.id, text)
    assert met > 20
