"""What is counted and is one: a noun in the singular after it, in every language and in every sentence."""

from __future__ import annotations

import re
from typing import cast

import pytest

from lessons.question.registry import kinds
from lessons.text.grammar import grammar
from lessons.text.phrases import Lang, fill, say, sentences
from screens.components.table.props import CardStyle, Say, given_panel
from screens.wording.texts import text

from .table import ask

HOLE = re.compile(r"\{[a-z_]+\}[\s\u00a0]\**([^\W\d_]+)")
PLURAL = {"en": re.compile(r"[A-Za-z]+[^s]s"), "fr": re.compile(r"[a-zà-ÿœ]\w*[^s]s")}
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
            "lays",
            "pays",
            "calls",
            "goes",
            "comes",
            "belongs",
            "becomes",
            "makes",
        ),
        *("asks", "changes", "depends", "fits", "lies", "occurs"),
        *("leaves", "shows", "says", "wins", "declares", "ends", "keeps", "stands"),
    },
    "fr": {"des", "dans", "les", "fois", "moins", "depuis", "repris", "près", "autres", "dernières", "Justes", "après"},
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
    same = {"Re", "atout", "pixel", "tarocchi", "di", "byte"}
    bare = {
        code: (one[1], other[1])
        for code, texts in sentences().items()
        if (one := HOLE.search(texts["en"])) and one[1] in english
        if (other := HOLE.search(texts["it"])) and re.fullmatch(r"\w+[ie]", other[1])
        if other[0][: other[0].index("}")] == one[0][: one[0].index("}")]
        and other[1] not in italian | dict.fromkeys(same)
    }
    assert bare == {}


PLURAL_VERBS = {"en": "are|have", "it": "hanno|sono", "fr": "ont|sont"}


@pytest.mark.parametrize("lang", PLURAL_VERBS)
def test_so_many_of_so_many_have_the_verb_of_their_number(lang: str) -> None:
    of = r"\{\w+\}[ \u00a0](?:\w+[ \u00a0])?(?:of|su|sur)[ \u00a0]\{\w+\}"
    bare = re.compile(rf"(?i){of}(?:[ \u00a0]\w+)?[ \u00a0](?:{PLURAL_VERBS[lang]})\b|\b(?:hanno|sono)[ ]\w+[ ]{of}")
    assert [code for code, texts in sentences().items() if bare.search(texts.get(lang, ""))] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["None of 3 is right.", "1 of 3 is right.", "2 of 3 are right."]),
        ("it", ["Nessuno su 3 ha ragione.", "1 su 3 ha ragione.", "2 su 3 hanno ragione."]),
        ("fr", ["Personne sur 3 n'a juste.", "1 sur 3 a juste.", "2 sur 3 ont juste."]),
    ],
)
def test_none_and_one_have_their_verb(lang: str, said: list[str]) -> None:
    assert [text("evening.desk.share", lang, n=n, of=3) for n in range(3)] == said


@pytest.mark.parametrize(
    ("lang", "said"), [("en", ["0 cards", "1 card"]), ("it", ["0 carte", "1 carta"]), ("fr", ["0 carte", "1 carte"])]
)
def test_none_of_them_is_one_in_french_alone(lang: Lang, said: list[str]) -> None:
    many = {"en": "{n} cards", "it": "{n} carte", "fr": "{n} cartes"}[lang]
    assert [fill(many, {"n": n}, lang) for n in range(2)] == said
    forms = grammar(lang).bending(many)
    assert [fill(forms, {"n": n}, lang) for n in range(2)] == said


def test_a_form_that_names_the_number_one_is_not_said_of_none() -> None:
    french: Lang = "fr"
    assert [fill("{n|Un joueur;# joueurs}", {"n": n}, french) for n in range(3)] == [
        "0 joueurs",
        "Un joueur",
        "2 joueurs",
    ]


@pytest.mark.parametrize(("lang", "said"), [("en", "this one was right"), ("it", "questa era giusta"), ("fr", "juste")])
def test_where_one_card_is_asked_for_nothing_is_left_out(lang: str, said: str) -> None:
    for kind, left in (("who-wins", False), ("legal-plays", True)):
        panel = kinds()[kind].panel(ask(kind))
        words = given_panel(panel, CardStyle(lang, "bologna", "drawn", phrases_in(lang)), [])["words"]
        assert (said in words["missed"]) is not left


def phrases_in(lang: str) -> Say:
    return lambda said: say(said, cast(Lang, lang))
