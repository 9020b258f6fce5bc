"""The pack with Marseille's subjects: complete, told apart, numerals and titles where old packs have them."""

import pytest
from PIL import Image, ImageFilter

from images.drawn import codes, marks, render
from images.drawn.marseille.hand import letters
from images.drawn.marseille.hand.colours import INKS
from images.shelf import Shelf
from tests.images.comparing import apart, each_two

SUITED = {suit + rank for suit in "SBCD" for rank in ("K", "Q", "N", "J", "A", *map(str, range(2, 11)))}
TAKEN_OUT = {suit + rank for suit in "SBCD" for rank in "2345"}
TRUMPS = {
    "Angel",
    "World",
    "Sun",
    "Moon",
    "Begato",
    *(f"T{n}" for n in range(5, 17)),
    *(f"Moor{n}" for n in range(1, 5)),
}
PIPS = {code for code in SUITED if code[1:].isdecimal()}
Pack = dict[str, Image.Image]


@pytest.fixture(scope="module")
def cards() -> Pack:
    """Every card as the app shows it at 240, RGB on its paper."""
    shelf, read = Shelf.load(), {}
    for code in codes("marseille"):
        with Image.open(shelf.path(shelf.file("bologna", "marseille", code, 240))) as picture:
            read[code] = picture.convert("RGBA")
    return read


def test_the_pack_has_seventy_eight_cards_and_a_back() -> None:
    assert set(codes("marseille")) == SUITED | TRUMPS | {"Matto", "back"}
    assert len(SUITED | TRUMPS | {"Matto"}) == 78


def test_the_twos_to_fives_that_are_taken_out_are_served_as_well() -> None:
    shelf = Shelf.load()
    assert {shelf.source("bologna", "marseille", code) for code in TAKEN_OUT} == {"marseille"}


def test_its_cards_have_the_shape_of_bologna_s(cards: Pack) -> None:
    assert {image.size for image in cards.values()} == {(240, 500)}
    assert render("marseille", "Sun", 120).size == (120, 250)


def test_the_four_moors_are_four_cards() -> None:
    shelf = Shelf.load()
    assert len({shelf.file("bologna", "marseille", f"Moor{n}", 240) for n in range(1, 5)}) == 4


def test_every_trump_but_the_mat_has_a_numeral_and_every_one_but_the_thirteen_a_title() -> None:
    numbered = {code for code in codes("marseille") if "numeral" in marks("marseille", code)}
    titled = {code for code in codes("marseille") if "title" in marks("marseille", code)}
    assert numbered == TRUMPS
    assert titled == (TRUMPS - {"T12"}) | {"Matto"} | (SUITED - PIPS - {suit + "A" for suit in "SBCD"})


def test_no_two_cards_look_alike_at_a_glance(cards: Pack) -> None:
    """Pips of a suit differ by a sign or two, all else plainly."""
    small = {}
    for code, image in cards.items():
        card = Image.new("RGB", image.size, INKS["paper"])
        card.paste(image, mask=image)
        small[code] = card.filter(ImageFilter.GaussianBlur(2.5)).resize((48, 96), Image.Resampling.BOX)
    close = {
        (a, b): round(far / 255, 3)
        for a, b, far in each_two(small)
        if far / 255 < (0.02 if a in PIPS and b in PIPS and a[0] == b[0] else 0.045)
    }
    assert close == {}


def test_nothing_is_drawn_at_the_edge_of_a_card(cards: Pack) -> None:
    """Between the frame and the card's own line there is paper."""
    paper = Image.new("RGB", (180, 3), INKS["paper"])
    rims = {code: image.convert("RGB").crop((30, 3, 210, 6)) for code, image in cards.items()}
    assert {code for code, rim in rims.items() if apart(rim, paper) > 4} == set()


def test_the_back_does_not_show_which_way_up_it_is(cards: Pack) -> None:
    assert apart(cards["back"], cards["back"].rotate(180)) < 0.5


def test_every_mark_lies_inside_its_card() -> None:
    outside = {
        (code, name)
        for code in codes("marseille")
        for name, (x, y, w, h) in marks("marseille", code).items()
        if x < 0 or y < 0 or x + w > 480 or y + h > 1000
    }
    assert outside == set()


def test_a_title_fits_under_its_picture() -> None:
    assert letters.width("LA ROUE DE FORTUNE", 26) < 430


def test_the_heaviest_hand_of_fifteen_is_under_180_kilobytes() -> None:
    shelf = Shelf.load()
    shown = [code for code in codes("bologna") if code != "back"]
    sizes = sorted(shelf.path(shelf.file("bologna", "marseille", code, 120)).stat().st_size for code in shown)
    assert sum(sizes[-15:]) < 180_000
