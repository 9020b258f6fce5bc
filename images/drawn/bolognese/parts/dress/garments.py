"""Garments of the courts: cloth with both edges shaded, skirts to the seam, ermine, arms that hold things."""

import math
from collections.abc import Callable

from images.drawn.bolognese.parts.bodies.arms import Arm, arm
from images.drawn.bolognese.parts.bodies.grips import grip
from images.drawn.bolognese.parts.bodies.hands import hand_flat
from images.drawn.kit import Pen, Point, Shape, Spec, curve, lerp, normals, resample


def cloth(p: Pen, spec: Spec, col: str, left: float = 18, right: float = 20, w: float = 2.9, gap: float = 4.6) -> Shape:
    """A garment shape, hatched `left` long on its left edge, `right` long on its right one (0: not)."""
    sh = p.shape(spec, col, w)
    pts = sh.pts
    if left:
        a, b = min(pts, key=lambda q: q[0] + q[1]), min(pts, key=lambda q: q[0] - q[1])
        p.hatch(sh, a, b, L=left, gap=gap, w=1.9, slant=6, local=False)
    if right:
        a, b = max(pts, key=lambda q: q[0] - q[1]), max(pts, key=lambda q: q[0] + q[1])
        p.hatch(sh, a, b, L=right, gap=gap, w=2.0, slant=-6, local=False)
    return sh


def skirt(p: Pen, top: Spec, bottom: Spec, col: str, n: int = 18, w: float = 2.3, short: float = 0.6) -> Shape:
    """A pleated skirt between a waist line and a hem line, both typed from left to right."""
    sh = p.shape(None, col, 2.9, pts=curve(top) + curve(bottom)[::-1])
    p.pleats(top, bottom, n, w, short=short)
    p.outline(sh, 2.9)
    return sh


def trunks(p: Pen, col: str, pane: str, n: int = 7) -> Shape:
    """Puffed trunk hose from the waist (176..304, y = 404) to the seam (110..370), slashed in panes."""
    top, bottom = curve("182,400 240,408 298,400"), curve("112,506 240,510 368,506")
    sh = p.shape("180,400! 136,420 112,452 108,480 112,507! 368,507! 372,480 368,452 344,420 300,400! 240,408", col)
    with p.clipped(sh):
        for i, (a, b) in enumerate(zip(resample(top, n * 2), resample(bottom, n * 2), strict=True)):
            if i % 2:
                x, y = lerp(a, b, 0.5)
                p.band([a, (x + (x - 240) * 0.24, y), b], 13, pane, None, w=2.1)
    p.hatch(sh, (370, 480), (304, 404), L=16, gap=4.6, w=1.9)
    p.hatch(sh, (110, 480), (176, 404), L=11, gap=4.6, w=1.8)
    p.outline(sh, 2.9)
    return sh


def stripes(p: Pen, sh: Shape, lines: list[Spec], width: float, cols: list[str], motif: str | None = None) -> None:
    """Coloured stripes over a garment along the given lines, then its outline again."""
    for i, line in enumerate(lines):
        p.band(line, width, cols[i % len(cols)], motif, w=2.0, clip=sh)
    p.outline(sh, 2.9)


def buttons(p: Pen, line: Spec, n: int, r: float = 4.2, col: str = "yellow") -> None:
    """A row of buttons."""
    for x, y in resample(curve(line), n - 1):
        p.dot(x, y, r, col, 1.9)


def ermine(p: Pen, spec: Spec, tails: Spec) -> Shape:
    """White fur with black tails at the given points."""
    sh = p.shape(spec, "white", 2.8)
    for x, y, *_ in tails if not isinstance(tails, str) else curve(tails):
        p.shape([(x, y - 6, 1), (x + 3.2, y + 3), (x, y + 8, 1), (x - 3.2, y + 3)], "ink", 0)
        for s in (-1, 1):
            p.dot(x + 4.5 * s, y - 3.5, 1.5)
    return sh


def slashes(p: Pen, line: Spec, n: int, col: str = "white", size: float = 9, side: float = 0) -> None:
    """Lozenge slashes along a line that show the lining."""
    pl = resample(curve(line), n - 1)
    for (x, y), (nx, ny) in zip(pl, normals(pl), strict=True):
        with p.at(x + nx * side, y + ny * side, 1, rot=math.degrees(math.atan2(ny, nx)) - 90):
            p.shape([(0, -size, 1), (size * 0.46, 0), (0, size, 1), (-size * 0.46, 0)], col, 1.9)


def bosom(p: Pen, lace: str) -> None:
    """Shoulders and neckline: bare skin edged with braid."""
    ch = p.shape(
        "168,236! 196,214 214,206! 266,206! 284,214 312,236! 296,262 268,280 240,284 212,280 184,262",
        "flesh",
        2.6,
    )
    p.hatch(ch, (262, 280), (308, 240), L=13, gap=4.3, w=1.5)
    p.brush("240,268 240,276 238,283", (0.1, 1, 1), 1.9)
    p.band("162,234 186,266 214,284 240,289 266,284 294,266 318,234", 17, lace, "tri", w=2.2, period=10)


def pearls(p: Pen, x: float) -> None:
    """A string of pearls with a jewel."""
    p.band(
        [(x - 27, 206), (x - 16, 222), (x, 228), (x + 16, 222), (x + 27, 206)],
        9,
        "white",
        "beads",
        w=1.8,
        period=9,
    )
    p.shape([(x, 226, 1), (x + 7, 236), (x, 247, 1), (x - 7, 236)], "red", 2.0)


def hand_left(p: Pen) -> None:
    """hand_flat for an arm that points to the left: the thumb stays above."""
    with p.at(0, 0, 1, sy=-1):
        hand_flat(p)


def holding(
    p: Pen,
    shoulder: Point,
    elbow: Point,
    at: Point,
    col: str,
    shaft: float = 0,
    s: float = 1.05,
    w: tuple[float, float, float] = (30, 25, 16),
    cuff: str | None = "yellow",
    motif: str | None = "zig",
    puff: float = 0,
    thumb: bool = True,
    between: Callable[[], object] | None = None,
) -> Arm:
    """An arm whose fist holds a shaft, tilted by `shaft` degrees, that passes through `at`.

    Draw the shaft first, or give it as `between`: it is drawn behind the fist and over nothing else.
    """
    dx, dy = elbow[0] - at[0], elbow[1] - at[1]
    flip = dx < 0
    turn = math.degrees(math.atan2(dy, abs(dx)))
    if between:
        between()
    with p.at(*at, s, flip=flip):
        grip(p, wrist=turn, shaft=-shaft if flip else shaft, thumb=thumb)
    d = math.hypot(dx, dy) or 1.0
    wrist = lerp(at, elbow, min(0.7, 36 * s / d))
    return arm(p, shoulder, elbow, wrist, col, w, cuff, motif, puff=puff)
