"""What is counted and is one: a noun in the singular after it, in every language and in every sentence."""

from __future__ import annotations

import re

import pytest

from lessons.text.grammar import grammar
from lessons.text.phrases import Lang, fill, sentences
from screens.wording.texts import text

HOLE = re.compile(r"\{[a-z_]+\}[\s\u00a0]\**([^\W\d_]+)")
PLURAL = {"en": re.compile(r"[A-Za-z]+[^s]s"), "fr": re.compile(r"\w+[^s]s")}
"""What has the ending of a plural; an Italian one is known by no ending alone."""
NO_PLURAL = {
    "en": {
        *(
            "has",
            "is",
            "was",
            "does",
            "takes",
            "leads",
            "pays",
            "calls",
            "goes",
            "comes",
            "belongs",
            "becomes",
            "makes",
        ),
        *("leaves", "shows", "says", "wins", "declares", "ends"),
    },
    "fr": {"des", "dans", "les", "fois", "moins", "depuis", "repris", "près", "autres", "dernières", "Justes"},
}


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "1 card, 2 points", "2 cards, 1 point"),
        ("it", "1 carta, 2 punti", "2 carte, 1 punto"),
        ("fr", "1\u00a0carte, 2 points", "2\u00a0cartes, 1 point"),
    ],
)
def test_one_of_them_is_said_as_one(lang: Lang, one: str, many: str) -> None:
    said = {"en": "{n} cards, {m} points", "it": "{n} carte, {m} punti", "fr": "{n}\u00a0cartes, {m} points"}[lang]
    assert fill(said, {"n": 1, "m": 2}, lang) == one
    assert fill(said, {"n": 2, "m": 1}, lang) == many
    assert fill(said, {"n": 21, "m": 11}, lang) == said.format(n=21, m=11)


@pytest.mark.parametrize(("lang", "told"), [("en", "points"), ("it", "punti"), ("fr", "points")])
def test_so_it_is_on_the_pages(lang: str, told: str) -> None:
    assert told not in text("practice.declares", lang, who="", kind="", points=1)
    assert told in text("practice.declares", lang, who="", kind="", points=10)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_noun_that_is_counted_in_a_sentence_has_its_singular(lang: str) -> None:
    counted = {found[1] for texts in sentences().values() for found in HOLE.finditer(texts.get(lang, ""))}
    plurals = {word for word in counted if PLURAL[lang].fullmatch(word)} - NO_PLURAL[lang]
    assert plurals - set(grammar(lang).ones or {}) == set()


def test_what_is_counted_in_english_is_counted_in_italian() -> None:
    """Where the English sentence has a noun after its number, the Italian one has one, too, or a word that does not bend."""
    english, italian = grammar("en").ones or {}, grammar("it").ones or {}
    same = {"Re", "atout", "abilità", "pixel", "tarocchi", "di"}
    bare = {
        code: (one[1], other[1])
        for code, texts in sentences().items()
        if (one := HOLE.search(texts["en"])) and one[1] in english
        if (other := HOLE.search(texts["it"])) and re.fullmatch(r"\w+[ie]", other[1])
        if other[0][: other[0].index("}")] == one[0][: one[0].index("}")]
        and other[1] not in italian | dict.fromkeys(same)
    }
    assert bare == {}
