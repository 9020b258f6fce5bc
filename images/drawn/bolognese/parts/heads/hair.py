"""Hair: locks, curls, bands from a parting."""

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
            _point(p, a, b, tone, w)
    return sh


def _point(p: Pen, a: Line, b: Line, tone: str, w: float) -> None:
    """The end of a lock: its two sides run on and meet in a point."""
    base, light = HAIR[tone]
    dx, dy = a[-1][0] - a[-4][0] + b[-1][0] - b[-4][0], a[-1][1] - a[-4][1] + b[-1][1] - b[-4][1]
    reach = math.dist(a[-1], b[-1]) * 0.45 / (math.hypot(dx, dy) or 1)
    half = lerp(a[-1], b[-1], 0.5)
    tip = (half[0] + dx * reach, half[1] + dy * reach)
    cap = curve([(*a[-1], 1), lerp(a[-1], tip, 0.62), (*tip, 1), lerp(b[-1], tip, 0.62), (*b[-1], 1)])
    p.shape(None, base, 0, pts=cap)
    p.line(cap, 2.5)
    many = max(2, round(math.dist(a[-1], b[-1]) / 5))
    for i in range(many):
        t = (i + 1) / (many + 1)
        q = lerp(a[-1], b[-1], t)
        p.brush([lerp(a[-4], b[-4], t), q, lerp(q, tip, 0.7)], (0.6, 1, 0.1), w, col=light, n=5)


def curly(p: Pen, cx: float, cy: float, r: float, n: int, tone: str = "dark", a0: float = 0, a1: float = 360) -> None:
    """Round curls along a circle about cx, cy, from angle a0 to a1."""
    for i in range(n):
        a = math.radians(a0 + (a1 - a0) * i / n)
        x, y = cx + r * math.cos(a), cy + r * math.sin(a)
        p.shape(None, HAIR[tone][0], 1.6, pts=ellipse(x, y, 7.5))
        p.brush(ellipse(x, y, 4.2, 4.2, 200, 480), (0.2, 1, 0.3), 1.3, col=HAIR[tone][1])


def hair_part(p: Pen, tone: str = "dark", n: int = 7, top: float = -60, low: float = 2, out: float = 40) -> None:
    """Two bands falling from a centre parting, drawn over the forehead."""
    for s in (-1, 1):
        brow = [(0, -47), (14 * s, -45), (25 * s, -33), (30 * s, -16), (31 * s, low)]
        crown = [(0, top), (20 * s, top + 2), ((out - 4) * s, -42), (out * s, -20), (out * s, low + 6)]
        lock(p, brow, crown, n, tone, blunt=False)
