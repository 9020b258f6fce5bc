"""Whoever has chosen the pack of Marseille sees, hears and reads what is printed on its cards; other games show their own."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.question.kind import Row, Said
from screens.card_pictures import addresses, overlays
from screens.components.table.props import Look, given_row
from screens.learner.preferences import PACKS
from screens.pages import packs
from screens.prints.cards import name, whole

ROW = Row(("Angel", "World", "T7", "Moor3", "Matto", "SK"), named=True)


def look(lang: str = "en", deck: str = "bologna", pack: str = "marseille") -> Look:
    return Look.of(lang, deck, pack, "an item")


def shown(its: Look, row: Row = ROW) -> list[dict[str, Any]]:
    return list(given_row(row, its)["cards"])


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Angel (XX)", "World (XXI)", "Justice (VIII)", "Moor (IIII)", "Matto", "King of swords"]),
        ("it", ["Angelo (XX)", "Mondo (XXI)", "Giustizia (VIII)", "Moro (IIII)", "Matto", "Re di spade"]),
        ("fr", ["Ange (XX)", "Monde (XXI)", "Justice (VIII)", "Maure (IIII)", "Matto", "Roi d'épées"]),
    ],
)
def test_the_names_under_cards_and_read_aloud_are_those_printed(lang: str, names: list[str]) -> None:
    assert [card["label"] for card in shown(look(lang))] == names


def test_the_tags_of_trumps_are_their_numerals() -> None:
    tags = [card["tag"]["text"] for card in shown(look())]
    assert tags[:4] == ["XX", "XXI", "VIII", "IIII"]
    assert tags[5] == "K"
    assert [card["tag"]["text"] for card in shown(look(pack="drawn"))][2] == "7"


def test_a_card_that_is_to_be_recognised_says_what_is_seen_and_written_on_it() -> None:
    (justice,) = shown(look(), Row(("T7",), named=False))
    assert justice["label"].endswith("VIII, La Justice.")
    assert "tag" not in justice


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        ("marseille", "The Angel (XX) wins: it is the highest trump in the trick."),
        ("drawn", "The Angel wins: it is the highest trump in the trick."),
    ],
)
def test_sentences_name_the_cards_so_as_well(pack: str, told: str) -> None:
    assert look(pack=pack).say(Said("highest-trump", {"card": "Angel"})) == told


def test_features_of_the_bolognese_drawing_are_ringed_on_no_other_design() -> None:
    assert addresses.marks("bologna", "drawn", "T7")
    assert addresses.marks("bologna", "marseille", "T7") == {}
    assert overlays.ring("T7", "marseille", "bologna", "en", ["number"]) == []


def test_other_games_show_and_name_their_own_cards() -> None:
    theirs = Row(("T20", "SK"), named=True)
    assert shown(look(deck="sicily"), theirs) == shown(look(deck="sicily", pack="drawn"), theirs)


def test_mixed_pictures_leave_it_out() -> None:
    items = {addresses.pack_for("bologna", "mixed", f"item {n}") for n in range(40)}
    assert items == {"drawn", "plain"}


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_it_can_be_chosen_in_the_settings(lang: str) -> None:
    assert "marseille" in PACKS
    assert "Mars" in packs.names(lang)["marseille"]


def test_the_printed_sheets_name_it_so() -> None:
    assert name("Angel", "bologna/marseille", "it") == "Angelo (XX)"
    assert len(whole("bologna").pack) == 62
