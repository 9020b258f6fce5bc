"""The index letters and figures, drawn as narrow even strokes so that a 10 takes no more room than a King."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from images.plain.curves import Path, arc, points
from images.plain.pen import Pen

WEIGHT = 0.165
"""Stroke width in heights of the letter; heavy enough for a card 60 pixels wide."""
_T, _B = WEIGHT / 2, 1 - WEIGHT / 2
_L, _R, _MID = 0.08, 0.5, 0.29
_BOWL = _R - _MID
_GAP = 0.07

Slant = tuple[float, float, float, float]


class Glyph(NamedTuple):
    """One letter, one unit high: its advance, its strokes, and its slanting stems.

    A slant (x, y, x, y) is a stem cut level at both ends, so that it stands on the line like the others.
    """

    width: float
    strokes: list[Path] = []
    slants: list[Slant] = []


def _stem(x: float) -> Path:
    return points(f"{x},0 {x},1")


_OVAL = [
    *arc(_MID, _T + _BOWL, _BOWL, _BOWL, 180, 360),
    *arc(_MID, _B - _BOWL, _BOWL, _BOWL, 0, 180),
    (_L, _T + _BOWL),
]
_SIX = [
    *arc(_MID, _T + _BOWL, _BOWL, _BOWL, 330, 180),
    *arc(_MID, 0.68, _BOWL, _B - 0.68, 180, 0),
    *arc(_MID, 0.68, _BOWL, _B - 0.68, 360, 180),
]
_NINE = [(0.58 - x, 1 - y) for x, y in _SIX]

GLYPHS: dict[str, Glyph] = {
    "0": Glyph(0.58, [_OVAL]),
    "1": Glyph(0.36, [_stem(0.26), points("0.27,0.07 0.03,0.245")]),
    "2": Glyph(
        0.58,
        [[*arc(_MID, _T + _BOWL, _BOWL, _BOWL, 188, 395), (0.113, 0.905)], points(f"0.02,{_B} 0.56,{_B}")],
    ),
    "3": Glyph(
        0.58,
        [
            arc(0.275, 0.275, 0.195, 0.275 - _T, 200, 450),
            arc(0.275, 0.69, 0.225, _B - 0.69, 270, 515),
            points("0.19,0.472 0.30,0.472"),
        ],
    ),
    "4": Glyph(0.62, [_stem(0.445), points("0.02,0.715 0.62,0.715")], [(0.43, 0.0, 0.11, 0.715)]),
    "5": Glyph(0.58, [points(f"0.53,{_T} 0.14,{_T} 0.115,0.555"), arc(0.275, 0.66, 0.225, _B - 0.66, 222, 512)]),
    "6": Glyph(0.58, [_SIX]),
    "7": Glyph(0.56, [points(f"0.01,{_T} 0.55,{_T}")], [(0.455, 0.0, 0.20, 1.0)]),
    "8": Glyph(0.58, [arc(_MID, 0.275, 0.185, 0.275 - _T), arc(_MID, 0.695, _BOWL, _B - 0.695)]),
    "9": Glyph(0.58, [_NINE]),
    "A": Glyph(0.66, [points("0.17,0.715 0.49,0.715")], [(0.33, 0.0, 0.09, 1.0), (0.33, 0.0, 0.57, 1.0)]),
    "H": Glyph(0.60, [_stem(0.0825), _stem(0.5175), points("0.08,0.49 0.52,0.49")]),
    "J": Glyph(0.52, [[(0.4375, 0), *arc(0.2475, _B - 0.19, 0.19, 0.19, 0, 168)]]),
    "K": Glyph(0.62, [_stem(0.0825)], [(0.50, 0.0, 0.10, 0.66), (0.29, 0.38, 0.53, 1.0)]),
    "M": Glyph(0.76, [_stem(0.0825), _stem(0.6775)], [(0.10, 0.0, 0.38, 0.74), (0.66, 0.0, 0.38, 0.74)]),
    "N": Glyph(0.62, [_stem(0.0825), _stem(0.5375)], [(0.09, 0.0, 0.53, 1.0)]),
    "Q": Glyph(0.58, [_OVAL, points("0.30,0.66 0.55,1.02")]),
}


def breadth(text: str) -> float:
    """How wide ``text`` is, in heights of its figures."""
    return sum(GLYPHS[letter].width for letter in text) + _GAP * (len(text) - 1)


def write(pen: Pen, text: str, x: float, y: float, height: float) -> None:
    """Write ``text`` centred on (x, y), its figures ``height`` units high."""
    left = -breadth(text) / 2
    for letter in text:
        glyph = GLYPHS[letter]
        placed = pen.at(x + left * height, y - height / 2, height)
        placed.lines(glyph.strokes, WEIGHT)
        for x1, y1, x2, y2 in glyph.slants:
            half = WEIGHT / 2 * hypot(x2 - x1, y2 - y1) / (y2 - y1)
            placed.fill([(x1 - half, y1), (x1 + half, y1), (x2 + half, y2), (x2 - half, y2)])
        left += glyph.width + _GAP
