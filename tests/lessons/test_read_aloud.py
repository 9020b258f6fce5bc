"""Cards and seats stand in Italian and French sentences as one says them, and a sentence that cannot be said so is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.verdict import Facts
from lessons.lint.sentences.read_aloud import wrong
from lessons.lint.sentences.words import check
from lessons.question.kind import Said
from lessons.script.fields import Lang
from lessons.text.phrases import Called, fill, say


@pytest.mark.parametrize(
    ("text", "facts", "lang", "said"),
    [
        ("invece di {card:the}", {"card": "S7"}, "it", "Invece del 7 di spade"),
        ("Di {card:the} non parlo", {"card": "Angel"}, "it", "Dell'Angelo non parlo"),
        ("più di {card:the}", {"card": "Moon"}, "it", "Più della Luna"),
        ("sta su {card:the}", {"card": "C8"}, "it", "Sta sull'8 di coppe"),
        ("va a {who:seat}", {"who": "mate"}, "it", "Va al tuo compagno"),
        ("va a {who:seat}", {"who": "opponents"}, "it", "Va agli avversari"),
        ("va a {who:seat}", {"who": "right"}, "it", "Va a chi ti sta a destra"),
        ("va a {who|te;#}", {"who": "you"}, "it", "Va a te"),
        ("va a {who|te;#}", {"who": "mate"}, "it", "Va al tuo compagno"),
        ("{who|prendi tu;prende #}", {"who": "you"}, "it", "Prendi tu"),
        ("{who|prendi tu;prende #}", {"who": Called("Checco")}, "it", "Prende Checco"),
        ("{who|you take it;# takes it}", {"who": "left"}, "en", "The player on your left takes it"),
        ("plus que {card:the}", {"card": "Angel"}, "fr", "Plus que l'Ange"),
        ("au lieu de {card:the}", {"card": "S7"}, "fr", "Au lieu du 7 d'épées"),
    ],
)
def test_what_is_filled_in_joins_with_the_word_before_it(text: str, facts: Facts, lang: Lang, said: str) -> None:
    assert fill(text, facts, lang) == said


@pytest.mark.parametrize(
    ("said", "it"),
    [
        (Said("hindsight.trick", {"n": 3, "who": "you", "took": "mate"}), "Presa 3. Sei uscito tu, ha preso il tuo compagno."),
        (Said("hindsight.trick", {"n": 3, "who": "left", "took": "you"}), "Presa 3. È uscito chi ti sta a sinistra, hai preso tu."),
        (Said("hindsight.declared", {"who": "you", "kind": "moors"}), "Hai dichiarato tu: la sequenza di Mori."),
        (
            Said("hindsight.lost-in", {"n": 1, "best": "Angel", "card": "S7", "points": 8, "margin": 2}),
            "Presa 1: l'Angelo invece del 7 di spade, 8 punti (± 2).",
        ),
        (
            Said("captured.these", {"taker": "you", "cards": ("T17", "T16")}),
            "La presa va a te. Pigliata: la Luna (17) e la Stella (16), un jocu per carta.",
        ),
    ],
)  # fmt: skip
def test_of_whoever_reads_it_is_said_so(said: Said, it: str) -> None:
    family = "sicily" if said.reason.startswith("captured") else "bologna"
    assert say(said, Lang("it"), family) == it


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("it", "Pigliata di {cards:the}.", "only the first"),
        ("fr", "Le prix de {cards:the}.", "only the first"),
        ("it", "Ha preso {who:seat}.", "may be whoever reads"),
        ("it", "La presa va a {who:seat}.", "may be whoever reads"),
        ("it", "{who:seat} prende.", "may be whoever reads"),
        ("fr", "{who:seat} prend le pli.", "may be whoever reads"),
        ("en", "{who:seat} takes it.", "may be whoever reads"),
        ("it", "Tocca a: {who:seat}.", "no colon"),
        ("fr", "Le pli de : {who:seat}.", "no colon"),
    ],
)
def test_what_cannot_be_said_so_is_found(lang: str, text: str, found: str) -> None:
    assert any(found in one for one in wrong("new.sentence", lang, text)), list(wrong("new.sentence", lang, text))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("it", "Presa: {who:seat}."),
        ("it", "{who:seat}: {card:name}."),
        ("it", "{who|Prendi tu;Prende #}, con {card:the} invece di {other:the}."),
        ("fr", "Pli fait par : {who:seat}."),
        ("fr", "Le prix de {card:the}."),
        ("en", "The trick goes to {who:seat}."),
    ],
)
def test_what_can_be_said_so_is_let_be(lang: str, text: str) -> None:
    assert list(wrong("new.sentence", lang, text)) == []


def test_a_preposition_whose_joint_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Italian stood before: nothing joined, so that a card came out as «di il 7»."""
    from lessons.lint.sentences import read_aloud
    from lessons.text.grammar import Grammar, grammar

    plain = Grammar(grammar("it").articles)
    monkeypatch.setattr(read_aloud, "grammar", lambda lang: plain)
    assert any("one word" in one for one in wrong("new.sentence", "it", "invece di {card:the}"))


def test_the_checker_says_it_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "some.yaml"
    path.write_text('ask.choice: {en: "{who:seat} takes it.", it: "Pigliata di {cards:the}."}\n', "utf-8")
    found = [one for one in check([path], frozenset()) if one.code == "aloud"]
    assert [one.line for one in found] == [1, 1]
