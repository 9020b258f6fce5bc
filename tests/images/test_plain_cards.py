"""The plain pack, card by card: all there, told apart, counted right, the same upside down."""

from __future__ import annotations

from functools import cache

import pytest
from PIL import Image, ImageDraw, ImageFilter

from engine.games.bologna.pack import PACK
from images import plain
from images.plain.decks import DECKS
from tests.images.comparing import apart, each_two
from tests.images.conftest import built

ALL = [(deck, code) for deck in DECKS for code in plain.codes(deck)]
PIPS = [(deck, code) for deck, code in ALL if code[0] in DECKS[deck].inks and code[1:].isdigit()]
TWO_HEADED = [(deck, code) for deck, code in ALL if (deck, code) not in PIPS and code[1:] not in ("A", "1")]


@cache
def pack(deck: str, width: int) -> dict[str, Image.Image]:
    return built(deck, "plain", width)


def card(deck: str, code: str, width: int = 120) -> Image.Image:
    return pack(deck, width)[code]


@pytest.mark.parametrize(("deck", "count"), [("bologna", 62), ("sicily", 64), ("france", 78)])
def test_a_pack_has_all_its_cards_and_one_back(deck: str, count: int) -> None:
    codes = plain.codes(deck)
    assert len(codes) == len(set(codes)) == count + 1
    assert codes[-1] == "back"


def test_the_bolognese_codes_are_those_of_the_game() -> None:
    assert {c.code for c in PACK.cards} == set(plain.codes("bologna")) - {"back"}


@pytest.mark.parametrize(("deck", "shape"), [("bologna", (120, 250)), ("sicily", (120, 200)), ("france", (120, 220))])
def test_every_card_has_its_packs_shape_and_round_corners(deck: str, shape: tuple[int, int]) -> None:
    for code in plain.codes(deck):
        picture = card(deck, code)
        assert picture.size == shape, code
        assert picture.mode == "RGBA"
        assert picture.getpixel((0, 0))[3] == 0, code  # type: ignore[index]
        assert picture.getpixel((60, 100))[3] == 255, code  # type: ignore[index]


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_of_a_pack_look_alike_except_the_twin_moors(deck: str) -> None:
    small = {code: card(deck, code).resize((60, card(deck, code).height // 2)) for code in plain.codes(deck)}
    for one, other, far in each_two(small):
        if {one, other} == {"Moor1", "Moor2"}:
            assert small[one].tobytes() == small[other].tobytes()
        else:
            assert far > 1.5, (one, other)


@pytest.mark.parametrize("deck", DECKS)
def test_the_corner_alone_tells_every_card(deck: str) -> None:
    """In a fan only a strip of the left side shows."""
    corners = {code: card(deck, code).crop((2, 2, 37, 75)) for code in plain.codes(deck)}
    for one, other, far in each_two(corners):
        if {one, other} != {"Moor1", "Moor2"}:
            assert far > 2.5, (one, other)


@pytest.mark.parametrize(("deck", "code"), TWO_HEADED)
def test_courts_and_trumps_are_the_same_upside_down(deck: str, code: str) -> None:
    upright = card(deck, code)
    assert apart(upright, upright.rotate(180)) < 3


@pytest.mark.parametrize(("deck", "code"), PIPS)
def test_a_pip_card_shows_as_many_signs_as_its_number(deck: str, code: str) -> None:
    assert signs_in_the_middle(card(deck, code)) == int(code[1:])


def signs_in_the_middle(picture: Image.Image) -> int:
    """How many separate shapes stand between the two columns of the index."""
    wide, high = picture.size
    side = round(wide * 0.285)
    flat = picture.convert("L").crop((side, 5, wide - side, high - 5))
    flat = flat.point([255 if grey < 190 else 0 for grey in range(256)])
    flat = flat.filter(ImageFilter.MaxFilter(3))
    ImageDraw.floodfill(flat, (0, 0), 128)
    shapes = flat.point([0 if value == 128 else 255 for value in range(256)])
    count = 0
    pixels = shapes.load()
    assert pixels is not None
    for y in range(shapes.height):
        for x in range(shapes.width):
            if pixels[x, y] == 255:
                count += 1
                ImageDraw.floodfill(shapes, (x, y), 0)
    return count


def test_a_card_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(plain.NoSuchCard, match="'T17' in bologna"):
        plain.render("bologna", "T17", 120)
    with pytest.raises(plain.NoSuchCard, match="no deck 'piemonte'"):
        plain.codes("piemonte")
    with pytest.raises(ValueError, match="4 pixels"):
        plain.render("bologna", "SK", 4)
