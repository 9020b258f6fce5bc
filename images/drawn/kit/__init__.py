"""The drawing kit: a pen whose marks are flat polygons and lines in card units."""

from .bands import Bands
from .colours import EDGE, HEIGHT, INK, INKS, SEAM, WIDTH, colour
from .contour import Line, Point, Spec, curve, ellipse, knots, poly
from .ink import Op
from .polyline import Points, Shape, inside, length, lerp, mix, normals, offset, resample


class Pen(Bands):
    """All of it: places and marks (ink), shading (hatching), braid (bands)."""


__all__ = [
    "EDGE",
    "HEIGHT",
    "INK",
    "INKS",
    "SEAM",
    "WIDTH",
    "Line",
    "Op",
    "Pen",
    "Point",
    "Points",
    "Shape",
    "Spec",
    "colour",
    "curve",
    "ellipse",
    "inside",
    "knots",
    "length",
    "lerp",
    "mix",
    "normals",
    "offset",
    "poly",
    "resample",
]
