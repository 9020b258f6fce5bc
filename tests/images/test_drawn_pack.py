"""The drawn Bolognese pack as a pack: complete, told apart, the same every time."""

import pytest
from PIL import Image, ImageFilter, ImageStat

from images.drawn import codes, gather, marks, render
from images.drawn.bolognese.recipe import Recipe, draw_lists
from images.drawn.gather import recipe
from tests.images.comparing import apart, each_two

ONE_WAY = {"T10", "DA"}
EMPTY_MARKS = {("D8", "middle")}
"""Marks of a place where nothing is: the gap tells the eight of coins."""

Pack = dict[str, Image.Image]


def pack_codes() -> set[str]:
    suits = {s + r for s in "SBCD" for r in ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "A")}
    trumps = {f"T{n}" for n in range(5, 17)} | {f"Moor{n}" for n in range(1, 5)}
    return suits | trumps | {"Angel", "World", "Sun", "Moon", "Begato", "Matto"}


def test_the_pack_has_its_sixty_two_cards_and_a_back() -> None:
    assert set(codes("bologna")) == pack_codes() | {"back"}
    assert len(pack_codes()) == 62


def test_every_card_draws_at_the_width_asked_for(drawn: Pack) -> None:
    assert {image.size for image in drawn.values()} == {(480, 1000)}
    assert render("bologna", "Sun", 120).size == (120, 250)
    assert render("bologna", "Sun", 120).mode == "RGBA"


def test_corners_are_cut_away_and_the_middle_is_not(drawn: Pack) -> None:
    for image in drawn.values():
        alpha = image.getchannel("A")
        assert alpha.getpixel((0, 0)) == 0
        assert alpha.getpixel((479, 999)) == 0
        assert alpha.getpixel((240, 500)) == 255


def test_cards_look_the_same_upside_down_except_the_wheel_and_the_ace_of_coins(drawn: Pack) -> None:
    turned = {code: apart(image, image.rotate(180)) for code, image in drawn.items() if code not in ONE_WAY}
    assert {code: round(by, 2) for code, by in turned.items() if by >= 0.5} == {}


def test_the_two_one_way_cards_are_really_one_way(drawn: Pack) -> None:
    for code in ONE_WAY:
        assert apart(drawn[code], drawn[code].rotate(180)) > 5


def test_the_twin_moors_are_identical() -> None:
    assert render("bologna", "Moor1", 240).tobytes() == render("bologna", "Moor2", 240).tobytes()


def test_no_two_other_cards_look_alike_at_a_glance(drawn: Pack) -> None:
    """Blurred to 48 x 96; pips of one suit differ by one sign, so they may be nearer to each other."""
    small = {}
    for code, image in drawn.items():
        card = Image.new("RGB", image.size, "#f8f2e2")
        card.paste(image, mask=image)
        small[code] = card.filter(ImageFilter.GaussianBlur(5)).resize((48, 96), Image.Resampling.BOX)
    close = {}
    for a, b, far in each_two(small):
        pips = a[0] == b[0] and a[1:].isdigit() and b[1:].isdigit() and a[0] in "SBCD"
        if far / 255 < (0.035 if pips else 0.045):
            close[a, b] = round(far / 255, 3)
    assert close == {("Moor1", "Moor2"): 0.0}


@pytest.mark.parametrize("code", ["Angel", "SK", "B10", "T10"])
def test_the_same_card_is_drawn_stroke_by_stroke_the_same(code: str) -> None:
    assert draw_lists(recipe("bologna", code), code) == draw_lists(recipe("bologna", code), code)


def test_no_draw_list_is_longer_than_five_thousand_strokes() -> None:
    long = {code: sum(map(len, draw_lists(recipe("bologna", code), code).values())) for code in codes("bologna")}
    assert {code: n for code, n in long.items() if n > 5000} == {}


def test_every_card_has_marks_and_they_lie_inside_the_card() -> None:
    for code in pack_codes():
        assert marks("bologna", code), code
        for name, (x, y, w, h) in marks("bologna", code).items():
            inside = x >= 0 and y >= 0 and w > 0 and h > 0 and x + w <= 480 and y + h <= 1000
            assert inside, f"{code}: {name} is at {(x, y, w, h)}, outside 480 x 1000"


def test_every_mark_has_ink_in_it(drawn: Pack) -> None:
    for code in pack_codes():
        for name, (x, y, w, h) in marks("bologna", code).items():
            if (code, name) in EMPTY_MARKS:
                continue
            box = drawn[code].crop((round(x), round(y), round(x + w), round(y + h))).convert("L")
            assert sum(ImageStat.Stat(box).stddev) > 10, f"{code}: nothing is drawn in {name}"


def test_numbered_trumps_mark_their_number_and_no_other_card_does() -> None:
    assert {code for code in pack_codes() if "number" in marks("bologna", code)} == {f"T{n}" for n in range(5, 17)}


def test_an_unknown_code_names_the_known_ones() -> None:
    with pytest.raises(KeyError, match=r"no drawing for 'T4'.*T16"):
        render("bologna", "T4", 120)


def test_a_recipe_is_a_half_or_a_whole_card_but_not_both() -> None:
    with pytest.raises(ValueError, match=r"either draw"):
        Recipe()


def test_a_card_drawn_by_two_modules_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    from images.drawn.bolognese.trumps.heavens import moon, sun

    monkeypatch.setattr(sun, "CARDS", {**sun.CARDS, **moon.CARDS})
    gather.recipes.cache_clear()
    try:
        with pytest.raises(ValueError, match=r"draws 'Moon', which .* draws already"):
            gather.recipes("bologna")
    finally:
        monkeypatch.undo()
        gather.recipes.cache_clear()
