"""The batons."""

import math

from images.drawn.kit import Pen, ellipse, lerp, poly
from images.drawn.recipe import Recipe


def batons(p: Pen, n: int, odd: bool = False) -> object:
    """Crossed straight batons (n even part), lozenge at the centre, optional upright."""
    m = n // 2
    gap = 34 if m == 3 else 27
    wd = 17 if m == 3 else 14
    ang = math.atan2(330, 130)

    def rod(off, flip):
        with p.at(240, 500, 1, flip=flip):
            # baton leans from lower left to upper right; shift sideways by off
            ux, uy = math.cos(ang), -math.sin(ang)
            nx, ny = -uy, ux
            a = (nx * off - ux * 400, ny * off - uy * 400)
            b = (nx * off + ux * 400, ny * off + uy * 400)
            return a, b, (ux, uy), (nx, ny)

    if odd:
        s = p.shape("231,120! 249,120! 249,880! 231,880!", "blue", 2.8, smooth=False)
        p.line([(237, 124), (237, 876)], 1.5)
        p.hatch(s, (249, 140), (249, 860), L=9, gap=6, w=1.5, env=False, slant=30)
    K = 0.62  # stagger: ends and ties slant
    T = 386
    for flip in (False, True):  # flip=True: the bundle from top left
        own, oth = ("red", "blue") if flip else ("blue", "red")
        with p.at(240, 500, 1, flip=flip):
            ux, uy = math.cos(ang), -math.sin(ang)
            nx, ny = -uy, ux
            def P_(o, t):
                return (nx * o + ux * (t - K * o), ny * o + uy * (t - K * o))
            for i in range(m):
                off = (i - (m - 1) / 2) * gap
                for t0, t1, col in ((-T, -262, "yellow"), (-262, 262, own), (262, T, "yellow")):
                    q = [
                        (
                            nx * (off + e * wd / 2) + ux * (t - K * off),
                            ny * (off + e * wd / 2) + uy * (t - K * off),
                        )
                        for t, e in ((t0, 1), (t1, 1), (t1, -1), (t0, -1))
                    ]
                    p.shape(None, col, 2.7, pts=q)
                    p.line([lerp(q[0], q[3], 0.7), lerp(q[1], q[2], 0.7)], 1.4)
                for e in (1, -1):
                    x, y = P_(off, (T + 8) * e)
                    with p.at(x, y, 1, rot=math.degrees(math.atan2(uy, ux)) + (90 if e > 0 else -90)):
                        p.shape("-6,8! -9,-3 -8,-16 0,-27 8,-16 9,-3 6,8!", oth, 2.4)
                        p.brush("-2,2 -3,-9 0,-20", (0.3, 1, 0.2), 1.5)
                        p.brush("3,0 3,-8 2,-16", (0.3, 1, 0.2), 1.3)
                        p.shape(None, "yellow", 2.1, pts=ellipse(0, -30, 5))
            hw = (m - 1) / 2 * gap + wd * 1.35
            for t, col in ((-284, oth), (-346, own), (284, oth), (346, own)):
                d = 15
                q = [P_(e * hw, t + f) for e, f in ((1, -d), (1, d), (-1, d), (-1, -d))]
                p.shape(None, col, 3.0, pts=q)
                p.line([lerp(q[0], q[1], 0.5), lerp(q[3], q[2], 0.5)], 2.2)
    with p.at(240, 500):
        p.shape("0,-200! 80,0! 0,200! -80,0!", "white", 3.0, smooth=False)
        p.shape("0,-176! 68,0! 0,176! -68,0!", "ink", 0, smooth=False)
        p.stroke(p.T(poly("0,-62 22,0 0,62 -22,0")), 4.4, "yellow", True)
        p.fill(p.T(poly("0,-34 12,0 0,34 -12,0")), "yellow")
        for s in (1, -1):
            for f in (1, -1):
                p.shape(
                    [(6 * f, -92 * s, 1), (14 * f, -80 * s), (26 * f, -52 * s, 1), (14 * f, -66 * s)],
                    "yellow",
                    0,
                )
                p.shape(
                    [(30 * f, -42 * s, 1), (40 * f, -28 * s), (46 * f, -8 * s, 1), (36 * f, -22 * s)],
                    "yellow",
                    0,
                )
            p.shape([(0, -150 * s, 1), (7, -124 * s), (0, -98 * s, 1), (-7, -124 * s)], "yellow", 0)
    if odd:
        for s in (1, -1):
            with p.at(240, 500, 1, sy=s):
                k = p.shape(None, "yellow", 3.0, pts=ellipse(0, -404, 33))
                p.hatch(k, (33, -404), (0, -371), L=16, gap=4.4, w=1.7)
                p.band("-33,-400 -16,-394 0,-392 16,-394 33,-400", 10, "green", None, w=2.0, clip=k)
                for x in (-16, 0, 16):
                    p.brush([(x * 0.9, -408), (x, -422), (x * 0.4, -436)], (0.4, 1, 0.2), 2.0)
                p.outline(k, 3.0)
                p.band("-16,-370 0,-367 16,-370", 10, "red", None, w=2.2, cap=True)


def seven_batons(p: Pen) -> None:
    batons(p, 6, odd=True)


CARDS = {"B7": Recipe(full=seven_batons, marks={"upright": (207, 63, 66, 874)})}
