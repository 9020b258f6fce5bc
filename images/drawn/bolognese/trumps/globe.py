"""The disc of the World: a wreath with gilt ties round land, sky and red bars."""

import math

from images.drawn.kit import Pen, ellipse
from images.drawn.parts import star

CX, CY, OUT, IN = 240, 500, 138, 98


def globe(p: Pen) -> None:
    """Point-symmetric by construction: two halves, each drawn once and once turned."""
    _wreath(p)
    p.shape(None, "paper", 3.2, pts=ellipse(CX, CY, IN))
    for turn in (0, 180):
        with p.at(CX, CY, 1, rot=turn):
            _bars(p)
            _land(p)
    p.line([(CX - IN, CY), (CX + IN, CY)], 3.2)
    p.line([(CX, CY - IN), (CX, CY + IN)], 3.2)
    p.stroke(ellipse(CX, CY, IN), 3.4, "ink", True)
    for q in range(4):
        with p.at(CX, CY, 1, rot=q * 90):
            _tie(p)


def _wreath(p: Pen) -> None:
    p.shape(None, "green", 3.2, pts=ellipse(CX, CY, OUT))
    for q in range(4):
        for j in range(7):
            for r, off, lean in ((OUT - 8, 0, -16), (OUT - 20, 5, 0), (OUT - 32, 0, 16)):
                turn = q * 90 + 14 + j * 10.4 + off * 0.9 - 90
                a = math.radians(turn)
                with p.at(CX + r * math.cos(a), CY + r * math.sin(a), 1, rot=turn + 90 + lean):
                    p.shape("-11,0! -2,-5.6 9,0! -2,5.6", "green", 1.9)
                    p.brush([(-9, 0), (0, 0), (6, 0)], (1, 0.8, 0.1), 1.3)


def _bars(p: Pen) -> None:
    """The upper left quarter: red, barred."""
    sh = p.shape(None, "red", 0, pts=[(0, 0), *ellipse(0, 0, IN - 2, None, 180, 270, 30)])
    with p.clipped(sh):
        for k in range(11):
            y = -90 + k * 9
            taper = (1, 0.9, 0.35) if k % 2 else (0.4, 0.9, 1)
            p.brush([(-3, y), (-50, y + 1.5), (-104, y)], taper, 2.9)


def _land(p: Pen) -> None:
    """The upper right quarter: a tower and hills under stars."""
    sky = p.shape(None, "blue", 0, pts=[(0, 0), *ellipse(0, 0, IN - 2, None, 270, 360, 30)])
    for x, y, r in ((20, -72, 8.5), (44, -82, 7), (66, -62, 8.5), (84, -38, 7)):
        star(p, x, y, r, 6, 0.45, "yellow", w=1.7)
    with p.clipped(sky):
        p.shape("40,0! 44,-24 62,-34 82,-24 100,-16 110,4!", "green", 2.2)
        p.shape("-4,0! -2,-18 14,-26 34,-18 50,4!", "green", 2.2)
        p.brush("56,-28 66,-18 70,-6", (0.2, 1, 0.2), 1.6)
        p.brush("8,-20 14,-12 16,-4", (0.2, 1, 0.2), 1.6)
    tower = p.shape("24,-14! 25,-44! 22,-44! 22,-54! 27,-54! 27,-50! 31,-50! 31,-54! 35,-54! 35,-50! 39,-50! 39,-54! "
                    "44,-54! 44,-44! 41,-44! 42,-14!", "yellow", 2.2, smooth=False)  # fmt: skip
    p.hatch(tower, (41, -42), (42, -16), L=7, gap=3.8, w=1.4, env=False)
    p.shape("30,-14! 30,-24 33,-28 36,-24 36,-14!", "ink", 0)


def _tie(p: Pen) -> None:
    p.shape([(-34, -OUT - 4, 1), (0, -OUT - 8), (34, -OUT - 4, 1), (25, -IN + 3, 1), (0, -IN - 1), (-25, -IN + 3, 1)],
            "yellow", 2.8)  # fmt: skip
    for k in range(5):
        x = -22 + k * 11
        p.shape([(x, -OUT, 1), (x + 4.6, -OUT + 19), (x * 0.84, -IN - 5, 1), (x - 4.6, -OUT + 19)], "yellow", 1.9)
        p.brush([(x, -OUT + 8), (x * 0.92, -OUT + 26)], (0.4, 1, 0.2), 1.7)
