"""Hair: locks, curls, bands from a parting, beards."""

import math

from images.drawn.kit import (
    INK,
    Line,
    Pen,
    Points,
    Shape,
    Spec,
    curve,
    ellipse,
    length,
    lerp,
    normals,
    resample,
)

HAIR = {
    "dark": ("#2e231d", "#a8967c"),
    "brown": ("#5a3a22", "#d9b98a"),
    "white": ("#efe8da", INK),
    "gold": ("#f3c93a", INK),
    "grey": ("#8b8278", "#efe6d6"),
}


def wavy(pl: Points, amp: float, lam: float = 22.0, ph: float = 0.0) -> Line:
    """Ripple a polyline along its normals, growing from root to tip."""
    if not amp:
        return [(q[0], q[1]) for q in pl]
    n = max(8, int(length(pl) / 2.5))
    pl = resample(pl, n)
    ns = normals(pl)
    tot = length(pl)
    return [
        (
            p[0] + m[0] * amp * min(1, i / n * 2.2) * math.sin(2 * math.pi * tot * i / n / lam + ph),
            p[1] + m[1] * amp * min(1, i / n * 2.2) * math.sin(2 * math.pi * tot * i / n / lam + ph),
        )
        for i, (p, m) in enumerate(zip(pl, ns, strict=False))
    ]


def lock(
    p: Pen,
    one: Spec,
    other: Spec,
    n: int,
    tone: str = "dark",
    outline: bool = True,
    w: float = 1.5,
    blunt: bool = True,
    wave: float = 0.0,
    lam: float = 22.0,
) -> Shape:
    """A lock of hair between two guide curves (both root->tip)."""
    base, st = HAIR[tone]
    a, b = wavy(curve(one), wave, lam), wavy(curve(other), wave, lam, 0.5)
    sh = p.shape(None, base, 0, pts=a + b[::-1])
    p.strands(a, b, n, w=w, col=st, ws=(0.15, 1, 0.75, 0.1), jitter=0.5)
    if outline:
        p.line(a, 2.5)
        p.line(b, 2.5)
        if blunt:
            m = lerp(a[-1], b[-1], 0.5)
            d = (a[-1][0] - a[-4][0] + b[-1][0] - b[-4][0], a[-1][1] - a[-4][1] + b[-1][1] - b[-4][1])
            dl = math.hypot(*d) or 1
            w_ = math.dist(a[-1], b[-1])
            tip = (m[0] + d[0] / dl * w_ * 0.45, m[1] + d[1] / dl * w_ * 0.45)
            cap = curve(
                [
                    (a[-1][0], a[-1][1], 1),
                    (lerp(a[-1], tip, 0.62)[0], lerp(a[-1], tip, 0.62)[1]),
                    (tip[0], tip[1], 1),
                    (lerp(b[-1], tip, 0.62)[0], lerp(b[-1], tip, 0.62)[1]),
                    (b[-1][0], b[-1][1], 1),
                ]
            )
            p.shape(None, base, 0, pts=cap)
            p.line(cap, 2.5)
            for t in (0.3, 0.6):
                q = lerp(a[-1], b[-1], t)
                p.brush([lerp(a[-4], b[-4], t), q, lerp(q, tip, 0.7)], (0.6, 1, 0.1), w, col=st, n=5)
    return sh


def curly(
    p: Pen, cx: float, cy: float, r: float, n: int, tone: str = "dark", a0: float = 0, a1: float = 360
) -> None:
    for i in range(n):
        a = math.radians(a0 + (a1 - a0) * i / n)
        x, y = cx + r * math.cos(a), cy + r * math.sin(a)
        p.shape(None, HAIR[tone][0], 1.6, pts=ellipse(x, y, 7.5))
        p.brush(ellipse(x, y, 4.2, 4.2, 200, 480), (0.2, 1, 0.3), 1.3, col=HAIR[tone][1])


def hair_part(
    p: Pen, tone: str = "dark", n: int = 7, top: float = -60, low: float = 2, out: float = 40
) -> None:
    """Two bands falling from a centre parting, drawn over the forehead."""
    lock(
        p,
        [(0, -47), (-14, -45), (-25, -33), (-30, -16), (-31, low)],
        [(0, top), (-20, top + 2), (-out + 4, -42), (-out, -20), (-out, low + 6)],
        n,
        tone,
        blunt=False,
    )
    lock(
        p,
        [(0, -47), (14, -45), (25, -33), (30, -16), (31, low)],
        [(0, top), (20, top + 2), (out - 4, -42), (out, -20), (out, low + 6)],
        n,
        tone,
        blunt=False,
    )


def whiskers(
    p: Pen, turn: float, tone: str = "dark", goatee: bool = True, full: bool = False, tip: float = 0
) -> None:
    mx = 5.6 * turn
    if full:
        st = HAIR[tone][1]
        p.shape(
            [
                (-30, 0, 1),
                (-33, 22),
                (-28, 46),
                (-15, 66),
                (mx, 80, 1),
                (17, 66),
                (30, 46),
                (34, 22),
                (31, 0, 1),
                (24, 16),
                (mx + 14, 20, 1),
                (mx, 22),
                (mx - 14, 20, 1),
                (-23, 16),
            ],
            HAIR[tone][0],
            2.6,
        )
        p.strands(
            [(-26, 8), (-29, 26), (-22, 50), (mx - 2, 76)],
            [(-3, 34), (-6, 50), (mx - 3, 66), (mx - 1, 76)],
            9,
            1.5,
            st,
            (0.2, 1, 0.6, 0.1),
            jitter=0.5,
        )
        p.strands(
            [(27, 8), (31, 26), (24, 50), (mx + 2, 76)],
            [(6, 34), (9, 50), (mx + 4, 66), (mx + 1, 76)],
            9,
            1.5,
            st,
            (0.2, 1, 0.6, 0.1),
            jitter=0.5,
        )
        p.shape([(mx - 9, 27, 1), (mx, 25), (mx + 9, 27, 1), (mx, 32)], "#b5423c", 1.4)
        p.brush([(mx - 9, 27), (mx, 28), (mx + 9, 27)], (0.6, 1, 0.6), 2)
    if goatee and not full:
        p.shape(
            [
                (mx - 5, 33),
                (mx, 31.5),
                (mx + 5, 33),
                (mx + 8, 42),
                (mx + 4, 52),
                (mx - 1, 58, 1),
                (mx - 7, 50),
                (mx - 8, 42),
            ],
            HAIR[tone][0],
            2.0,
        )
        p.strands(
            [(mx - 5, 35), (mx - 6, 44), (mx - 2, 55)],
            [(mx + 5, 35), (mx + 6, 44), (mx, 55)],
            4,
            1.2,
            HAIR[tone][1],
        )
    for s in (1, -1):
        pts = [
            (mx, 19, 1),
            (mx + 8 * s, 18.5),
            (mx + 18 * s, 23),
            (mx + 27 * s, 19 - tip),
            (mx + 29.5 * s, 13 - tip, 1),
            (mx + 27 * s, 25 - tip * 0.5),
            (mx + 17 * s, 30),
            (mx + 6 * s, 26),
            (mx, 23.5, 1),
        ]
        p.shape(pts, HAIR[tone][0], 1.8)
        p.strands(
            [(mx + 2 * s, 20.5), (mx + 12 * s, 21), (mx + 20 * s, 25), (mx + 27 * s, 19 - tip)],
            [(mx + 2 * s, 23), (mx + 10 * s, 25), (mx + 18 * s, 28), (mx + 26 * s, 22 - tip)],
            2,
            1.2,
            HAIR[tone][1],
        )
