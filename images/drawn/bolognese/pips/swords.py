"""The swords."""

import math

from images.drawn.kit import Pen, curve, ellipse, lerp, offset
from images.drawn.recipe import Recipe


def curved(
    p: Pen, n: int, odd: bool = False, cross: bool = False, tips: float = ("blue", "yellow", "red")
) -> object:
    """n curved swords, half each side, crossing under two lozenges."""
    m = n // 2
    gap = 34 if m == 5 else 37 if m == 4 else 43
    cx, R0 = 526, 486
    rad = [R0 - i * gap for i in range(m)]

    def arc(r, a0, a1, flip, k=1.0):
        pts = []
        for j in range(31):
            a = a0 + (a1 - a0) * j / 30
            e = max(0.0, max(a - 229, 131 - a)) / 20  # tips spiral outwards
            g = 1 + 0.125 * min(1.2, e)
            pts.append(
                (cx + r * g * math.cos(math.radians(a)), 500 + r * g * 0.87 * math.sin(math.radians(a)))
            )
        return [(480 - x, y) for x, y in pts] if flip else pts

    # vertical sword
    if odd or cross:
        sh = p.shape("231,78! 249,78! 249,922! 231,922!", "blue", 2.8, smooth=False)
        p.hatch(sh, (249, 240), (249, 760), L=10, gap=6, w=1.6, env=False, slant=30)
        p.line([(237, 100), (237, 900)], 1.5)
    wd = 15
    for i, r in enumerate(rad):
        # tips end on a diagonal fan
        for flip in (False, True):
            for _seg, (a0, a1, col) in enumerate(((131, 166, "ink"), (166, 194, "yellow"), (194, 229, "ink"))):
                pl = arc(r, a0, a1, flip)
                a, b = offset(pl, wd / 2), offset(pl, -wd / 2)
                p.fill(a + b[::-1], col)
                if col == "yellow":
                    p.stroke(a, 2.6, "ink", False)
                    p.stroke(b, 2.6, "ink", False)
                    p.stroke(arc(r - 2, a0, a1, flip), 1.5, "ink", False)
            # coloured tips beyond the crossing, upper and lower
            for up in (False, True):
                base, end = (229, 250) if up else (131, 110)
                cols = ["ink", tips[i % 3], tips[(i + 1) % 3]]
                cuts = [0, 0.45, 0.68, 1.0]
                # horn: leaves along the arc, then flicks upwards to its place in the fan
                S, S0 = arc(r, base - 0.01, base, False)[-1], arc(r, base - (3 if up else -3), base, False)[0]
                k = (i + 0.5) / m
                tip = (352 + 54 * k, 48 + 104 * k) if up else (352 + 54 * k, 952 - 104 * k)
                dl = math.dist(S, S0)
                L_ = math.dist(S, tip)
                ctl = (S[0] + (S[0] - S0[0]) / dl * L_ * 0.62, S[1] + (S[1] - S0[1]) / dl * L_ * 0.62)
                horn = [
                    (
                        (1 - t) ** 2 * S[0] + 2 * t * (1 - t) * ctl[0] + t * t * tip[0],
                        (1 - t) ** 2 * S[1] + 2 * t * (1 - t) * ctl[1] + t * t * tip[1],
                    )
                    for t in (j / 36 for j in range(37))
                ]
                if flip:
                    horn = [(480 - x, y) for x, y in horn]
                for c in range(3):
                    t0, t1 = cuts[c], cuts[c + 1]
                    pl = horn[round(t0 * 36) : round(t1 * 36) + 1]
                    def f(t, t0=t0, t1=t1):
                        return wd / 2 * (1 - (t0 + (t1 - t0) * t) ** 2.2)
                    a, b = offset(pl, lambda t: f(t)), offset(pl, lambda t: -f(t))
                    p.fill(a + b[::-1], cols[c])
                    p.stroke(a, 2.0, "ink", False)
                    p.stroke(b, 2.0, "ink", False)
                    if c:
                        p.stroke([a[0], b[0]], 2.2, "ink", False)
    # red scabbard bands
    for flip in (False, True):
        for ac in (164, 196):
            pts = []
            r1, r2 = rad[0] + 20, rad[-1] - 20
            for r, d in ((r1, -2.7), (r1, 2.7), (r2, 3.4), (r2, -3.4)):
                a = math.radians(ac + d)
                x, y = cx + r * math.cos(a), 500 + r * 0.87 * math.sin(a)
                pts.append(((480 - x) if flip else x, y))
            p.shape(None, "red", 3.0, pts=pts)
            p.line([lerp(pts[0], pts[1], 0.5), lerp(pts[3], pts[2], 0.5)], 2.4)
            p.line([lerp(pts[0], pts[1], 0.8), lerp(pts[3], pts[2], 0.8)], 1.4)
    if cross:
        p.shape("96,491! 384,491! 384,509! 96,509!", "blue", 2.8, smooth=False)
        p.line([(100, 496), (380, 496)], 1.5)
        for s in (False, True):
            with p.at(480 if s else 0, 0, flip=s):
                p.shape("104,486 88,480 74,488 68,500 74,512 88,520 104,514!", "blue", 2.6)
                p.shape("70,492 50,478! 54,494 40,500! 54,506 50,522! 70,508", "blue", 2.5)
                p.dot(86, 500, 4)
                # red scroll guards
                p.stroke(p.T(curve("176,500 170,484 182,474 192,480 190,492 182,490")), 8.5, "ink", False)
                p.stroke(p.T(curve("176,500 170,516 182,526 192,520 190,508 182,510")), 8.5, "ink", False)
                p.stroke(p.T(curve("176,500 170,484 182,474 192,480 190,492 182,490")), 4.0, "red", False)
                p.stroke(p.T(curve("176,500 170,516 182,526 192,520 190,508 182,510")), 4.0, "red", False)
        sh = p.shape("231,430! 249,430! 249,570! 231,570!", "blue", 2.8, smooth=False)
        p.line([(237, 432), (237, 568)], 1.5)
        p.hatch(sh, (249, 440), (249, 560), L=10, gap=6, w=1.6, env=False, slant=30)
    # cross-guards of the upright, behind the lozenges
    if cross:
        for y in (214, 786):
            for f in (1, -1):
                with p.at(240, y, 1, flip=f < 0):
                    p.shape("60,-8! 118,-8! 118,8! 60,8!", "blue", 2.6, smooth=False)
                    p.shape(
                        "112,-9! 122,-20 134,-22 130,-8! 146,-12 158,-4 158,4 146,12 130,8! 134,22 122,20 "
                        "112,9!",
                        "blue",
                        2.6,
                    )
                    p.dot(136, 0, 3.4)
    # lozenges
    for y in (214, 786):
        with p.at(240, y, 1, sy=1 if y < 500 else -1):
            p.shape([(0, -98, 1), (76, 0, 1), (0, 98, 1), (-76, 0, 1)], "white", 3.0, smooth=False)
            p.shape([(0, -82, 1), (63, 0, 1), (0, 82, 1), (-63, 0, 1)], "ink", 0, smooth=False)
            p.stroke(p.T([(0, -71), (54, 0), (0, 71), (-54, 0)]), 3.4, "yellow", True)
            for k in range(8):
                with p.at(0, 0, 1, rot=k * 45):
                    L = 44 if k % 4 == 0 else 32 if k % 2 == 0 else 27
                    p.shape([(0, -8, 1), (6.5, -L * 0.6), (0, -L, 1), (-6.5, -L * 0.6)], "yellow", 0)
                    p.brush([(0, -12), (0, -L * 0.75)], (0.3, 1, 0.2), 1.6)
            p.shape(None, "red", 2.4, pts=ellipse(0, 0, 9))
    # hilts of the vertical sword
    if odd or cross:
        for s in (1, -1):
            with p.at(240, 500, 1, sy=s):
                g = p.shape(
                    "-10,-414! -12,-434 -19,-452 -14,-466 -10,-478! -12,-484 0,-490 12,-484 10,-478! "
                    "14,-466 19,-452 12,-434 10,-414!",
                    "blue",
                    2.8,
                )
                p.hatch(g, (17, -460), (11, -418), L=13, gap=4.6, w=1.7, slant=30)
                p.shape("-13,-426! -30,-436 -38,-428 -32,-416! -12,-414!", "blue", 2.5)
                p.shape("13,-426! 30,-436 38,-428 32,-416! 12,-414!", "blue", 2.5)
                p.brush("-6,-470 -8,-452 -5,-434", (0.2, 1, 0.2), 1.7)


def ten_swords(p: Pen) -> None:
    curved(p, 8, cross=True)


CARDS = {
    "S10": Recipe(full=ten_swords, marks={"upright": (220, 15, 40, 970), "crossbar": (40, 470, 400, 60)})
}
