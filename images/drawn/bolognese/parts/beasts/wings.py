"""Plumes of hats, feathers of wings, and the wing of a bat."""

import math

from images.drawn.kit import Pen, Point, Shape, Spec, curve, lerp, normals, resample


def plume(p: Pen, s_pts: Spec, width: float = 16, col: str = "red", n: int = 7, tip: str | None = None) -> Shape:
    """A feather along spine s_pts (root->tip) with a serrated vane."""
    sp = resample(curve(s_pts) if isinstance(s_pts, str) else s_pts, n * 2)
    ns = normals(sp)
    left: list[tuple[float, ...]] = []
    right: list[tuple[float, ...]] = []
    for i, (q, m) in enumerate(zip(sp, ns, strict=False)):
        t = i / (n * 2)
        h = width / 2 * (math.sin(math.pi * min(1, 0.16 + t * 0.84)) ** 0.7)
        k = 1.25 if i % 2 else 0.78
        left.append((q[0] + m[0] * h * k, q[1] + m[1] * h * k, 1 if i % 2 else 0))
        right.append((q[0] - m[0] * h * k, q[1] - m[1] * h * k, 1 if i % 2 else 0))
    sh = p.shape([*left, (*sp[-1], 1), *right[::-1]], col, 2.3)
    p.brush(sp, (1, 0.8, 0.3), 2.0)
    for i in range(1, n * 2 - 2):
        q, m = sp[i], ns[i]
        d = (sp[i + 1][0] - q[0], sp[i + 1][1] - q[1])
        for sg in (1, -1):
            h = width / 2 * 0.62 * (math.sin(math.pi * min(1, 0.16 + i / (n * 2) * 0.84)) ** 0.7)
            p.brush(
                [
                    q,
                    (q[0] + m[0] * h * 0.5 * sg + d[0] * 0.6, q[1] + m[1] * h * 0.5 * sg + d[1] * 0.6),
                    (q[0] + m[0] * h * sg + d[0] * 1.3, q[1] + m[1] * h * sg + d[1] * 1.3),
                ],
                (1, 0.7, 0.05),
                1.3,
                n=4,
            )
    return sh


def vane(
    p: Pen, r: Point, t: Point, w: float, col: str, bend: float = 0.0, barbs: bool = True, gap: float = 5.4
) -> Shape:
    """One wing feather from root r to tip t (local units)."""
    ax = (t[0] - r[0], t[1] - r[1])
    long = math.hypot(*ax) or 1
    ux, uy = ax[0] / long, ax[1] / long
    nx, ny = -uy, ux

    def q(u: float, v: float) -> Point:
        b = bend * math.sin(math.pi * u)
        return (r[0] + ux * long * u + nx * (v + b), r[1] + uy * long * u + ny * (v + b))

    def c(u: float, v: float) -> tuple[float, ...]:
        return (*q(u, v), 1)

    sh = p.shape(
        [
            c(0, -w * 0.45),
            q(0.3, -w * 0.9),
            q(0.72, -w),
            q(0.92, -w * 0.62),
            c(1, 0),
            q(0.9, w * 0.66),
            q(0.7, w),
            q(0.3, w * 0.9),
            c(0, w * 0.45),
        ],
        col,
        2.4,
    )
    spine = [q(i / 12, 0) for i in range(13)]
    p.brush(spine, (1, 0.9, 0.3), 2.1)
    if barbs:
        n = max(5, int(long * 0.72 / gap))
        for i in range(n):
            u = 0.24 + 0.68 * i / n
            for sg in (-1, 1):
                h = w * (0.86 if u < 0.75 else 0.86 * (1 - (u - 0.75) / 0.25 * 0.75))
                p.brush(
                    [q(u, 0), q(u + 0.03, h * 0.5 * sg), q(u + 0.07, h * sg)],
                    (1, 0.7, 0.05) if sg > 0 else (0.8, 0.5, 0.05),
                    1.35,
                    n=4,
                )
    return sh


def bat_wing(
    p: Pen, root: Point, wrist: Point, tips: list[Point], cols: tuple[str, str] = ("red", "yellow"),
        sag: float = 0.2,
    bone: str = "yellow",
) -> None:  # fmt: skip
    """A spread wing: arm from root to wrist, fingers to the tips, the last panel runs to the root."""
    for i, (a, b) in enumerate(zip(tips, [*tips[1:], root], strict=True)):
        dip = lerp(lerp(a, b, 0.5), wrist, sag)
        col = cols[i % 2]
        sh = p.shape([(*wrist, 1), (*a, 1), dip, (*b, 1)], col, 2.6)
        edge = sh.edge(p.pt(*a), p.pt(*b))
        p.hatch_edge(edge, sh.pts, L=30, gap=5, w=1.9)
        for t in (0.33, 0.66):
            far = lerp(lerp(a, b, t), wrist, sag * 0.9)
            p.brush([lerp(wrist, far, 0.16), lerp(wrist, far, 0.55), lerp(wrist, far, 0.86)], (0.2, 1, 0.1), 2.0)
    for tip in tips:
        mid = lerp(wrist, tip, 0.5)
        ends = (0.9, 0.75, 0.15)
        p.brush([wrist, mid, tip], ends, 11)
        p.brush([wrist, mid, lerp(wrist, tip, 0.95)], ends, 5.6, bone)
    p.brush([root, lerp(root, wrist, 0.5), wrist], (1.3, 0.8, 1), 16)
    p.brush([root, lerp(root, wrist, 0.5), wrist], (1.3, 0.8, 1), 10.4, bone)
    x, y = wrist
    s = 1 if wrist[0] < root[0] else -1
    p.shape([(x + 7 * s, y + 3, 1), (x + 1 * s, y - 12), (x - 10 * s, y - 24, 1), (x - 9 * s, y - 8),
             (x - 6 * s, y + 5, 1)], bone, 2.2)  # fmt: skip
