"""Cloth: hems with a pattern, sprinkled stuffs, a standing gown, a cloak."""

import math
from collections.abc import Sequence

from images.drawn.kit import Line, Shape, Spec, curve, ellipse, length, normals, offset, resample
from images.drawn.sicilian.hand import Block


def hem(
    p: Block, s: Spec, wide: float = 16, col: str = "yellow", motif: str = "", mcol: str = "ink", w: float = 3.4
) -> None:
    """A border along a line: plain, or with bars, pearls, teeth, waves or checks."""
    pl = p.T(curve(s))
    pl = resample(pl, max(6, int(length(pl) / 4)))
    h = wide * p.k / 2
    a, b = offset(pl, h), offset(pl, -h)
    band = a + b[::-1]
    p.fill(band, "paper")
    p.fill(band, col)
    _motif(p, pl, h, motif, mcol)
    p.outline(Shape(band), w)


def _motif(p: Block, pl: Line, h: float, motif: str, col: str) -> None:
    rng, total, at = p.rng, length(pl), 0.0
    step = {"bars": 1.1, "pearls": 2.1, "teeth": 1.7, "checks": 2.0}.get(motif, 0) * h
    if not step:
        return
    n = max(2, round(total / step))
    pts = resample(pl, n * 2)
    ns = normals(pts)
    for i in range(1, n * 2, 2):
        (x, y), (nx, ny) = pts[i], ns[i]
        tx, ty = ny, -nx
        k = rng.uniform(0.86, 1.12)
        if motif == "bars":
            lean = h * 0.35
            p.brush([(x + nx * h + tx * lean, y + ny * h + ty * lean), (x - nx * h - tx * lean, y - ny * h - ty * lean)],
                    (1.1, 0.9), p.lw(3.0) * k, col, raw=True, n=4)  # fmt: skip
        elif motif == "pearls":
            p.fill(ellipse(x, y, h * 0.5 * k), col)
        elif motif == "teeth":
            r = step * 0.42
            p.fill(
                [
                    (x + nx * h + tx * r, y + ny * h + ty * r),
                    (x + nx * h - tx * r, y + ny * h - ty * r),
                    (x - nx * h * 0.6 * k, y - ny * h * 0.6 * k),
                ],
                col,
            )
        else:
            r = step * 0.25
            for s in (1, -1):
                q = (x + tx * r * s, y + ty * r * s)
                e = 0 if s > 0 else -h
                p.fill([(q[0] - tx * r + nx * e, q[1] - ty * r + ny * e), (q[0] + tx * r + nx * e, q[1] + ty * r + ny * e),
                        (q[0] + tx * r + nx * (e + h), q[1] + ty * r + ny * (e + h)),
                        (q[0] - tx * r + nx * (e + h), q[1] - ty * r + ny * (e + h))], col)  # fmt: skip
        at += step


def sprinkle(
    p: Block, sh: Shape, box: Sequence[float], motif: str = "dots", gap: float = 30, col: str = "ink", r: float = 4
) -> None:
    """A stuff strewn with dots, crosses, stars or lozenges, inside a shape and a box x, y, width, height (local units)."""
    x0, y0, wide, high = box
    with p.clipped(sh):
        for j in range(int(high / gap) + 1):
            for i in range(int(wide / gap) + 2):
                x = x0 + (i - 0.5 * (j % 2)) * gap + p.rng.uniform(-2, 2)
                y = y0 + j * gap + p.rng.uniform(-2, 2)
                if motif == "dots":
                    p.dot(x, y, r, col)
                elif motif == "crosses":
                    p.brush([(x - r, y), (x + r, y)], (1, 1), 2.8, col)
                    p.brush([(x, y - r), (x, y + r)], (1, 1), 2.8, col)
                elif motif == "lozenges":
                    p.fill(p.T([(x, y - r * 1.4), (x + r, y), (x, y + r * 1.4), (x - r, y)]), col)
                else:
                    for a in range(0, 180, 60):
                        dx, dy = r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
                        p.brush([(x - dx, y - dy), (x + dx, y + dy)], (0.6, 1, 0.6), 2.4, col)


def stripes(p: Block, sh: Shape, tops: Spec, feet: Spec, n: int, col: str, w: float = 0) -> None:
    """Every other one of n stripes between two lines, inside a shape."""
    a, b = resample(curve(tops), n), resample(curve(feet), n)
    with p.clipped(sh):
        for i in range(0, n, 2):
            p.shape([(*a[i], 1), (*a[i + 1], 1), (*b[i + 1], 1), (*b[i], 1)], col, w, smooth=False)


def gown(
    p: Block,
    x: float,
    top: float,
    waist: float,
    foot: float,
    half: float,
    col: str,
    bodice: str | None = None,
    shoulders: float = 62,
    neck: float = 24,
    sway: float = 0.0,
    slim: float = 34,
    border: tuple[str, str, str] | None = ("yellow", "teeth", "ink"),
    n: int = 7,
) -> tuple[Shape, Shape]:
    """A standing gown: skirt and bodice; x: its middle, half: half the width at the hem, sway moves the hem aside."""
    s = sway
    skirt = p.shape(
        [(x - slim, waist, 1), (x - slim - 16, waist + 60),
        (x - half * 0.82 + s * 0.6, waist + (foot - waist) * 0.6), (x - half + s, foot - 8),
         (x - half + s + 4, foot, 1), (x - half * 0.5 + s, foot + 7), (x + s, foot - 2),
         (x + half * 0.5 + s, foot + 7), (x + half + s - 4, foot, 1),
         (x + half + s, foot - 8), (x + half * 0.82 + s * 0.6, waist + (foot - waist) * 0.6),
         (x + slim + 16, waist + 60), (x + slim, waist, 1)],
        col,
    )  # fmt: skip
    top_line = [(x - slim + 6, waist + 2), (x, waist + 6), (x + slim - 6, waist + 2)]
    p.fan(
        top_line,
        [(x - half * 0.86 + s, foot - 6), (x + s, foot), (x + half * 0.86 + s, foot - 6)],
        n,
        w=5.0,
        reach=(0.4, 0.9),
    )
    p.fan(
        [(x - half * 0.8 + s, foot), (x + s, foot + 3), (x + half * 0.8 + s, foot)],
        top_line,
        max(3, n - 3),
        w=4.2,
        reach=(0.12, 0.4),
    )
    p.shade(skirt, (x + slim + 16, waist + 50), (x + half + s, foot - 40), L=24, gap=11)
    if border:
        with p.clipped(skirt):
            hem(p, [(x - half - 6 + s, foot - 16), (x - half * 0.5 + s, foot - 9), (x + s, foot - 18),
            (x + half * 0.5 + s, foot - 9), (x + half + 6 + s, foot - 16)],
                22, *border)  # fmt: skip
        p.outline(skirt)
    high = waist - top
    body = p.shape(
        [(x - neck, top - 6, 1), (x - shoulders + 12, top + 4), (x - shoulders, top + 22), (x - shoulders + 10, top + high * 0.45),
         (x - slim - 4, waist - 22), (x - slim, waist, 1), (x, waist + 9), (x + slim, waist, 1), (x + slim + 4, waist - 22),
         (x + shoulders - 10, top + high * 0.45), (x + shoulders, top + 22), (x + shoulders - 12, top + 4), (x + neck, top - 6, 1)],
        bodice or col,
    )  # fmt: skip
    p.shade(body, (x + shoulders - 8, top + high * 0.4), (x + slim, waist - 6), L=16, gap=9)
    return skirt, body


def neckline(
    p: Block,
    x: float,
    top: float,
    half: float = 36,
    deep: float = 46,
    trim: str | None = "yellow",
    motif: str = "pearls",
) -> None:
    """Neck and bosom left bare by a gown, with its trimming."""
    p.shape([(x - half, top - 2, 1), (x - 15, top - 12, 1), (x - 14, top - 40, 1), (x + 14, top - 40, 1),
    (x + 15, top - 12, 1), (x + half, top - 2, 1),
             (x + half * 0.7, top + deep * 0.6), (x, top + deep), (x - half * 0.7, top + deep * 0.6)], "flesh", 3.6)  # fmt: skip
    p.brush([(x + 15, top - 34), (x + 6, top - 16)], (1, 0.2), 3.0)
    p.brush([(x - 10, top + deep * 0.42), (x, top + deep * 0.62), (x + 1, top + deep * 0.9)], (0.2, 0.9, 0.6), 2.4)
    if trim:
        hem(
            p,
            [
                (x - half - 4, top - 2),
                (x - half * 0.72, top + deep * 0.66),
                (x, top + deep + 4),
                (x + half * 0.72, top + deep * 0.66),
                (x + half + 4, top - 2),
            ],
            13,
            trim,
            motif,
        )


def throat(p: Block, x: float, y: float, w: float = 17, h: float = 44) -> None:
    """A bare neck, its foot at x, y."""
    sh = p.shape(
        [
            (x - w, y - h, 1),
            (x + w, y - h, 1),
            (x + w + 2, y - 8),
            (x + w + 10, y + 4, 1),
            (x - w - 10, y + 4, 1),
            (x - w - 2, y - 8),
        ],
        "flesh",
        3.6,
    )
    p.shade(sh, (x + w, y - h + 8), (x + w + 2, y), L=14, gap=7, w=3)
