"""The drawn French pack: complete, told apart also as a fan on a telephone, two scenes to a trump, the same every time."""

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from engine.games.france.pack import PACK as FRENCH
from images.drawn import codes, marks, render
from images.drawn.finish import UNITS
from images.drawn.french.card import Card
from images.drawn.french.hand import EDGE, HEIGHT, INKS, Burin, numeral
from images.drawn.french.parts.corners import SIDE
from images.drawn.french.pips.pips import places
from images.drawn.french.press import engrave
from images.drawn.gather import recipe
from tests.images.comparing import apart, each_two

PACK = [card.code for card in FRENCH.cards]
PIPS = [code for code in PACK if code[0] in "SHDC" and code[1:].isdigit()]
COURTS = [suit + rank for suit in "SHDC" for rank in "KQNJ"]
TRUMPS = [f"T{n}" for n in range(1, 22)]
TWO_WAYS = {f"{suit}{rank}" for suit in "SHDC" for rank in (2, 4, 10)} | {*COURTS, "Excuse", "back"}
"""What is the same both ways up; other pips have a sign in the middle that stands one way."""
Pack = dict[str, Image.Image]

TELEPHONE, CARD, FAN = 390, 100, 18
"""A telephone's width, a card's on it, and how many cards are fanned out, in pixels of the page."""
STRIP = (TELEPHONE - CARD) // (FAN - 1)
"""What shows of a card that the next one covers: 17 pixels."""


def on_paper(image: Image.Image) -> Image.Image:
    card = Image.new("RGB", image.size, INKS["paper"])
    card.paste(image, mask=image)
    return card


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
def glances(french: Pack) -> Pack:
    """Every card as it looks at a glance: blurred, 48 x 88."""
    blur = ImageFilter.GaussianBlur(5)
    return {
        code: on_paper(card).filter(blur).resize((48, 88), Image.Resampling.BOX)
        for code, card in french.items()
        if code != "back"
    }


@pytest.fixture(scope="module")
def corners(french: Pack) -> Pack:
    """What a fan of eighteen cards shows of each on a telephone: 17 x 30 pixels of its upper left corner."""
    size = (CARD, round(CARD * HEIGHT / UNITS))
    return {
        code: on_paper(card).resize(size, Image.Resampling.LANCZOS).crop((0, 0, STRIP, 30))
        for code, card in french.items()
        if code != "back"
    }


def test_the_pack_has_the_seventy_eight_cards_of_the_engine_and_a_back() -> None:
    assert set(codes("france")) == {*PACK, "back"}
    assert len(PACK) == 78


def test_every_card_draws_at_the_width_asked_for(french: Pack) -> None:
    assert {image.size for image in french.values()} == {(480, HEIGHT)}
    assert render("france", "T4", 120).size == (120, 220)
    assert render("france", "T4", 120).mode == "RGBA"


def test_nothing_is_drawn_at_the_edge_of_a_card(french: Pack) -> None:
    rim = round(SIDE) - 9
    boxes = ((30, 3, 450, rim), (30, HEIGHT - rim, 450, HEIGHT - 3), (3, 30, rim, 850), (480 - rim, 30, 477, 850))
    drawn = {
        code: box
        for code, card in french.items()
        for box in boxes
        if near(card.crop(box), [INKS["paper"], EDGE], 8) < 1.0
    }
    assert drawn == {}


def test_most_of_a_card_is_pure_tint_or_paper(french: Pack) -> None:
    """Scenes have many fine lines, which are grey at their edges once they are reduced. Looked at: every fourth pixel."""
    sampled = {code: french[code].resize((120, 220), Image.Resampling.NEAREST) for code in PACK}
    mixed = {code: share for code in PACK if (share := near(sampled[code], list(INKS.values()), 4)) < 0.62}
    assert mixed == {}


def test_courts_the_excuse_and_the_back_are_the_same_both_ways_up(french: Pack) -> None:
    turned = {code: apart(french[code], french[code].rotate(180)) for code in TWO_WAYS}
    assert {code: by for code, by in turned.items() if by > 0.5} == {}


def test_a_trump_shows_another_scene_when_it_is_turned(french: Pack) -> None:
    turned = {code: apart(french[code], french[code].rotate(180)) for code in TRUMPS}
    assert {code: by for code, by in turned.items() if by < 25} == {}


def test_no_two_cards_look_alike_at_a_glance(glances: Pack) -> None:
    """Pips differ by a sign, or by the shape of theirs, and are told by their corners; all else differs plainly."""
    close = {}
    for a, b, far in each_two(glances):
        if far / 255 < (0.004 if a in PIPS and b in PIPS else 0.06):
            close[a, b] = round(far / 255, 3)
    assert close == {}


def test_the_corners_of_a_fan_of_eighteen_on_a_telephone_tell_every_card(corners: Pack) -> None:
    close = {}
    for a, b, far in each_two(corners):
        if far / 255 < 0.012:
            close[a, b] = round(far / 255, 4)
    assert close == {}


def test_in_a_fan_the_whole_number_or_letter_shows(french: Pack) -> None:
    """Between what the next card covers and the number there is paper."""
    covered = round(STRIP * UNITS / CARD)
    for code in PACK:
        gap = french[code].crop((covered + 1, 30, covered + 6, 92))
        assert near(gap, [INKS["paper"]], 40) > 0.9, f"{code}: its number goes on under the next card"


def test_the_one_is_neither_the_eleven_nor_the_twenty_one(corners: Pack) -> None:
    for one, other in (("T1", "T11"), ("T1", "T21"), ("T12", "T21"), ("T6", "T9"), ("T1", "S1")):
        assert apart(corners[one], corners[other]) / 255 > 0.04, (one, other)


@pytest.mark.parametrize("rank", range(1, 11))
def test_a_pip_card_has_as_many_signs_as_its_rank(rank: int) -> None:
    assert len(set(places(rank))) == rank
    signs = [name for name in marks("france", f"H{rank}") if name.startswith("sign-")]
    assert signs == [f"sign-{i + 1}" for i in range(rank)]


def test_trumps_have_their_number_and_suits_their_index_where_one_looks_first() -> None:
    numbered = {code for code in PACK if "number" in marks("france", code)}
    assert numbered == set(TRUMPS)
    assert {code for code in PACK if "index" in marks("france", code)} == {*PIPS, *COURTS}
    for code in PACK:
        x, y, w, h = next(iter(marks("france", code).values()))
        assert x + w < UNITS / 4, code
        assert y + h < HEIGHT / 6, code


def test_only_kings_have_beards_and_only_cavaliers_horses() -> None:
    """A feathered hat is the Valet's and the Cavalier's, a crown the King's and the Queen's."""
    with_mark = {
        mark: {code for code in COURTS if mark in marks("france", code)} for mark in ("beard", "horse", "crown", "hat")
    }
    assert with_mark["beard"] == {f"{suit}K" for suit in "SHDC"}
    assert with_mark["horse"] == {f"{suit}N" for suit in "SHDC"}
    assert with_mark["crown"] == {suit + rank for suit in "SHDC" for rank in "KQ"}
    assert with_mark["hat"] == {suit + rank for suit in "SHDC" for rank in "NJ"}


def test_a_trump_has_something_to_point_at_at_either_end() -> None:
    for code in TRUMPS:
        middles = {name: y + h / 2 for name, (_, y, _, h) in marks("france", code).items()}
        assert sum(y < HEIGHT / 2 for y in middles.values()) >= 3, code
        assert sum(y > HEIGHT / 2 for y in middles.values()) >= 2, code


def test_every_mark_lies_on_the_card_and_has_ink_in_it(french: Pack) -> None:
    for code in PACK:
        for name, (x, y, w, h) in marks("france", code).items():
            assert min(x, y) >= 0, f"{code}: {name}"
            assert x + w <= UNITS, f"{code}: {name}"
            assert y + h <= HEIGHT, f"{code}: {name}"
            box = french[code].crop((round(x), round(y), round(x + w), round(y + h))).convert("L")
            assert sum(ImageStat.Stat(box).stddev) > 10, f"{code}: nothing is drawn in {name}"


@pytest.mark.parametrize("code", ["T16", "SN", "H10", "back"])
def test_the_same_card_is_engraved_stroke_by_stroke_the_same(code: str) -> None:
    card = recipe("france", code)
    assert isinstance(card, Card)
    assert engrave(card.draw, code) == engrave(card.draw, code)


def test_no_end_of_a_card_has_more_than_four_thousand_strokes() -> None:
    """But the back's, which is all small flowers."""
    cards = {code: recipe("france", code) for code in PACK}
    ends = {
        code: [end for end in (card.draw, card.other) if end] for code, card in cards.items() if isinstance(card, Card)
    }
    long = {code: n for code in TRUMPS for end in ends[code] if (n := len(engrave(end, code))) > 4000}
    assert long == {}


def test_a_letter_that_has_no_type_is_named() -> None:
    with pytest.raises(ValueError, match=r"no type for \['K'\]"):
        numeral(Burin(), "K", 0, 0, 10)
