"""The ace of coins: black only, one way up, a great coin with a blank heart under swags, our own imprint below."""

import math

from images.drawn.bolognese.parts import fleur
from images.drawn.bolognese.parts.lettering.roman import roman
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, Spec, curve, ellipse, lerp, normals, resample

RING = (240.0, 470.0, 158.0)
"""The coin that holds the blank ring: its middle and its radius."""


def garland(p: Pen, spine: Spec, n: int, size: float) -> None:
    """A laurel festoon: pairs of half-black leaves along a curve, swelling in the middle, black between them."""
    mid = resample(curve(spine), n)
    p.brush(spine, (0.2, 0.9, 1, 0.9, 0.2), size * 1.2)
    ns = normals(mid)
    for i in range(n):
        q, m = mid[i], ns[i]
        d = (mid[i + 1][0] - q[0], mid[i + 1][1] - q[1])
        dl = math.hypot(*d)
        long = size * (0.62 + 0.5 * math.sin(math.pi * (i + 0.5) / n))
        for s in (1, -1):
            ax, ay = (d[0] / dl * 0.78 + m[0] * s * 0.7) * long, (d[1] / dl * 0.78 + m[1] * s * 0.7) * long
            tip, belly = (q[0] + ax, q[1] + ay), (q[0] + ax * 0.48, q[1] + ay * 0.48)
            a = (belly[0] - ay * 0.3 * s, belly[1] + ax * 0.3 * s)
            b = (belly[0] + ay * 0.3 * s, belly[1] - ax * 0.3 * s)
            p.shape([(*q, 1), a, (*tip, 1), b], "paper", 2.5)
            p.shape([(*q, 1), b, (*tip, 1), lerp(belly, b, 0.12)], "ink", 0)
            p.brush([lerp(q, a, 0.4), lerp(belly, a, 0.45), lerp(tip, a, 0.3)], (0.2, 1, 0.1), 1.5)
        p.shape(None, "paper", 2.2, pts=ellipse(*lerp(q, mid[i + 1], 0.5), size * 0.13))


def _rosette(p: Pen, r: float) -> None:
    for k in range(8):
        with p.at(0, 0, r / 20, rot=k * 45):
            p.shape("-4,-5! -9,-14 -5,-21 0,-18! 5,-21 9,-14 4,-5!", "paper", 2.4)
            p.brush([(0, -5), (0, -10), (0, -16)], (1.2, 1, 0.1), 3.4)
    p.shape(None, "ink", 0, pts=ellipse(0, 0, r * 0.34))
    p.dot(0, 0, r * 0.13, "paper")


def _ribbon(p: Pen, s: str) -> None:
    """A hanging ribbon end, black edged, with a swallow-tail given by its points."""
    r = p.shape(s, "paper", 2.9)
    p.hatch_edge(r.pts, r.pts, L=11, gap=4.4, w=2.2, env=False)


def _top(p: Pen) -> None:
    for _ in p.mirrored(240):
        _ribbon(p, "48,98! 64,98! 74,130 68,162 80,200! 62,190! 46,202! 50,164 54,130")
        garland(p, "232,90 212,128 172,156 128,154 88,126 58,84", 12, 36)
        _ribbon(p, "234,76! 206,46 174,46 168,70 190,88! 214,88")
        p.shape("230,78! 208,60 186,62 196,76! 212,80", "ink", 0)
        _ribbon(p, "234,90! 224,116 204,140 198,172! 212,162! 224,174! 234,142 242,108")
        with p.at(58, 76):
            _rosette(p, 29)
    with p.at(240, 57, 1.2):
        fleur(p)
    p.shape(None, "ink", 0, pts=ellipse(240, 82, 17, 15))
    p.brush("230,80 236,74 244,73", (0.2, 1, 0.2), 3.0, "paper")


def _bottom(p: Pen) -> None:
    for _ in p.mirrored(240):
        garland(p, "66,874 96,914 140,934 190,938 236,932", 12, 32)
        _ribbon(p, "44,884! 62,890! 66,918 58,940 68,968! 50,958! 34,964! 42,934 46,912")
        with p.at(58, 868):
            _rosette(p, 28)
    with p.at(240, 930):
        _rosette(p, 32)


def _coin(p: Pen) -> None:
    """The coin of the suit, without its heart: where that was, the blank ring that once took the tax stamp."""
    cx, cy, r = RING
    with p.at(cx, cy):
        p.shape(None, "paper", 3.4, pts=ellipse(0, 0, r, n=120))
        for rim, field in zip(ellipse(0, 0, r * 0.985, n=90), ellipse(0, 0, r * 0.92, n=90), strict=True):
            p.brush([rim, lerp(rim, field, 0.5), field], (1, 0.8, 0.4), 3.2, n=3)
        p.shape(None, "ink", 0, pts=ellipse(0, 0, r * 0.9, n=120))
        points: list[tuple[float, ...]] = []
        for i in range(16):
            a, b = math.radians(i * 22.5 - 90), math.radians(i * 22.5 - 78.75)
            points.append((r * 0.84 * math.cos(a), r * 0.84 * math.sin(a), 1))
            points.append((r * 0.745 * math.cos(b), r * 0.745 * math.sin(b)))
            p.dot(r * 0.835 * math.cos(b), r * 0.835 * math.sin(b), r * 0.024, "paper")
        p.stroke(p.shape(points, None, 0).pts, 5.2, "paper", True)
        p.shape(None, "paper", 0, pts=ellipse(0, 0, r * 0.68, n=120))
        p.stroke(p.T(ellipse(0, 0, r * 0.655, n=120)), 2.6, "ink", True)
        for i in range(60):
            a, deep = math.radians(i * 6), r * (0.6 - 0.035 * (i % 2))
            ends = [(d * math.cos(a), d * math.sin(a)) for d in (r * 0.655, deep)]
            p.brush(ends, (1.2, 0.7, 0.1), 3.0, n=3)


def _scroll(p: Pen, line: str, w: float) -> None:
    """A volute with a body: black, a light along its middle."""
    p.brush(line, (0.6, 1, 1.15, 1.1, 0.9, 0.75, 0.6), w)
    p.brush(line, (0, 0.9, 1.1, 0.9, 0.3, 0), w * 0.3, "paper")


def _frame(p: Pen) -> None:
    """Scrolls, palms and points hugging the coin."""
    _, cy, _ = RING
    for _ in p.mirrored(240):
        p.shape("114,250! 110,234 94,216! 90,236 102,254!", "paper", 2.5)
        p.shape("114,250! 110,234 94,216! 104,238", "ink", 0)
        garland(p, "222,318 184,302 146,278 110,246", 7, 36)
        for s in (1, -1):
            with p.at(0, cy, 1, sy=s):
                p.shape("128,-148! 96,-172 74,-200 72,-172! 84,-150 104,-138!", "ink", 0)
                _scroll(p, "160,-136 108,-150 62,-148 34,-118 44,-86 74,-84 80,-106 62,-112", 16)
                _scroll(p, "44,-84 72,-72 80,-48 64,-28 44,-36 44,-56 60,-58", 14)
                p.dot(64, -109, 8.5)
                p.dot(58, -54, 7.5)
        p.shape([(96, cy - 20, 1), (64, cy - 21), (22, cy, 1), (64, cy + 21), (96, cy + 20, 1)], "paper", 3.0)
        p.shape([(96, cy + 20, 1), (64, cy + 21), (22, cy, 1), (60, cy + 3), (96, cy, 1)], "ink", 0)
        p.brush([(84, cy - 8), (64, cy - 10), (42, cy - 3)], (1, 0.8, 0.1), 2.4)


def _crest(p: Pen) -> None:
    """Leaves above the coin, a lily below it."""
    for k in (-2, 2, -1, 1, 0):
        with p.at(240, 322, 1.3, rot=k * 25):
            leaf = p.shape("0,4! 13,-18 0,-52 -13,-18", "paper", 2.8)
            p.shape("0,4! 13,-18 0,-52! 1,-20", "ink", 0)
            p.hatch(leaf, (-12, -20), (0, -2), L=9, gap=4.2, w=1.9)
    with p.at(240, 640, 1.3, sy=-1.3):
        fleur(p)


def _imprint(p: Pen) -> None:
    """The name of the pack, cut out of a black tablet between two lines of black capitals."""
    roman(p, "CARTE DA GIUOCO", 240, 722, 21, 1.5)
    p.shape("48,736! 432,736! 422,764! 432,792! 48,792! 58,764!", "ink", 0, smooth=False)
    p.stroke(p.T([(62, 742), (418, 742), (411, 764), (418, 786), (62, 786), (69, 764)]), 2.0, "paper", True)
    roman(p, "TAROCCHINO", 240, 778, 28, 1.5, "paper")
    roman(p, "BOLOGNA", 240, 828, 21, 3.2)
    for s in (1, -1):
        p.brush([(240 + s * 118, 820), (240 + s * 150, 820), (240 + s * 190, 820)], (1.4, 1, 0.1), 5)
        p.shape([(240 + s * 118, 811, 1), (240 + s * 128, 820, 1), (240 + s * 118, 829, 1), (240 + s * 108, 820, 1)],
                "ink", 0, smooth=False)  # fmt: skip


def ace_coins(p: Pen) -> None:
    """The whole card: its two ends differ."""
    _top(p)
    _frame(p)
    _coin(p)
    _crest(p)
    _imprint(p)
    _bottom(p)


MARKS = {"ring": (78.0, 308.0, 324.0, 324.0), "imprint": (46.0, 698.0, 388.0, 134.0)}
CARDS = {"DA": Recipe(full=ace_coins, marks=MARKS)}
