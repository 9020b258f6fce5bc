"""What is laid over the cards: rings where the drawing has its marks, tags on named hands, nothing on what is to be recognised."""

from __future__ import annotations

import pytest

from engine import game
from images import drawn
from lessons.question.kind import Row
from lessons.text.highlights import marks
from screens.card_pictures import addresses, overlays
from screens.components.table.props import Look, given_row
from tests.screens.driving import given, lesson, play

PACK = [card.code for card in game("ottocento").pack]


def look(pack: str = "drawn", lang: str = "en") -> Look:
    return Look(lang, "bologna", pack, str)


def test_lessons_name_the_marks_that_the_drawings_have() -> None:
    known = {code: [name.replace(" ", "-") for name in drawn.marks(code)] for code in PACK}
    assert {code: list(its) for code, its in marks("bologna").cards.items()} == known


def test_a_ring_has_a_place_on_the_picture_and_words() -> None:
    (card, other) = given_row(Row(("T8", "SQ"), rings=(("T8", "number"),)), look())["cards"]
    (ring,) = card["rings"]
    assert ring["name"] == "the number"
    left, top, width, height = ring["at"]
    assert left > 0
    assert top > 0
    assert left + width < 100
    assert height < 15
    assert "rings" not in other


def test_a_ring_lies_round_its_mark_and_on_the_card() -> None:
    for code in PACK:
        boxes = addresses.marks("bologna", "drawn", code)
        for ring in overlays.ring(code, "drawn", "bologna", "it", boxes):
            left, top, width, height = ring["at"]
            assert left >= 0.5, (code, ring)
            assert left + width <= 99.51, (code, ring)
            assert top >= 0.25, (code, ring)
            assert top + height <= 99.76, (code, ring)


def test_plain_cards_have_neither_rings_nor_tags() -> None:
    (card,) = given_row(Row(("T8",), rings=(("T8", "number"),)), look("plain"))["cards"]
    assert set(card) == {"src", "label"}


def test_the_lesson_shows_its_rings() -> None:
    at = lesson("ottocento/the-pack")
    while not any(card.get("rings") for row in given(at)["rows"] for card in row["cards"]):
        play(at, "next" if given(at)["can"]["next"] else "reveal")
    names = [ring["name"] for card in given(at)["rows"][0]["cards"] for ring in card.get("rings", [])]
    assert names == ["the upright one in the middle", "the upright one in the middle", "the one across"]


@pytest.mark.parametrize(
    ("code", "lang", "told"),
    [
        ("T16", "it", {"text": "16", "suit": ""}),
        ("SK", "it", {"text": "Re", "suit": "S"}),
        ("SK", "en", {"text": "K", "suit": "S"}),
        ("D10", "en", {"text": "10", "suit": "D"}),
        ("Begato", "it", {"text": "Bég.", "suit": ""}),
        ("Moor3", "it", {"text": "Moro", "suit": ""}),
    ],
)
def test_a_tag_is_the_shortest_name(code: str, lang: str, told: dict[str, str]) -> None:
    assert overlays.tag(code, "bologna", lang) == told


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_card_has_a_tag_that_fits(lang: str) -> None:
    assert all(0 < len(overlays.tag(code, "bologna", lang)["text"]) <= 5 for code in PACK)


def test_only_named_hands_and_rows_have_tags() -> None:
    assert "tag" in given_row(Row(("SK", "SQ")), look())["cards"][0]
    assert "tag" not in given_row(Row(("SK", "SQ"), named=False), look())["cards"][0]
    assert "tag" not in given_row(Row(("SK", "SQ"), layout="trick"), look())["cards"][0]


def test_nothing_is_laid_over_a_card_that_is_to_be_recognised() -> None:
    (card,) = given_row(Row(("SK",), named=False), look())["cards"]
    assert set(card) == {"src", "label"}
