"""Stars, rays, sprays of leaves, lilies, and the coin."""

import math

from images.drawn.kit import Pen, Shape, Spec, curve, ellipse, lerp, normals, resample


def star(
    p: Pen,
    x: float,
    y: float,
    r: float,
    n: int = 6,
    k: float = 0.52,
    col: str = "yellow",
    rot: float = -90,
    w: float = 2.6,
    facets: bool = False,
) -> Shape:
    pts = []
    for i in range(n * 2):
        a = math.radians(rot + i * 180 / n)
        rr = r if i % 2 == 0 else r * k
        pts.append((x + rr * math.cos(a), y + rr * math.sin(a)))
    sh = p.shape(None, col, w, pts=pts)
    if facets:
        for i in range(n * 2):
            p.line([(x, y), pts[i]], 1.5)
    return sh


def sunburst(p: Pen, r0: float, r1: float, n: int, col: str = "yellow", w: float = 2.6) -> None:
    """Straight pointed rays round a disc."""
    for i in range(n):
        a = math.radians(i * 360 / n)
        d = math.radians(360 / n * 0.5)
        p.shape(
            [
                (r0 * math.cos(a - d), r0 * math.sin(a - d), 1),
                (r1 * math.cos(a), r1 * math.sin(a), 1),
                (r0 * math.cos(a + d), r0 * math.sin(a + d), 1),
            ],
            col,
            w,
            smooth=False,
        )
        p.brush(
            [
                (r0 * math.cos(a), r0 * math.sin(a)),
                ((r0 + r1) / 2 * math.cos(a), (r0 + r1) / 2 * math.sin(a)),
                (r1 * 0.95 * math.cos(a), r1 * 0.95 * math.sin(a)),
            ],
            (0.9, 0.6, 0.1),
            1.6,
            n=3,
        )


def leafspray(p: Pen, pts: Spec, n: int = 6, size: float = 15, col: str = "green", w: float = 2.0) -> None:
    sp = resample(curve(pts) if isinstance(pts, str) else pts, n)
    p.line(sp, 2.0)
    ns = normals(sp)
    for i in range(1, n + 1):
        q, m = sp[i], ns[i]
        d = (q[0] - sp[i - 1][0], q[1] - sp[i - 1][1])
        dl = math.hypot(*d) or 1
        d = (d[0] / dl, d[1] / dl)
        ll = size * (1.05 - 0.45 * i / n)
        for sg in (1, -1) if i < n else (0,):
            ax = d[0] * 0.8 + m[0] * 0.75 * sg
            ay = d[1] * 0.8 + m[1] * 0.75 * sg
            tip = (q[0] + ax * ll, q[1] + ay * ll)
            px, py = -ay, ax
            mid = lerp(q, tip, 0.5)
            p.shape(
                [
                    (q[0], q[1], 1),
                    (mid[0] + px * ll * 0.26, mid[1] + py * ll * 0.26),
                    (tip[0], tip[1], 1),
                    (mid[0] - px * ll * 0.26, mid[1] - py * ll * 0.26),
                ],
                col,
                w,
            )
            if col != "ink":
                p.brush([q, mid, lerp(q, tip, 0.8)], (1, 0.7, 0.1), 1.2)


def fleur(p: Pen, s: float = 1.0) -> None:
    with p.at(0, 0, s):
        p.shape("0,-34! 9,-18 8,-4 0,6! -8,-4 -9,-18", "paper", 2.4)
        for f in (False, True):
            with p.at(flip=f):
                p.shape("4,4! 10,-10 22,-20 32,-14 30,-4! 24,-8 17,-2 12,8!", "paper", 2.4)
        p.line("-14,9 0,12 14,9", 3.2)


def coin(p: Pen, r: float = 76, disc: float = 0.86) -> None:
    """A coin of radius r: a white rim round a dark disc of this share of it."""
    p.shape(None, "white", 2.8, pts=ellipse(0, 0, r))
    p.shape(None, "ink", 0, pts=ellipse(0, 0, r * disc))
    pts: list[tuple[float, ...]] = []
    for i in range(8):
        a = math.radians(i * 45 - 90)
        b = math.radians(i * 45 - 67.5)
        pts.append((r * 0.68 * math.cos(a), r * 0.68 * math.sin(a), 1))
        pts.append((r * 0.55 * math.cos(b), r * 0.55 * math.sin(b)))
    s = p.shape(pts, None, 0)
    p.stroke(s.pts, r * 0.085, "yellow", True)
    p.shape(None, "red", 0, pts=ellipse(0, 0, r * 0.29))
    p.stroke(p.T(ellipse(0, 0, r * 0.21)), 1.8, "ink", True)
