"""A pack that stands for another: cards are named by what is printed on it, in every language."""

import pytest

from engine.game import game
from engine.games.bologna.pack import MOORS
from lessons.text.card_catalogue import books, entry
from lessons.text.card_names import card_name
from lessons.text.printed import edition, prints
from lessons.yamlfile.fields import LANGS, Lang

MARSEILLE = edition("bologna", "marseille")
CODES = [card.code for card in game("ottocento").pack]
VALUES = {"I": 1, "V": 5, "X": 10}


def value(numeral: str) -> int:
    """A numeral as old packs write it, IIII and VIIII; smaller before larger is taken away all the same."""
    numbers = [VALUES[one] for one in numeral]
    return sum(-n if n < after else n for n, after in zip(numbers, [*numbers[1:], 0], strict=True))


def test_only_the_cards_of_bologna_are_named_by_the_pack_of_marseille() -> None:
    assert MARSEILLE == "bologna/marseille"
    assert edition("bologna", "drawn") == edition("bologna", "plain") == "bologna"
    assert edition("sicily", "marseille") == "sicily"


@pytest.mark.parametrize(
    ("code", "lang", "name"),
    [
        ("Angel", "en", "the Angel (XX)"),
        ("World", "en", "the World (XXI)"),
        ("T16", "it", "la Stella (XVII)"),
        ("T7", "fr", "la Justice (VIII)"),
        ("T8", "it", "l'Eremita (VIIII)"),
        ("T10", "en", "Strength (XI)"),
        ("Moor1", "en", "the Moor (II)"),
        ("Begato", "it", "il Bégato (I)"),
        ("Matto", "fr", "le Matto"),
        ("S9", "en", "the 9 of swords"),
    ],
)
def test_a_card_is_called_what_is_printed_on_it(code: str, lang: Lang, name: str) -> None:
    assert card_name(code, lang, "the", MARSEILLE) == name


def test_trumps_rank_by_number_but_for_the_angel_and_the_moors_are_two_to_five() -> None:
    numerals = {code: value(one.numeral) for code, one in prints("marseille").items() if one.numeral}
    assert sorted(numerals.values()) == list(range(1, 22))
    assert (numerals["Angel"], numerals["World"]) == (20, 21)
    below = ["World", "Sun", "Moon", *(f"T{n}" for n in range(16, 4, -1))]
    assert [numerals[code] for code in below] == [21, *range(19, 5, -1)]
    assert {numerals[moor] for moor in MOORS} == {2, 3, 4, 5}


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_seen_on_every_card_is_told(lang: str) -> None:
    silent = [code for code in CODES if not prints("marseille")[code].look.get(lang)]
    assert silent == []


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_seen_names_no_suit_and_no_card_of_bologna(lang: str) -> None:
    """What is printed may be read: whoever sees the card reads it too."""
    suits = {one.name[lang].split()[-1].lower() for code, one in books()["bologna"].items() if code[1:] == "K"}
    told = {code: one.look[lang].lower() for code, one in prints("marseille").items()}
    assert {(code, suit) for code, look in told.items() for suit in suits if suit in look} == set()


def test_the_numbers_of_bologna_are_on_no_card_s_name() -> None:
    wrong = {
        code: name
        for code in CODES
        for lang in LANGS
        if (known := entry(code, MARSEILLE)) and "(" in (name := known.name[lang]) and any(c.isdecimal() for c in name)
    }
    assert wrong == {}


def test_a_card_without_a_numeral_keeps_its_short_name_and_one_with_a_numeral_is_called_by_it_there_too() -> None:
    kept = 0
    for code in CODES:
        card, own = entry(code, MARSEILLE), books()["bologna"][code]
        assert card is not None
        numeral = prints("marseille")[code].numeral
        assert dict(card.short) == dict(card.name if numeral else own.short)
        kept += not numeral and own.short != card.name
    assert kept
