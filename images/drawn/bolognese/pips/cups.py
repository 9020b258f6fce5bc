"""The cups."""

from images.drawn.kit import Pen, ellipse
from images.drawn.recipe import Recipe


def cracker(p: Pen, h: float = 136, w: float = 45) -> None:
    """Double-ended cup of the pip cards; centre 0,0."""
    q = h / 136
    for s in (1, -1):
        with p.at(0, 0, 1, sy=s):
            # calyx
            p.shape(
                [
                    (-21, -10 * q, 1),
                    (-19, -28 * q),
                    (-25, -52 * q),
                    (-34, -72 * q, 1),
                    (34, -72 * q, 1),
                    (25, -52 * q),
                    (19, -28 * q),
                    (21, -10 * q, 1),
                ],
                "yellow",
                2.6,
            )
            p.shape(
                [
                    (0, -14 * q, 1),
                    (-6, -34 * q),
                    (-4.5, -48 * q),
                    (0, -40 * q, 1),
                    (4.5, -48 * q),
                    (6, -34 * q),
                ],
                "ink",
                0,
            )
            for x in (1, -1):
                p.brush([(x * 9.5, -12 * q), (x * 11, -36 * q), (x * 21, -64 * q)], (0.6, 2.0, 0.2), 3.0)
                p.brush([(x * 16, -14 * q), (x * 15.5, -26 * q), (x * 19, -42 * q)], (0.3, 1, 0.2), 1.8)
            # bowl
            b = p.shape(
                [
                    (-40, -118 * q, 1),
                    (-41, -100 * q),
                    (-37, -80 * q, 1),
                    (0, -72 * q),
                    (37, -80 * q, 1),
                    (41, -100 * q),
                    (40, -118 * q, 1),
                ],
                "blue",
                2.7,
            )
            with p.clipped(b):
                n = 7
                for i in range(n):
                    x = -42 + i * 14
                    yb = -78 * q + 8 * (1 - (x / 42) ** 2)
                    p.fill(p.T([(x - 7, yb + 4), (x, yb - 25 * q), (x + 7, yb + 4)]), "ink")
            p.outline(b, 2.7)
            p.hatch(b, (41, -116 * q), (40, -88 * q), L=9, gap=4.4, w=1.6)
            # green ring
            p.band(
                [(-40, -83 * q), (-22, -75 * q), (0, -72 * q), (22, -75 * q), (40, -83 * q)],
                12,
                "green",
                "ticks",
                w=2.2,
                period=7,
                mw=1.5,
                cap=True,
            )
            # mouth
            p.shape(None, "red", 2.8, pts=ellipse(0, -119 * q, 42, 14.5))
            p.shape(None, "#a3161c", 2.0, pts=ellipse(0, -118 * q, 28, 8.2))
    k = p.shape("-29,-16! 29,-16! 29,16! -29,16!", "red", 2.8, smooth=False)
    p.line([(-29, 0), (29, 0)], 2.4)
    p.hatch(k, (29, -14), (29, 14), L=8, gap=4.2, w=1.5, env=False)


def seven_cups(p: Pen) -> None:
    for x, y in ((240, 188), (240, 500), (240, 812), (104, 345), (104, 655), (376, 345), (376, 655)):
        with p.at(x, y):
            cracker(p)


CARDS = {"C7": Recipe(full=seven_cups, marks={"cups": (60, 50, 360, 900)})}
