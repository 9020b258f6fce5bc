"""Rods and straight swords."""

import math

from images.drawn.kit import Pen, Shape, curve, ellipse


def taper_rod(
    p: Pen,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    r0: float,
    r1: float,
    col: str,
    w: float = 2.6,
    light: bool = True,
) -> Shape:
    a = math.atan2(y1 - y0, x1 - x0)
    nx, ny = -math.sin(a), math.cos(a)
    sh = p.shape(
        None,
        col,
        w,
        pts=[
            (x0 + nx * r0, y0 + ny * r0),
            (x1 + nx * r1, y1 + ny * r1),
            (x1 - nx * r1, y1 - ny * r1),
            (x0 - nx * r0, y0 - ny * r0),
        ],
    )
    if light:
        k = 0.38
        p.brush([(x0 - nx * r0 * k, y0 - ny * r0 * k), (x1 - nx * r1 * k, y1 - ny * r1 * k)], (0.4, 1, 0.4), 1.5)
    return sh


def sword(p: Pen, length: float = 190, w: float = 17, blade: str = "blue", hilt: str = "yellow") -> Shape:
    """Straight sword, point up at (0,-length), guard at 0,0, grip below to +38."""
    sh = p.shape(
        [
            (0, -length, 1),
            (w * 0.62, -length + w * 1.3, 1),
            (w * 0.5, -6, 1),
            (-w * 0.5, -6, 1),
            (-w * 0.62, -length + w * 1.3, 1),
        ],
        blade,
        2.8,
    )
    p.line([(0, -length + w * 1.1), (0, -8)], 1.4)
    wav = [(w * 0.22 * (1 if i % 2 else -1), -length + w * 2 + i * (length - w * 2.6) / 16) for i in range(17)]
    p.brush(curve(wav), (0.2, 1, 1, 0.2), 2.0)
    p.hatch(sh, (w * 0.5, -length * 0.85), (w * 0.5, -10), L=w * 0.3, gap=4, w=1.2, env=False)
    p.shape([(-4.5, 2), (4.5, 2), (5.5, 18), (4, 34), (-4, 34), (-5.5, 18)], hilt, 2.2)
    for y in (10, 17, 24):
        p.line([(-5.2, y + 1.5), (5.2, y - 1.5)], 1.3)
    p.shape(None, hilt, 2.2, pts=ellipse(0, 38, 6.5))
    p.shape(
        "-27,-8 -30,-2 -25,3 -15,1.5 0,4.5 15,1.5 25,3 30,-2 27,-8 20,-7 15,-3.5 0,-6 -15,-3.5 -20,-7",
        hilt,
        2.4,
    )
    p.dot(-25, -3, 2)
    p.dot(25, -3, 2)
    return sh
