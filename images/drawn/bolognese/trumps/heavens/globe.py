"""The disc of the World: a wreath with gilt ties round a globe of land and sea."""

import math

from images.drawn.kit import Pen, curve, ellipse

CX, CY, OUT, IN = 240, 500, 158, 116


def globe(p: Pen) -> None:
    """Point-symmetric by construction: two halves, each drawn once and once turned."""
    _wreath(p)
    for turn in (0, 180):
        with p.at(CX, CY, 1, rot=turn):
            _half(p)
    p.line([(CX - IN, CY), (CX + IN, CY)], 2.2)
    p.stroke(ellipse(CX, CY, IN), 3.6, "ink", True)
    for q in range(4):
        with p.at(CX, CY, 1, rot=q * 90):
            _tie(p)


def _wreath(p: Pen) -> None:
    p.shape(None, "green", 3.2, pts=ellipse(CX, CY, OUT))
    for q in range(4):
        for j in range(7):
            for r, off, lean in ((OUT - 8, 0, -16), (OUT - 21, 5, 0), (OUT - 34, 0, 16)):
                turn = q * 90 + 14 + j * 10.4 + off * 0.9 - 90
                a = math.radians(turn)
                with p.at(CX + r * math.cos(a), CY + r * math.sin(a), 1, rot=turn + 90 + lean):
                    p.shape("-11,0! -2,-5.6 9,0! -2,5.6", "green", 1.9)
                    p.brush([(-9, 0), (0, 0), (6, 0)], (1, 0.8, 0.1), 1.3)


def _half(p: Pen) -> None:
    """The upper half of the globe: sea with a ship, red land with a tower, under a net of meridians."""
    sea = p.shape(None, "blue", 0, pts=ellipse(0, 0, IN - 1, None, 180, 360, 60))
    with p.clipped(sea):
        for x, y in ((-92, -16), (-58, -14), (-26, -26), (-86, -62), (-8, -62), (-24, -92), (-100, -36), (-40, -48)):
            p.brush(
                [(x - 12, y), (x - 6, y - 5), (x, y), (x + 6, y - 5), (x + 12, y)], (0.1, 1, 0.8, 1, 0.1), 3.0, "white"
            )
        p.shape("-4,4! -10,-14 6,-26 2,-44 22,-58 20,-80 46,-92 70,-124! 130,-60! 118,4!", "red", 2.6)
        p.shape("-120,-44! -104,-50 -96,-66 -78,-78 -84,-96! -130,-80!", "red", 2.6)
        for rx in (42, 84):
            p.line(ellipse(0, 0, rx, IN, 180, 360, 40), 1.7)
        for y in (-42, -80):
            p.line(curve([(-IN, y), (0, y + 10), (IN, y)]), 1.7)
        for hill in ("28,-8 40,-20 54,-8", "70,-6 84,-18 98,-6", "60,-88 74,-98 86,-84"):
            p.brush(hill, (0.2, 1, 0.2), 2.6)
    p.hatch_edge(p.T(ellipse(0, 0, IN - 1, None, 290, 358, 40)), sea.pts, L=20, gap=4.6, w=1.9)
    _tower(p)
    _ship(p)


def _tower(p: Pen) -> None:
    with p.at(26, -10, 1.15):
        tower = p.shape("14,-14! 15,-44! 10,-44! 10,-56! 16,-56! 16,-51! 21,-51! 21,-56! 26,-56! 26,-51! 31,-51! "
                        "31,-56! 37,-56! 37,-44! 32,-44! 33,-14!", "yellow", 2.4, smooth=False)  # fmt: skip
        p.hatch(tower, (32, -42), (33, -16), L=8, gap=3.8, w=1.4, env=False)
        p.shape("20,-14! 20,-24 23.5,-29 27,-24 27,-14!", "ink", 0)


def _ship(p: Pen) -> None:
    with p.at(-54, -34):
        p.shape("-26,0! 28,0! 20,14 -16,14!", "red", 2.4)
        p.line([(2, 2), (2, -40)], 2.6)
        sail = p.shape("4,-38! 24,-26 24,-12 4,-6! 10,-22", "white", 2.2)
        p.hatch(sail, (24, -24), (6, -8), L=7, gap=4, w=1.3)
        p.shape("0,-38! -16,-8 0,-6!", "yellow", 2.2)


def _tie(p: Pen) -> None:
    p.shape([(-34, -OUT - 4, 1), (0, -OUT - 8), (34, -OUT - 4, 1), (25, -IN + 3, 1), (0, -IN - 1), (-25, -IN + 3, 1)],
            "yellow", 2.8)  # fmt: skip
    for k in range(5):
        x = -22 + k * 11
        p.shape([(x, -OUT, 1), (x + 4.6, -OUT + 19), (x * 0.84, -IN - 5, 1), (x - 4.6, -OUT + 19)], "yellow", 1.9)
        p.brush([(x, -OUT + 8), (x * 0.92, -OUT + 26)], (0.4, 1, 0.2), 1.7)
