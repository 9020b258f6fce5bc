"""Trump 15, the Thunderbolt: a burning brick tower, a block falling, nobody in sight."""

from images.drawn.bolognese.parts import number
from images.drawn.bolognese.parts.things.fire import bricks, flame
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def pennant(p: Pen, x: float, y: float, col: str, s: float = 1.0) -> None:
    """A pole standing on x, y with a forked flag flying to the right (s = -1: left)."""
    p.line([(x, y), (x, y - 64)], 3.6)
    p.shape(None, "yellow", 2.0, pts=ellipse(x, y - 66, 5))
    flag = p.shape(
        [(x, y - 58, 1), (x + 16 * s, y - 63), (x + 34 * s, y - 54), (x + 54 * s, y - 58, 1),
         (x + 44 * s, y - 46, 1), (x + 55 * s, y - 34, 1), (x + 32 * s, y - 31), (x + 15 * s, y - 38), (x,
             y - 33, 1)],
        col,
        2.5,
    )  # fmt: skip
    p.hatch(flag, (x, y - 34), (x + 50 * s, y - 34), L=9, gap=4.4, w=1.6)


def turret(p: Pen, x: float, top: float) -> None:
    """A bartizan on the tower's corner: yellow drum on a corbel, red pointed roof."""
    drum = p.shape(
        [(x - 27, top, 1), (x + 27, top, 1), (x + 26, top + 78, 1), (x + 12, top + 108), (x, top + 122, 1),
         (x - 12, top + 108), (x - 26, top + 78, 1)],
        "yellow",
    )  # fmt: skip
    bricks(p, drum, x - 27, x + 27, top + 12, top + 120, 18, 22, 4, 0.6)
    p.outline(drum)
    p.hatch(drum, (x + 27, top + 4), (x + 12, top + 106), L=13, gap=4.6, w=1.9)
    p.shape(
        [(x - 7, top + 60, 1), (x - 7, top + 36), (x, top + 26), (x + 7, top + 36), (x + 7, top + 60, 1)],
        "ink",
        2,
    )
    p.band([(x - 29, top + 80), (x, top + 85), (x + 29, top + 80)], 10, "red", None, w=2.2, cap=True)
    roof = p.shape([(x, top - 62, 1), (x + 16, top - 26), (x + 35, top + 6, 1), (x, top + 13), (x - 35,
        top + 6, 1),
                    (x - 16, top - 26)], "red", 2.9)  # fmt: skip
    with p.clipped(roof):
        for k in range(1, 5):
            y = top - 56 + k * 15
            p.brush([(x - 34, y), (x, y + 7), (x + 34, y)], (0.6, 1, 0.6), 2.0)
    p.hatch(roof, (x + 6, top - 50), (x + 35, top + 6), L=14, gap=4.4, w=1.8, slant=20)


def tower(p: Pen) -> None:
    number(p, "15", 446, 104, 76, "r")
    for x, y, w, h, lean in ((186, 222, 54, 106, -26), (298, 222, 54, 104, 30), (214, 222, 60, 148, -12),
                             (268, 222, 60, 142, 16), (240, 226, 66, 192, 6), (206, 230, 40, 74, -10),
                             (278, 230, 42, 78, 10)):  # fmt: skip
        flame(p, x, y, w, h, lean)
    wall = p.shape("150,268! 330,268! 338,380 348,505! 132,505! 142,380", "yellow")
    bricks(p, wall, 132, 348, 270, 505, 23, 46, 6)
    p.outline(wall)
    p.hatch(wall, (330, 272), (347, 498), L=38, gap=4.4, w=2.1)
    p.hatch(wall, (150, 272), (133, 498), L=12, gap=4.8, w=1.7)
    crack = "262,268! 252,292! 266,310! 248,338! 258,356!"
    p.brush(crack, (1.6, 1.2, 1, 0.6, 0.1), 5)
    # the gate
    p.shape("196,505! 196,430 204,402 222,386 240,381 258,386 276,402 284,430 284,505!", "yellow", 2.8)
    for a, b in (((196, 440), (212, 442)), ((200, 410), (215, 420)), ((214, 390), (224, 406)), ((240,
        381), (240, 398)),
                 ((266, 390), (256, 406)), ((280, 410), (265, 420)), ((284, 440), (268, 442))):  # fmt: skip
        p.line([a, b], 2.0)
    gate = p.shape("212,505! 212,436 222,410 240,399 258,410 268,436 268,505!", "red", 2.7)
    for x in (226, 240, 254):
        p.line([(x, 404), (x, 505)], 2.0)
    p.hatch(gate, (268, 430), (268, 500), L=16, gap=4.4, w=1.9)
    for y in (446, 478):
        p.band([(212, y), (268, y)], 9, "dark", "dots", w=1.6, mcol="yellow", period=11)
    # parapet, broken open on the right
    para = p.shape(
        "128,212! 128,186! 152,186! 152,208! 172,208! 172,186! 196,186! 196,208! 216,208! 216,188! "
        "240,192! 248,214! "
        "262,206! 272,226! 290,220! 300,240! 322,234! 334,250! 352,252! 350,262! 330,274! 150,274! 130,262!",
        "yellow",
        smooth=False,
    )
    bricks(p, para, 128, 352, 212, 276, 20, 40, 4, 0.4)
    p.outline(para)
    p.hatch(para, (334, 250), (262, 208), L=12, gap=4.4, w=1.8)
    p.band([(132, 266), (240, 274), (348, 266)], 13, "red", "zig", w=2.3, period=11, cap=True)
    for x, y, w, h, lean in ((296, 236, 24, 52, 8), (256, 216, 22, 46, -6)):
        flame(p, x, y, w, h, lean)
    for x, top, col, s in ((110, 232, "blue", -1.0), (366, 262, "green", 1.0)):
        pennant(p, x, top - 54, col, s)
        turret(p, x, top)
    fallen(p)


def fallen(p: Pen) -> None:
    """The block that falls at the right, with its crumbs."""
    with p.at(408, 416, 1.36, rot=24):
        b = p.shape("-27,-30! -9,-30! -9,-16! 9,-16! 9,-30! 27,-30! 27,26! 12,34! 0,24! -14,33! -27,22!",
            "yellow",
                    smooth=False)  # fmt: skip
        bricks(p, b, -27, 27, -16, 34, 17, 26, 0, 0.2)
        p.outline(b)
        p.hatch(b, (27, -26), (27, 24), L=10, gap=4.4, w=1.7)
    for x, y, r, turn in (
        (372, 474, 9, 10),
        (444, 478, 8, 40),
        (440, 338, 7, 70),
        (416, 330, 9, 20),
        (400, 484, 6, 30),
    ):
        with p.at(x, y, rot=turn):
            p.shape([(-r, -r * 0.8, 1), (r, -r, 1), (r * 1.1, r * 0.7, 1), (-r * 0.8, r, 1)], "yellow", 2.3)
    for a, c in (((400, 336), (404, 366)), ((428, 350), (429, 372)), ((450, 356), (448, 384))):
        p.brush([a, c], (0.2, 1), 2.4)


def tower_mid(p: Pen) -> None:
    p.band([(122, 500), (358, 500)], 24, "red", "zig", w=2.6, period=17, cap=True, mw=2.2, mcol="yellow")


CARDS = {
    "T15": Recipe(
        draw=tower,
        mid=tower_mid,
        marks={"number": (346, 26, 96, 96), "flames": (150, 30, 190, 200), "block": (360, 362, 98, 108)},
    )
}
