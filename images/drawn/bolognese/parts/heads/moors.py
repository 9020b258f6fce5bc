"""The Moors' heads: tight curls under a knotted band, and the turban; both with hoop earrings."""

import math
from typing import Any

from images.drawn.kit import Pen, ellipse

from .faces import face, given
from .hair import HAIR, curly
from .necks import neck


def earring(p: Pen, x: float, y: float, rx: float = 9, ry: float = 14) -> None:
    """A gold hoop hanging from x, y."""
    hoop = p.T(ellipse(x, y + ry, rx, ry))
    p.stroke(hoop, 7.4 * p.k**0.5, "ink", True)
    p.stroke(hoop, 4.0 * p.k**0.5, "yellow", True)


def _moor_face(p: Pen, turn: float, neckw: float, lean: float, k: dict[str, Any]) -> None:
    neck(p, neckw, lean=lean)
    for x in (-32, 32):
        p.shape(None, "flesh", 2.2, pts=ellipse(x, 2, 6, 10))
    face(p, turn, **given(k, jaw=0.2, brow=0.8, heavy=1.2, nose=0.95, lips="lips", bridge="broad", wide=1.1))


def head_moor(
    p: Pen,
    turn: float = 0.4,
    neckw: float = 18,
    lean: float = 0.0,
    band: str | None = "white",
    jewel: str = "red",
    tone: str = "dark",
    **k: Any,
) -> None:
    """Tight dark curls with a jewel on the brow, a band knotted at one side (or none), hoop earrings."""
    base, _ = HAIR[tone]
    p.shape("-38,-6 -45,-30 -36,-56 -14,-70 14,-70 36,-56 45,-30 38,-6 0,-20", base, 2.6)
    for r, n in ((43, 11), (33, 9)):
        for i in range(n):
            a = math.radians(186 + 168 * i / (n - 1))
            curly(p, r * math.cos(a), -28 + r * math.sin(a), 0, 1, tone)
    for _ in p.mirrored():
        for y in (-16, -4, 8):
            curly(p, -38, y, 0, 1, tone)
    _moor_face(p, turn, neckw, lean, k)
    for x, y in ((-26, -40), (-14, -46), (0, -48), (14, -46), (26, -40)):
        curly(p, x, y, 0, 1, tone)
    if band:
        _knotted(p, band, -1 if turn > 0 else 1)
    p.shape(None, "yellow", 2.4, pts=ellipse(3 * turn, -42, 9, 12))
    p.shape(None, jewel, 1.8, pts=ellipse(3 * turn, -42, 4.5, 7))
    for x in (-35, 35):
        earring(p, x, 10)


def _knotted(p: Pen, band: str, side: int) -> None:
    """The band round the curls, its knot and two flying ends on that side."""
    for end in ("40,-34! 54,-44 70,-40 78,-26! 62,-28 50,-26", "40,-32! 54,-26 62,-12 60,4! 50,-8 40,-18"):
        with p.at(flip=side < 0):
            knot = p.shape(end, band, 2.4)
            p.hatch(knot, (44, -30), (60, -26), L=8, gap=4, w=1.4)
    p.band("-42,-24 -26,-35 0,-40 26,-35 42,-24", 13, band, "stripe2", w=2.2, mw=1.4, cap=True)
    p.shape(None, band, 2.3, pts=ellipse(40 * side, -28, 6.5, 8))


def head_turban(
    p: Pen,
    turn: float = -0.35,
    neckw: float = 18,
    lean: float = 0.0,
    cols: tuple[str, str, str] = ("red", "blue", "yellow"),
    **k: Any,
) -> None:
    """A wound turban of three colours with a jewelled aigrette, a short beard of curls, hoop earrings."""
    _moor_face(p, turn, neckw, lean, k)
    for _ in p.mirrored():
        for y in (-12, 0):
            curly(p, -33, y, 0, 1)
    p.shape("-30,-54 -24,-80 0,-92 24,-80 30,-54 0,-46", cols[0], 2.7)
    for x in (-16, 0, 16):
        p.brush([(x, -56), (x * 0.8, -72), (x * 0.2, -90)], (0.8, 1, 0.2), 2)
    rolls = (
        ("-44,-28 -48,-46 -34,-60 -8,-60 26,-46 46,-34! 36,-26 0,-36 -28,-26", cols[1]),
        ("46,-26 50,-44 38,-60 14,-66 -14,-58 -42,-38! -34,-28 0,-44 28,-32", cols[2]),
        ("-46,-26 -42,-38 -20,-46 4,-46 30,-40 46,-28 42,-18! 20,-30 0,-34 -22,-30 -40,-18!", cols[0]),
    )
    for pts, col in rolls:
        roll = p.shape(pts, col, 2.6)
        p.hatch(roll, (40, -40), (0, -40), L=9, gap=4.4, w=1.5, slant=20)
    p.brush("-40,-30 -16,-40 10,-40 36,-30", (0.2, 1, 1, 0.2), 1.8)
    p.shape(None, "yellow", 2.4, pts=ellipse(6 * turn, -42, 9, 11))
    p.shape(None, "green", 1.8, pts=ellipse(6 * turn, -42, 4.5, 6.5))
    for x in (-35, 35):
        earring(p, x, 10)
