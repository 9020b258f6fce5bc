"""Cards and seats stand in Italian and French sentences as one says them, and a sentence that cannot be said so is found."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from engine.verdict import Facts
from lessons.lint.sentences.read_aloud import wrong
from lessons.lint.sentences.words import check
from lessons.question.kind import Message
from lessons.text.phrases import SpokenName, fill, say
from lessons.yamlfile.fields import Lang


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
        ("{who|prendi tu;prende #}", {"who": SpokenName("Checco")}, "it", "Prende Checco"),
        ("{who|you take it;# takes it}", {"who": "left"}, "en", "The player on your left takes it"),
        ("resta di {n:those} punti", {"n": 80}, "it", "Resta degli 80 punti"),
        ("resta di {n:those} punti", {"n": 79}, "it", "Resta dei 79 punti"),
        ("{n:those} punti", {"n": 8}, "it", "Gli 8 punti"),
        ("arriva a {n:those} punti", {"n": 11}, "it", "Arriva agli 11 punti"),
        ("arriva a {n:those} punti", {"n": 110}, "it", "Arriva ai 110 punti"),
        ("più di {n:those} che servono", {"n": Fraction(17, 2)}, "it", "Più degli 8½ che servono"),
        ("su {n:those} punti", {"n": 800}, "it", "Sugli 800 punti"),
        ("ce l'hai {n:the}?", {"n": 20}, "it", "Ce l'hai il 20?"),
        ("con {n:the}", {"n": 8}, "it", "Con l'8"),
        ("of {n:those} points", {"n": 80}, "en", "Of the 80 points"),
        ("de {n:those} points", {"n": 80}, "fr", "Des 80 points"),
        ("de {n} points", {"n": 11}, "fr", "De 11 points"),
        ("si gioca a {suit:suit}", {"suit": "T"}, "it", "Si gioca ad atout"),
        ("si gioca a {suit:suit}", {"suit": "H"}, "it", "Si gioca a cuori"),
        ("tocca a {who:seat}", {"who": SpokenName("Anna")}, "it", "Tocca ad Anna"),
        (
            "insieme a {a:seat} e {b:seat}",
            {"a": SpokenName("Bruno"), "b": SpokenName("Elena")},
            "it",
            "Insieme a Bruno ed Elena",
        ),
        ("plus que {card:the}", {"card": "Angel"}, "fr", "Plus que l'Ange"),
        ("au lieu de {card:the}", {"card": "S7"}, "fr", "Au lieu du 7 d'épées"),
    ],
)
def test_what_is_filled_in_joins_with_the_word_before_it(text: str, facts: Facts, lang: Lang, said: str) -> None:
    family = "france" if "suit" in facts else ""
    assert fill(text, facts, lang, family) == said


@pytest.mark.parametrize(
    ("said", "it"),
    [
        (Message("hindsight.trick", {"n": 3, "who": "you", "took": "mate"}), "Presa 3. Sei uscito tu, ha preso il tuo compagno."),
        (
            Message("hindsight.trick", {"n": 3, "who": "left", "took": "you"}),
            "Presa 3. È uscito chi ti sta a sinistra, hai preso tu.",
        ),
        (Message("hindsight.trick-same", {"n": 3, "who": "you"}), "Presa 3. Sei uscito e hai preso tu."),
        (Message("hindsight.trick-same", {"n": 3, "who": "left"}), "Presa 3. È uscito e ha preso chi ti sta a sinistra."),
        (
            Message("coach.agree", {"other": "T6"}),
            "Anche il calcolo dà ragione al libro: nessuna carta è chiaramente migliore del Carro (6).",
        ),
        (Message("hindsight.declared", {"who": "you", "kind": "moors"}), "Hai dichiarato tu: la sequenza di Mori."),
        (
            Message("hindsight.lost-in", {"n": 1, "best": "Angel", "card": "S7", "points": 8, "margin": 2}),
            "Presa 1: l'Angelo invece del 7 di spade, 8 punti (± 2).",
        ),
        (
            Message("captured.these", {"taker": "you", "cards": ("T17", "T16")}),
            "La presa va a te. Pigliata: la Luna (17) e la Stella (16), un jocu per carta.",
        ),
    ],
)  # fmt: skip
def test_of_whoever_reads_it_is_said_so(said: Message, it: str) -> None:
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
        ("it", "Quello che resta dei {told} punti.", "hangs on the number"),
        ("it", "I {n} punti.", "hangs on the number"),
        ("it", "Manca l'{n}.", "hangs on the number"),
        ("it", "{n|Col solo punto;Coi # punti} di più.", "hangs on the number"),
        ("it", "Arrivare agli **{n}** punti.", "hangs on the number"),
        ("it", "{card:the} rende più {other:of}.", "one name"),
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
        ("it", "Quello che resta di {told:those} punti."),
        ("it", "Una delle {n} carte, con {m} punti."),
        ("it", "{n|L'ultima presa;Le # prese}."),
        ("fr", "Ce qui reste des {told} points."),
        ("it", "{who|Prendi tu;Prende #}, con {card:the} invece di {other:the}."),
        ("fr", "Pli fait par : {who:seat}."),
        ("fr", "Le prix de {card:the}."),
        ("en", "The trick goes to {who:seat}."),
    ],
)
def test_what_can_be_said_so_is_let_be(lang: str, text: str) -> None:
    assert list(wrong("new.sentence", lang, text)) == []


@pytest.mark.parametrize(("lang", "how"), [("en", "points"), ("it", "punti"), ("fr", "points")])
@pytest.mark.parametrize("code", ["bids", "passes-weak", "passes-outbid"])
def test_what_the_trumps_of_a_hand_are_worth_is_not_said_as_if_so_many_were_held(
    code: str, lang: Lang, how: str
) -> None:
    counted = {"trumps": 4, "bouts": 10, "courts": 9, "short": 6, "n": 29, "least": 40, "word": "petite"}
    said = say(Message(f"coach.{code}", counted), lang, "france")
    first = said.partition(":")[0]
    assert how in first
    assert not any(f"{word} {n}" in said for word in ("atout", "atouts", "trumps", "bouts") for n in (4, 10))


@pytest.mark.parametrize(
    ("points", "en", "it", "fr"),
    [
        (1, "about one of them is left", "ne resta circa uno ", "il en reste environ 1 "),
        (20, "about 20 of them are left", "ne restano circa 20 ", "il en reste environ 20 "),
    ],
)
@pytest.mark.parametrize("code", ["coach.differ", "coach.differ-solved", "coach.behind", "coach.behind-solved"])
def test_what_is_left_of_a_difference_agrees_with_its_number(code: str, points: int, en: str, it: str, fr: str) -> None:
    facts: Facts = {"card": "T6", "other": "S7", "told": 80, "points": points, "margin": 3}
    for lang, told in ((Lang("en"), en), (Lang("it"), it), (Lang("fr"), fr)):
        assert told in say(Message(code, facts), lang, "bologna")


@pytest.mark.parametrize(
    ("told", "it", "fr"), [(1, "era un punto", "du point vu"), (80, "erano 80 punti", "des 80 points vus")]
)
@pytest.mark.parametrize("code", ["hindsight.left", "hindsight.left-solved"])
def test_of_how_many_points_something_is_left_is_said_of_one_and_of_eighty(
    code: str, told: int, it: str, fr: str
) -> None:
    assert it in say(Message(code, {"told": told}), Lang("it"))
    assert fr in say(Message(code, {"told": told}), Lang("fr"))


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
