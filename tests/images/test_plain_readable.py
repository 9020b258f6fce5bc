"""Can the plain pack be read: from across the room, at 60 pixels, and by eyes that see fewer colours."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageDraw, ImageFont

from images import plain
from images.palette import rgb
from images.plain import numerals, words
from images.plain.decks import DECKS, PLUM
from images.plain.pen import PAPER, Sheet

EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, full severity, on linear light."""


def linear(colour: str) -> tuple[float, ...]:
    shares = (value / 255 for value in rgb(colour))
    return tuple(s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)


def luminance(colour: str) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    r, g, b = (max(0.0, v) for v in light)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("deck", DECKS)
def test_every_ink_stands_out_from_the_paper(deck: str) -> None:
    for ink in (*DECKS[deck].inks.values(), PLUM):
        assert (luminance(PAPER) + 0.05) / (luminance(ink) + 0.05) >= 4.5, ink


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("deck", DECKS)
def test_the_four_suits_keep_four_colours_for_every_eye(deck: str, eyes: str) -> None:
    seen = {}
    for suit, ink in DECKS[deck].inks.items():
        light = linear(ink)
        seen[suit] = lab(tuple(sum(m * v for m, v in zip(row, light, strict=True)) for row in EYES[eyes]))
    for one, other in combinations(seen, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert distance > 14, (one, other, round(distance))


@pytest.mark.parametrize("deck", DECKS)
def test_suits_differ_in_shape_without_any_colour(deck: str) -> None:
    signs = {suit: grey_corner(deck, suit + "K", (4, 20, 16, 34)) for suit in DECKS[deck].inks}
    for one, other in combinations(signs, 2):
        differing = sum(abs(a - b) > 60 for a, b in zip(signs[one], signs[other], strict=True))
        assert differing >= 12, (one, other)


def grey_corner(deck: str, code: str, box: tuple[int, int, int, int]) -> bytes:
    """Part of the card at 60 pixels, black and white as a photocopy would show it."""
    return (
        plain.render(deck, code, 60).convert("L").point([255 if v > 200 else 0 for v in range(256)]).crop(box).tobytes()
    )


@pytest.mark.parametrize("deck", DECKS)
def test_at_60_pixels_every_rank_still_differs(deck: str) -> None:
    for suit, ranks in DECKS[deck].ranks.items():
        seen = {rank: grey_corner(deck, suit + rank, (1, 3, 18, 20)) for rank in ranks}
        for one, other in combinations(seen, 2):
            assert sum(a != b for a, b in zip(seen[one], seen[other], strict=True)) >= 10, (suit, one, other)


@pytest.mark.parametrize("deck", DECKS)
def test_every_numbered_trump_shows_its_number_in_white_on_the_dark_corner(deck: str) -> None:
    for code in DECKS[deck].numbers:
        corner = plain.render(deck, code, 120).convert("L").crop((3, 9, 37, 37)).tobytes()
        white, dark = sum(v > 220 for v in corner), sum(v < 90 for v in corner)
        assert white > 90, code
        assert dark > 250, code


def test_in_bologna_only_sixteen_down_to_five_carry_a_number() -> None:
    assert DECKS["bologna"].numbers == {f"T{n}": str(n) for n in range(5, 17)}


def test_the_fool_has_no_dark_corner_for_he_is_no_trump() -> None:
    for deck in DECKS.values():
        corner = plain.render(deck.name, deck.fool, 120).convert("L").crop((3, 9, 37, 37)).tobytes()
        assert sum(v < 90 for v in corner) < len(corner) / 2


def test_begato_has_his_accent() -> None:
    assert written("Bégato") != written("Begato")
    assert DECKS["bologna"].words["Begato"] == "Bégato"


def written(word: str) -> bytes:
    sheet = Sheet(240, 400)
    words.write(sheet.pen("#000000"), word, 240, 200, 80)
    return sheet.image.tobytes()


def test_every_word_has_letters_to_be_written_with() -> None:
    empty = written_letter("ÿ")
    for deck in DECKS.values():
        for letter in set("".join([*deck.words.values(), *deck.suits.values()])):
            bare = words.ACCENTS.get(letter, (words.LIGATURES.get(letter, letter),))[0]
            assert all(written_letter(b) != empty for b in bare), letter
        for ranks in deck.ranks.values():
            assert all(figure in numerals.GLYPHS for rank in ranks for figure in rank)


def written_letter(letter: str) -> bytes:
    mask = Image.new("L", (60, 60))
    ImageDraw.Draw(mask).text((5, 5), letter, fill=255, font=ImageFont.load_default(size=40))
    return mask.tobytes()
