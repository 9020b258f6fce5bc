"""The drawn Sicilian pack: complete, told apart, one way up, the same every time."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from engine.games.sicily.pack import PACK64
from images.drawn import codes, marks, render
from images.drawn.finish import UNITS
from images.drawn.gather import recipe
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import EDGE, HEIGHT, INKS, Block, word
from images.drawn.sicilian.parts.places import INSET
from images.drawn.sicilian.pips import long_suits, round_suits
from images.drawn.sicilian.press import cut, register
from tests.images.comparing import apart, each_two

PACK = [card.code for card in PACK64]
PIPS = [code for code in PACK if code[0] in "SBCD" and code[1:].isdigit()]
Pack = dict[str, Image.Image]


def near(image: Image.Image, inks: list[str], slack: int) -> float:
    """The share of pixels within slack of one of these inks, in every channel."""
    rgb = image.convert("RGB")
    found = Image.new("L", rgb.size, 0)
    for ink in inks:
        off = ImageChops.difference(rgb, Image.new("RGB", rgb.size, ink)).split()
        worst = ImageChops.lighter(ImageChops.lighter(off[0], off[1]), off[2])
        found = ImageChops.lighter(found, worst.point(lambda v: 255 if v <= slack else 0))
    return found.histogram()[255] / (rgb.width * rgb.height)


@pytest.fixture(scope="module")
def glances(sicilian: Pack) -> dict[str, Image.Image]:
    """Every card as it looks at a glance: blurred, 48 x 80."""
    small = {}
    for code, image in sicilian.items():
        card = Image.new("RGB", image.size, INKS["paper"])
        card.paste(image, mask=image)
        small[code] = card.filter(ImageFilter.GaussianBlur(5)).resize((48, 80), Image.Resampling.BOX)
    return small


def test_the_pack_has_the_sixty_four_cards_of_the_engine_and_a_back() -> None:
    assert set(codes("sicily")) == {*PACK, "back"}
    assert len(PACK) == 64


def test_every_card_draws_at_the_width_asked_for(sicilian: Pack) -> None:
    assert {image.size for image in sicilian.values()} == {(480, HEIGHT)}
    assert render("sicily", "T18", 120).size == (120, 200)
    assert render("sicily", "T18", 120).mode == "RGBA"


@pytest.mark.parametrize("code", [*PACK, "back"])
def test_nothing_is_drawn_outside_the_frame(code: str, sicilian: Pack) -> None:
    """But for the line of the frame itself, half of which lies outside its middle."""
    rim = INSET - 6
    for box in ((30, 3, 450, rim), (30, HEIGHT - rim, 450, HEIGHT - 3), (3, 30, rim, 770), (480 - rim, 30, 477, 770)):
        assert near(sicilian[code].crop(box), [INKS["paper"], EDGE], 8) == 1.0, f"{code} reaches into {box}"


@pytest.mark.parametrize("code", PACK)
def test_most_of_a_card_is_pure_ink_or_paper(code: str, sicilian: Pack) -> None:
    """Looked at: every fourth pixel."""
    assert near(sicilian[code].resize((120, 200), Image.Resampling.NEAREST), list(INKS.values()), 4) >= 0.7


def test_cards_are_single_headed_and_the_back_is_not(sicilian: Pack) -> None:
    figures = [code for code in PACK if code not in PIPS]
    turned = {code: apart(sicilian[code], sicilian[code].rotate(180)) for code in figures}
    assert {code for code, by in turned.items() if by < 8} == set()
    assert apart(sicilian["back"], sicilian["back"].rotate(180)) < 0.5


def test_no_two_cards_look_alike_at_a_glance(glances: Pack) -> None:
    """Pips of one suit differ by a sign, so they may be nearer to each other; so may the long suits' lattices."""
    close = {}
    for a, b, far in each_two(glances):
        if far / 255 < (0.03 if a in PIPS and b in PIPS else 0.06):
            close[a, b] = round(far / 255, 3)
    assert close == {}


@pytest.mark.parametrize("code", PIPS)
def test_a_pip_card_has_as_many_signs_as_its_rank(code: str) -> None:
    rank = int(code[1:])
    if code[0] in "CD":
        assert len(round_suits.places(rank)) == rank
    else:
        right, left = long_suits.sticks(rank)
        assert len(right) == len(left) == rank // 2
    assert [name for name in marks("sicily", code) if name.startswith("sign-")] == [
        f"sign-{i + 1}" for i in range(rank)
    ]


@pytest.mark.parametrize("code", PIPS)
def test_no_two_signs_of_a_card_are_marked_at_one_place(code: str) -> None:
    boxes = [box for name, box in marks("sicily", code).items() if name.startswith("sign-")]
    for (x0, y0, w0, h0), (x1, y1, w1, h1) in combinations(boxes, 2):
        assert abs(x0 + w0 / 2 - x1 - w1 / 2) + abs(y0 + h0 / 2 - y1 - h1 / 2) > 30


def test_every_pip_card_has_its_index_and_no_court_or_trump_has() -> None:
    assert {code for code in PACK if "index" in marks("sicily", code)} == set(PIPS)


def test_every_numbered_trump_has_its_number_at_the_top_right() -> None:
    numbered = {code: marks("sicily", code)["number"] for code in PACK if "number" in marks("sicily", code)}
    assert set(numbered) == {f"T{n}" for n in range(1, 21)}
    assert all(x > UNITS / 2 and y < HEIGHT / 8 for x, y, _, _ in numbered.values())


def test_kings_and_maids_have_shields_and_queens_have_none() -> None:
    shields = {code for code in PACK if "shield" in marks("sicily", code)}
    assert shields == {suit + rank for suit in "SBCD" for rank in "KM"}


def test_every_card_has_marks_and_they_lie_inside_the_card() -> None:
    for code in PACK:
        assert marks("sicily", code), code
        for name, (x, y, w, h) in marks("sicily", code).items():
            inside = x >= 0 and y >= 0 and w > 0 and h > 0 and x + w <= UNITS and y + h <= HEIGHT
            assert inside, f"{code}: {name} is at {(x, y, w, h)}, outside {UNITS} x {HEIGHT}"


def test_every_mark_has_ink_in_it(sicilian: Pack) -> None:
    for code in PACK:
        for name, (x, y, w, h) in marks("sicily", code).items():
            box = sicilian[code].crop((round(x), round(y), round(x + w), round(y + h))).convert("L")
            assert sum(ImageStat.Stat(box).stddev) > 10, f"{code}: nothing is drawn in {name}"


@pytest.mark.parametrize("code", ["T20", "BM", "S10", "back"])
def test_the_same_card_is_cut_stroke_by_stroke_the_same(code: str) -> None:
    card = recipe("sicily", code)
    assert isinstance(card, Card)
    assert cut(card, code) == cut(card, code)


def test_no_draw_list_is_longer_than_five_thousand_strokes() -> None:
    """But the back's, which is cut twice, once for each way up."""
    lists = {code: len(cut(recipe("sicily", code), code)) for code in PACK}
    assert {code: n for code, n in lists.items() if n > 5000} == {}


def test_stencils_lie_a_little_off_and_the_block_does_not() -> None:
    shifts = register("T20")
    assert shifts["ink"] == shifts["paper"] == (0, 0)
    assert all(0.5 < abs(x) + abs(y) < 5 for ink, (x, y) in shifts.items() if ink not in ("ink", "paper"))


def test_a_letter_that_nobody_cut_is_named() -> None:
    with pytest.raises(ValueError, match=r"nothing cut for \['W'\]"):
        word(Block(), "WORSE", 0, 0, 10)


def test_an_unknown_code_names_the_known_ones() -> None:
    with pytest.raises(KeyError, match=r"no drawing for 'Moor1'.*Miseria"):
        render("sicily", "Moor1", 120)
