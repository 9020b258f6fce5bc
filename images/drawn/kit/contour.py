"""Contours from typed points: smooth curves, polygons, ellipses."""

import math
from collections.abc import Sequence

Point = tuple[float, float]
Line = list[Point]
Spec = str | Sequence[tuple[float, ...]]
"""Points as text, `"150,208 134,150! 114,98"` (`!` marks a corner), or as tuples `(x, y)` or `(x, y, corner)`."""

Knot = tuple[float, float, bool]


def knots(spec: Spec) -> list[Knot]:
    """The points of a spec with their corner flags; ValueError quotes the word that is no point."""
    if not isinstance(spec, str):
        return [(p[0], p[1], len(p) > 2 and bool(p[2])) for p in spec]
    found: list[Knot] = []
    for word in spec.split():
        try:
            x, y = word.rstrip("!").split(",")
            found.append((float(x), float(y), word.endswith("!")))
        except ValueError:
            raise ValueError(f"{word!r} is not a point; write x,y or x,y! in {spec!r}") from None
    return found


def poly(spec: Spec) -> Line:
    """The points of a spec joined by straight lines."""
    return [(x, y) for x, y, _ in knots(spec)]


def curve(spec: Spec, closed: bool = False, step: float = 2.2) -> Line:
    """A smooth polyline through the points (Catmull-Rom), turning sharply only at corners."""
    pts = knots(spec)
    n = len(pts)
    if n < 3:
        return [(x, y) for x, y, _ in pts]
    out: Line = []
    for i in range(n if closed else n - 1):
        p1, p2 = pts[i], pts[(i + 1) % n]
        p0 = pts[i - 1] if (closed or i > 0) else p1
        p3 = pts[(i + 2) % n] if (closed or i + 2 < n) else p2
        if p1[2]:
            p0 = p1
        if p2[2]:
            p3 = p2
        span = math.dist(p1[:2], p2[:2]) or 1e-6
        steps = max(4 if span > 2 else 2, min(30, int(span / step)))
        out += _span(_near(p0, p1, span), p1[:2], p2[:2], _near(p3, p2, span), steps)
    if not closed:
        out.append(pts[-1][:2])
    return out


def _near(far: Knot, at: Knot, span: float) -> Point:
    """A neighbour much further away than the span is pulled closer, or the curve would overshoot."""
    dist = math.dist(far[:2], at[:2])
    if dist <= 1.6 * span:
        return far[:2]
    k = 1.6 * span / dist
    return at[0] + (far[0] - at[0]) * k, at[1] + (far[1] - at[1]) * k


def _span(p0: Point, p1: Point, p2: Point, p3: Point, n: int) -> Line:
    out: Line = []
    for i in range(n):
        t = i / n
        t2, t3 = t * t, t * t * t
        a, b, c, d = -t + 2 * t2 - t3, 2 - 5 * t2 + 3 * t3, t + 4 * t2 - 3 * t3, t3 - t2
        out.append(
            (
                0.5 * (p0[0] * a + p1[0] * b + p2[0] * c + p3[0] * d),
                0.5 * (p0[1] * a + p1[1] * b + p2[1] * c + p3[1] * d),
            )
        )
    return out


def ellipse(
    cx: float,
    cy: float,
    rx: float,
    ry: float | None = None,
    a0: float = 0,
    a1: float = 360,
    n: int | None = None,
) -> Line:
    """An ellipse, or its arc from angle a0 to a1 (degrees, clockwise as y points down)."""
    ry = rx if ry is None else ry
    n = n or max(16, int((rx + ry) * abs(a1 - a0) / 360))
    stops = n if abs(a1 - a0) >= 360 else n + 1
    turns = [math.radians(a0 + (a1 - a0) * i / n) for i in range(stops)]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in turns]
