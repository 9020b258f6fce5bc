"""What is laid over the cards: rings where the drawing has its marks, an index on named ones, nothing on what is to be told."""

from __future__ import annotations

from typing import Literal

import pytest

from engine import game
from images import drawn
from lessons.question.kind import Row
from lessons.text.highlights import marks
from screens.card_pictures import addresses, overlays
from screens.components.table.props import CardStyle, given_row
from tests.screens.driving import given, lesson, play

PACK = [card.code for card in game("ottocento").pack]
PACKS = {
    "bologna": PACK,
    "sicily": [card.code for card in game("barcellona4").pack],
    "france": [card.code for card in game("french4").pack],
}
"""Every card of each drawn deck."""


def look(pack: str = "drawn", lang: str = "en") -> CardStyle:
    return CardStyle(lang, "bologna", pack, str)


@pytest.mark.parametrize("deck", PACKS)
def test_lessons_name_the_marks_that_the_drawings_have(deck: str) -> None:
    known = {code: [name.replace(" ", "-") for name in drawn.marks(deck, code)] for code in PACKS[deck]}
    assert {code: list(its) for code, its in marks(deck).cards.items()} == known
    assert {name for its in known.values() for name in its} <= marks(deck).names.keys()


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


@pytest.mark.parametrize("deck", PACKS)
def test_a_ring_lies_round_its_mark_and_on_the_card(deck: str) -> None:
    for code in PACKS[deck]:
        boxes = addresses.marks(deck, "drawn", code)
        assert boxes, code
        for ring in overlays.ring(code, "drawn", deck, "it", boxes):
            left, top, width, height = ring["at"]
            assert left >= 0.5, (code, ring)
            assert left + width <= 99.51, (code, ring)
            assert top >= 0.25, (code, ring)
            assert top + height <= 99.76, (code, ring)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Sun: the others"), ("it", "Sole: gli altri"), ("fr", "Soleil : les autres")]
)
def test_a_card_that_the_others_have_seen_says_so(lang: str, told: str) -> None:
    moon, sun = given_row(Row(("Moon", "Sun"), pick=True, seat=0, seen=(1,)), look(lang=lang))["cards"]
    assert sun["seen"]
    assert sun["label"].replace("\u00a0", " ").startswith(told)
    assert "seen" not in moon
    assert ":" not in moon["label"]


def test_a_lesson_of_a_sicilian_game_shows_the_drawn_sicilian_cards() -> None:
    at = lesson("mineo3/following")
    while not any(row["cards"] for row in given(at)["rows"]):
        play(at, "next")
    shown = {card["src"].rsplit("/", 1)[1] for row in given(at)["rows"] for card in row["cards"]}
    of_the_pack = {
        name
        for (deck, pack, _), files in addresses.shelf().pictures.items()
        if (deck, pack) == ("sicily", "drawn")
        for name in files.values()
    }
    assert shown <= of_the_pack


def test_plain_cards_have_neither_rings_nor_an_index() -> None:
    (card,) = given_row(Row(("T8",), rings=(("T8", "number"),)), look("plain"))["cards"]
    assert set(card) == {"src", "label"}


def test_the_lesson_shows_its_rings() -> None:
    at = lesson("ottocento/the-pack")
    while not any(card.get("rings") for row in given(at)["rows"] for card in row["cards"]):
        play(at, "next" if given(at)["can"]["next"] else "reveal")
    names = [ring["name"] for card in given(at)["rows"][0]["cards"] for ring in card.get("rings", [])]
    assert names == ["the upright one in the middle", "the upright one in the middle", "the one across"]


@pytest.mark.parametrize(
    ("deck", "code", "lang", "told"),
    [
        ("bologna", "T16", "it", {"text": "16", "suit": ""}),
        ("bologna", "SK", "it", {"text": "Re", "suit": "S"}),
        ("bologna", "SK", "en", {"text": "K", "suit": "S"}),
        ("bologna", "D10", "en", {"text": "10", "suit": "D"}),
        ("bologna", "Begato", "it", {"text": "Bég.", "suit": ""}),
        ("bologna", "Moor3", "it", {"text": "Moro", "suit": ""}),
        ("sicily", "T20", "it", {"text": "20", "suit": ""}),
        ("sicily", "BM", "it", {"text": "Don", "suit": "B"}),
        ("sicily", "SH", "en", {"text": "H", "suit": "S"}),
        ("sicily", "Fool", "it", {"text": "Fuj.", "suit": ""}),
    ],
)
def test_an_index_is_the_shortest_name(deck: str, code: str, lang: str, told: dict[str, str]) -> None:
    tag = overlays.tag(code, deck, lang)
    assert {name: tag[name] for name in told} == told


@pytest.mark.parametrize("deck", PACKS)
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_every_card_has_an_index_that_tells_it_and_fits_a_narrow_strip(deck: str, lang: str) -> None:
    seen: dict[tuple[str, str], list[str]] = {}
    for code in PACKS[deck]:
        tag = overlays.tag(code, deck, lang)
        short = tag.get("short", tag["text"])
        assert 0 < len(tag["text"]) <= 6, code
        assert 0 < len(short) <= 3, code
        seen.setdefault((short, tag["suit"]), []).append(code)
    assert [codes for codes in seen.values() if len({code.rstrip("1234") for code in codes}) > 1] == []


def test_the_index_of_a_french_card_has_the_shape_of_its_suit_and_is_its_own() -> None:
    french = CardStyle("it", "france", "drawn", str)
    king, trump = given_row(Row(("SK", "T21")), french)["cards"]
    assert king["tag"] == {"text": "Re", "suit": "spades", "own": True}
    assert trump["tag"] == {"text": "21", "suit": "", "own": True}
    (ringed,) = given_row(Row(("T1",), rings=(("T1", "number"),)), french)["cards"]
    assert [ring["name"] for ring in ringed["rings"]] == ["il numero"]


@pytest.mark.parametrize("layout", ["hand", "row", "past", "trick", "aside", "grid"])
def test_named_cards_have_an_index_wherever_they_lie(
    layout: Literal["hand", "row", "past", "trick", "aside", "grid"],
) -> None:
    assert "tag" in given_row(Row(("SK", "SQ"), layout=layout), look())["cards"][0]
    assert "tag" not in given_row(Row(("SK", "SQ"), layout=layout, named=False), look())["cards"][0]


def test_nothing_is_laid_over_a_card_that_is_to_be_recognised() -> None:
    (card,) = given_row(Row(("SK",), named=False), look())["cards"]
    assert set(card) == {"src", "label"}
