"""The kit: contours, inks, clips, shading."""

import itertools
import math

import pytest

from images.drawn.bolognese.raster import Sheet
from images.drawn.kit import INKS, WIDTH, Pen, colour, curve, ellipse, length, offset, poly, resample

SQUARE = "100,100! 200,100! 200,200! 100,200!"


def test_a_curve_passes_through_its_points() -> None:
    line = curve("0,0 50,40 100,0")
    assert min(math.dist(p, (50, 40)) for p in line) < 1e-6
    assert line[0] == (0, 0)
    assert line[-1] == (100, 0)


def test_a_word_that_is_no_point_is_quoted() -> None:
    with pytest.raises(ValueError, match=r"'5;6' is not a point"):
        curve("1,2 5;6")


def test_resampling_spaces_the_points_equally() -> None:
    line = resample([(0, 0), (30, 0), (30, 70)], 10)
    steps = [math.dist(a, b) for a, b in itertools.pairwise(line)]
    assert max(steps) - min(steps) < 4.2
    assert length(line) == pytest.approx(100, abs=5)


def test_an_offset_circle_is_a_larger_circle() -> None:
    out = offset(ellipse(0, 0, 50, n=90), 10)
    assert {round(math.hypot(x, y)) for x, y in out[5:-5]} in ({40}, {60})


def test_an_unknown_ink_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no ink called 'rde'.*red"):
        colour("rde")


def test_an_unknown_braid_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no braid called 'zag'.*zig"):
        Pen().band("0,0 100,0", 10, motif="zag")


def test_a_clip_hides_what_lies_outside_it() -> None:
    pen = Pen()
    with pen.clipped(pen.shape(SQUARE, "red", 0, smooth=False)):
        pen.fill(poly("0,0 480,0 480,500 0,500"), "blue")
    sheet = Sheet(1.0)
    sheet.paint(pen.ops)
    assert sheet.image.getpixel((150, 150)) == _rgb("blue")
    assert sheet.image.getpixel((90, 150)) == _rgb("paper")


def test_clips_nest() -> None:
    pen = Pen()
    outer, inner = (
        pen.shape(SQUARE, None, 0, smooth=False),
        pen.shape("150,50! 400,50! 400,400! 150,400!", None, 0),
    )
    with pen.clipped(outer), pen.clipped(inner):
        pen.fill(poly("0,0 480,0 480,500 0,500"), "blue")
    sheet = Sheet(1.0)
    sheet.paint(pen.ops)
    assert sheet.image.getpixel((180, 150)) == _rgb("blue")
    assert sheet.image.getpixel((120, 150)) == _rgb("paper")
    assert sheet.image.getpixel((300, 150)) == _rgb("paper")


def test_a_part_moved_turned_and_mirrored_keeps_its_line_weight() -> None:
    pen = Pen()
    with pen.at(200, 300, 1.0, rot=90, flip=True):
        assert pen.pt(10, 0) == pytest.approx((200, 290))
        assert pen.lw(2.0) == 2.0
    with pen.at(s=0.25):
        assert 2.0 * 0.25 < pen.lw(2.0) < 2.0


def test_mirrored_draws_it_and_its_mirror_image() -> None:
    pen = Pen()
    assert [pen.pt(10, 5) for _ in pen.mirrored(240)] == [(10, 5), (470, 5)]
    assert pen.pt(10, 5) == (10, 5)


def test_hatching_stays_inside_its_shape() -> None:
    pen = Pen("hatch")
    shape = pen.shape(SQUARE, "red", 0, smooth=False)
    before = len(pen.ops)
    pen.hatch(shape, (100, 100), (200, 100), L=300)
    strokes = pen.ops[before:]
    assert strokes
    assert all(98 <= y <= 202 for op in strokes if op[0] == "fill" for _, y, *_ in op[1])


def test_the_card_is_as_wide_as_its_units() -> None:
    assert Sheet(2.0).image.size == (2 * WIDTH, 2000)


def _rgb(ink: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(INKS[ink][1:]))
