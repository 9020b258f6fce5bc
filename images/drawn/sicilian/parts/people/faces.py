"""Faces: brow and nose in one line, heavy lids, a dab of red on the cheek; a face is about 72 x 100 around 0,0."""

from images.drawn.kit import Shape
from images.drawn.sicilian.hand import Block

MOUTHS = {
    "calm": "-10,35 -4,33.4 0,35 4,33.4 10,34.6",
    "smile": "-12,32 -5,35.4 0,36 5,35.4 12,31.4",
    "stern": "-11,37.4 -5,34.4 0,34.6 5,34.4 11,37.4",
}


def face(
    p: Block,
    turn: float = 0.5,
    mouth: str = "calm",
    look: float | None = None,
    down: float = 0.0,
    brow: float = 0.0,
    jaw: float = 0.0,
    long: float = 0.0,
    lids: float = 0.0,
    lips: bool = False,
    old: bool = False,
    nose: float = 0.0,
    soft: bool = False,
    skin: str = "flesh",
) -> Shape:
    """A face turned to the viewer's right (turn > 0) or left; look and down direct the eyes (-1..1).

    brow > 0 frowns, < 0 wonders; jaw -1 pointed .. 1 square; long draws the face out; lids 0..1 lowers the eyelids;
    nose > 0 is long and bent, < 0 short; lips reddens the mouth, soft (or lips) hardly shades the cheek.
    """
    t, g = turn, 1 if turn >= 0 else -1
    near, far = 35 - 1.5 * abs(t), 34 - 6 * abs(t)
    right, left = (far, near) if g > 0 else (near, far)
    j, d = 5 * jaw, 5 * long
    sh = p.shape(
        [(0, -56), (right - 8, -48), (right, -24), (right - 0.5, 4), (right - 5 + j * 0.5, 26 + d), (19 + j + 5 * t, 43 + d),
         (6 + j + 6 * t, 52 + d), (-6 - j + 6 * t, 52 + d), (-19 - j + 5 * t, 43 + d), (-left + 5 - j * 0.5, 26 + d),
         (-left + 0.5, 4), (-left, -24), (-left + 8, -48)],
        skin, 4.2,
    )  # fmt: skip
    for x in (-21 + 7 * t, 21 + 7 * t):
        p.dab([(x - 7, 18), (x, 13), (x + 7, 18), (x, 24)], "blush")
    if lips or soft:
        p.shade(sh, (right - 4, 24 + d), (10 + 6 * t, 51 + d), L=7, gap=8, w=2.4, slant=-25)
    else:
        p.shade(sh, (right - 2, 8), (8 + 6 * t, 51 + d), L=13, gap=7.5, w=3.0, slant=-25)
    look = 0.55 * t if look is None else look
    for side in (-1, 1):
        x = 15.5 * side + 6.5 * t - (3.0 * t if side == g else 0)
        k = 0.84 if side == g and abs(t) > 0.3 else 1.0
        with p.at(x, -3, k, flip=side < 0, sy=1.0):
            _eye(p, look * side, down, lids)
            _brow(p, brow, old)
    _nose(p, t, g, nose)
    with p.at(6.5 * t, d * 0.7, 1 - 0.1 * abs(t), sy=1.0):
        _mouth(p, mouth, lips)
    if old:
        _age(p, t)
    return sh


def _eye(p: Block, look: float, down: float, lids: float) -> None:
    """The right eye, its outer corner at the right; lids 1: shut."""
    if lids >= 1:
        p.brush("-12,0 -4,6.5 3,6.5 13,-1", (0.5, 1.3, 1.3, 0.5), 4.4)
        p.brush("-9,-8 0,-10.5 9,-7", (0.2, 1, 0.2), 2.4)
        return
    p.shape("-10.5,2! -5,-5 2,-6.4 8,-3 11.5,3! 4,6.4 -4,6", "paper", 0)
    p.dot(look * 4.2, -0.6 + down * 2.2 + lids, 4.5)
    if lids:
        p.dab([(-11, 1), (-4, -7), (3, -8), (11.5, 1.5), (2, -6 + 7 * lids)], "flesh")
    fall = 3 * lids
    p.brush(
        [(-12, 3.4), (-6, -4.6 + fall), (1, -7 + fall), (8, -3.6 + fall), (13, 3.6)], (0.5, 1.2, 1.4, 1.2, 0.5), 4.0
    )
    p.brush("-7,6.6 0,8 8,5.6", (0.2, 1, 0.2), 2.2)


def _brow(p: Block, brow: float, old: bool) -> None:
    b = brow * 4
    p.brush(
        [(-11, -13 + b), (-2, -18.5 - b * 0.3), (7, -17 - b * 0.6), (14, -10 - b)],
        (1.0, 1.15, 0.9, 0.25),
        5.6 if old else 4.4,
    )


def _nose(p: Block, t: float, g: int, nose: float) -> None:
    n = 3 * nose
    x = 7.5 * t
    with p.at(x, 0, flip=g < 0):
        p.brush(
            [(7, -16), (3.4, -9), (4.4 + n * 0.7, 2), (7 + n, 12), (10.4 + n, 19 + n), (7, 24.4 + n * 0.6), (0, 23.6), (-5, 24)],
            (0.5, 0.85, 0.75, 0.9, 1.25, 1.2, 0.7, 0.5), 3.6,
        )  # fmt: skip
        p.brush([(-5, 16), (-8.4, 20), (-5.4, 24.4)], (0.3, 1, 0.7), 2.8)


def _mouth(p: Block, mouth: str, lips: bool) -> None:
    if mouth == "open":
        p.shape("-7,33 0,30 7,33 5,41 -5,41", "ink", 1)
        return
    if lips:
        p.dab("-9,35 -4,31.4 0,33 4,31.4 9,35 0,41", "red")
    p.brush(MOUTHS[mouth], (0.6, 1.1, 0.8, 1.1, 0.6), 3.4)
    p.brush("-5,41.4 0,42.6 5.4,41.2", (0.2, 1, 0.2), 2.6)


def _age(p: Block, t: float) -> None:
    with p.at(6 * t, 0):
        for s in (-1, 1):
            p.brush([(12 * s, 22), (16 * s, 29), (14 * s, 37)], (0.2, 1, 0.2), 2.4)
            p.brush([(7 * s, 11), (15 * s, 13), (22 * s, 9)], (0.2, 1, 0.2), 2.2)
        for y in (-33, -40):
            p.brush([(-14, y + 2), (-2, y - 1), (13, y + 1)], (0.2, 1, 0.2), 2.4)


def side_face(
    p: Block, mouth: str = "calm", lips: bool = False, old: bool = False, nose: float = 0.0, chin: float = 0.0,
    brow: float = 0.0, puff: bool = False, skin: str = "flesh", up: float = 0.0,
) -> Shape:  # fmt: skip
    """A face from the side, looking left; flip for right. puff blows the cheek out, up lifts the eye."""
    n, c = 4 * nose, 4 * chin
    cheek = "-27,30" if not puff else "-34,29"
    sh = p.shape(
        f"2,-56 -16,-52 -28,-38 -31,-22 -29,-15! {-33 - n:g},-2 {-40 - n:g},12 {-42 - n:g},19! {-36 - n * 0.6:g},23 -30,23.4! "
        f"-34,29! -29,32.6! -33,37 {cheek} -29,40 {-31 - c:g},46 {-26 - c:g},53 -14,54 4,44 18,32 26,12 30,-18 22,-46",
        skin, 4.2,
    )  # fmt: skip
    p.dab("-22,18 -14,11 -5,17 -13,25" if not puff else "-26,26 -14,14 0,22 -12,34", "blush")
    p.shade(sh, (-4 if lips else -12, 50 if lips else 53), (20, 28), L=7 if lips else 13, gap=7.5, w=2.6, slant=25)
    p.shape("-27,-3! -19,-8 -10,-3! -18,3", "paper", 0)
    p.dot(-20.5, -3.4 - 2 * up, 4.3)
    p.brush("-29,-1 -20,-9 -8,-2", (0.7, 1.4, 0.4), 4.0)
    p.brush("-25,4 -18,5.4 -11,3", (0.2, 1, 0.2), 2.2)
    p.brush([(-31, -14 + 4 * brow), (-20, -20 - brow), (-7, -13 - 3 * brow)], (1, 1.15, 0.3), 5.6 if old else 4.4)
    p.brush([(-30, 20), (-28, 15), (-32, 12)], (0.6, 1, 0.3), 2.6)
    if lips:
        p.dab("-34,29 -29,29 -24,33 -29,38 -34,37", "red")
    end = {"calm": 33, "smile": 28, "stern": 37}[mouth]
    p.brush([(-33, 32.6), (-27, 32.4), (-20, end)], (1, 1.1, 0.4), 3.2)
    if puff:
        p.brush("-22,40 -8,38 2,28 2,16", (0.2, 1, 1, 0.2), 3.0)
    if old:
        p.brush("-26,22 -20,28 -20,38", (0.2, 1, 0.2), 2.6)
        p.brush("-6,2 1,6", (1, 0.2), 2.4)
        p.brush("-8,-4 0,-4", (1, 0.2), 2.4)
    return sh


def ear(p: Block, x: float = 12, y: float = 0, skin: str = "flesh") -> None:
    """An ear for a bare side of a head."""
    with p.at(x, y):
        p.shape("-6,-12 4,-15 10,-8 8,4 2,13 -5,12", skin, 3.2)
        p.brush("-1,-8 4,-7 4,0 0,6", (0.4, 1, 1, 0.3), 2.4)
