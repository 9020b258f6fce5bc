"""The ace of coins: black line only, one way up, a blank ring under swags, our own imprint below."""

import math

from images.drawn.kit import Pen, Spec, curve, ellipse, lerp, normals, resample
from images.drawn.parts import fleur, leafspray
from images.drawn.parts.roman import roman
from images.drawn.recipe import Recipe

RING = (240.0, 470.0, 140.0)


def garland(p: Pen, spine: Spec, n: int, size: float) -> None:
    """A laurel festoon: pairs of half-black leaves along a curve, swelling in the middle, with berries."""
    mid = resample(curve(spine), n)
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
            p.shape("-4,-5! -9,-14 -5,-21 0,-18! 5,-21 9,-14 4,-5!", "paper", 2.2)
            p.brush([(0, -6), (0, -11), (0, -16)], (1, 0.8, 0.1), 1.8)
    p.shape(None, "ink", 0, pts=ellipse(0, 0, r * 0.34))
    p.dot(0, 0, r * 0.13, "paper")


def _ribbon(p: Pen, s: str) -> None:
    """A hanging ribbon end, black edged, with a swallow-tail given by its points."""
    r = p.shape(s, "paper", 2.5)
    p.hatch_edge(r.pts, r.pts, L=8, gap=4.6, w=1.6, env=False)


def _top(p: Pen) -> None:
    for _ in p.mirrored(240):
        _ribbon(p, "52,98! 62,98! 70,130 64,160 74,192! 60,184! 48,194! 52,160 56,130")
        garland(p, "232,84 212,118 172,144 128,142 88,118 62,82", 12, 27)
        _ribbon(p, "232,76! 206,52 178,52 174,70 192,84! 214,84")
        _ribbon(p, "236,88! 226,112 206,134 202,160! 212,152! 222,164! 232,136 240,104")
        with p.at(58, 78):
            _rosette(p, 24)
    with p.at(240, 54, 1.15):
        fleur(p)
    p.shape(None, "paper", 2.6, pts=ellipse(240, 80, 13, 12))
    p.brush("234,74 240,84 247,86", (0.3, 1, 0.2), 2.0)


def _bottom(p: Pen) -> None:
    for _ in p.mirrored(240):
        garland(p, "66,880 96,922 140,942 190,946 236,940", 12, 25)
        _ribbon(p, "50,886! 60,890! 64,918 56,938 64,962! 50,954! 38,960! 46,934 50,912")
        with p.at(60, 876):
            _rosette(p, 22)
    with p.at(240, 938):
        _rosette(p, 25)


def _medallion(p: Pen) -> None:
    """The blank ring that once took the tax stamp: heavy outside, fine inside, toothed."""
    cx, cy, r = RING
    p.shape(None, "paper", 0, pts=ellipse(cx, cy, r + 4))
    p.stroke(ellipse(cx, cy, r, n=120), 9.5, "ink", True)
    p.stroke(ellipse(cx, cy, r - 11, n=120), 2.8, "ink", True)
    for i in range(72):
        a, deep = math.radians(i * 5), 24 + 5 * (i % 2)
        ends = [(cx + d * math.cos(a), cy + d * math.sin(a)) for d in (r - 12, r - deep)]
        p.brush(ends, (1.2, 0.7, 0.1), 2.8, n=3)


def _frame(p: Pen) -> None:
    """Scrolls, palms and points hugging the ring."""
    _, cy, _ = RING
    for _ in p.mirrored(240):
        leafspray(p, "224,324 180,306 138,276 100,254", 7, 42, "paper", 2.5)
        for s in (1, -1):
            with p.at(0, cy, 1, sy=s):
                outer = "150,-126 104,-150 62,-146 38,-118 46,-90 72,-86 80,-104 68,-114 60,-106"
                p.brush(outer, (0.7, 1.2, 1.3, 1.4, 1.2, 1, 0.8, 0.7, 0.5), 8.6)
                inner = "50,-86 72,-70 78,-46 62,-28 44,-34 42,-52 56,-56"
                p.brush(inner, (0.4, 1.1, 1.3, 1.3, 1.1, 0.9, 0.5), 7.6)
                p.brush("66,-26 84,-14 92,0", (0.3, 1, 0.9), 5.6)
                p.shape("100,-130! 80,-124 84,-102! 100,-112", "ink", 0)
        p.shape([(92, cy - 13, 1), (66, cy - 17), (26, cy, 1), (66, cy + 17), (92, cy + 13, 1)], "paper", 2.8)
        p.shape([(92, cy + 13, 1), (66, cy + 17), (26, cy, 1), (60, cy + 2)], "ink", 0)
    for k in (-2, 2, -1, 1, 0):
        with p.at(240, 332, 1.12, rot=k * 23):
            leaf = p.shape("0,4! 12,-18 0,-52 -12,-18", "paper", 2.6)
            p.shape("0,4! 12,-18 0,-52! 2,-20", "ink", 0)
            p.hatch(leaf, (-11, -20), (0, -2), L=8, gap=4.4, w=1.5)
    with p.at(240, 622, 1.25, sy=-1.25):
        fleur(p)


def ace_coins(p: Pen) -> None:
    """The whole card: its two ends differ."""
    _top(p)
    _medallion(p)
    _frame(p)
    roman(p, "CARTE DA GIUOCO", 240, 726, 20, 1.5)
    roman(p, "TAROCCHINO", 240, 772, 33, 1.1)
    roman(p, "BOLOGNA", 240, 812, 20, 3.2)
    for s in (1, -1):
        p.brush([(240 + s * 20, 832), (240 + s * 70, 830), (240 + s * 118, 834)], (1, 1, 0.1), 3.4)
    p.shape("240,823! 251,832! 240,841! 229,832!", "ink", 0, smooth=False)
    _bottom(p)


MARKS = {"ring": (96.0, 326.0, 288.0, 288.0), "imprint": (78.0, 700.0, 324.0, 118.0)}
CARDS = {"DA": Recipe(full=ace_coins, marks=MARKS)}
