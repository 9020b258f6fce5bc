"""Outlines as lists of points: smooth curves, arcs, stars and mirrored halves, in any unit."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin

Point = tuple[float, float]
Path = list[Point]


def points(text: str) -> Path:
    """``"0,0 3,4"`` as points. Spaces part the points, a comma parts x from y."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def arc(x: float, y: float, rx: float, ry: float, start: float = 0, end: float = 360) -> Path:
    """Part of an ellipse from ``start`` to ``end`` in degrees, clockwise, for y grows downwards."""
    steps = max(6, round(abs(end - start) / 6))
    turns = (radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(x + rx * cos(a), y + ry * sin(a)) for a in turns]


def smooth(text: str, closed: bool = False) -> Path:
    """A curve through the points of ``text``; a point written with ``!`` stays a corner.

    Points rather than handles, so that a shape can be corrected by looking at where it should pass.
    """
    words = text.split()
    knots = points(text.replace("!", ""))
    corner = [word.endswith("!") for word in words]
    count = len(knots)
    path: Path = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        p1, p2 = knots[i], knots[j]
        open_start, open_end = not closed and i == 0, not closed and j == count - 1
        p0 = p1 if corner[i] or open_start else knots[i - 1]
        p3 = p2 if corner[j] or open_end else knots[(j + 1) % count]
        path.extend(_span(p0, p1, p2, p3))
    return path if closed else [*path, knots[-1]]


def _span(p0: Point, p1: Point, p2: Point, p3: Point, steps: int = 10) -> Path:
    """Catmull-Rom from ``p1`` up to, not including, ``p2``."""
    span: Path = []
    for k in range(steps):
        t = k / steps
        weights = (-t + 2 * t * t - t**3, 2 - 5 * t * t + 3 * t**3, t + 4 * t * t - 3 * t**3, t**3 - t * t)
        x, y = (sum(w * p[axis] for w, p in zip(weights, (p0, p1, p2, p3), strict=True)) / 2 for axis in (0, 1))
        span.append((x, y))
    return span


def mirrored(half: Sequence[Point]) -> Path:
    """A left half, from top to bottom, joined to its mirror image about x = 0."""
    return [*half, *((-x, y) for x, y in reversed(half))]


def star(points_count: int, outer: float, inner: float, x: float = 0, y: float = 0) -> Path:
    """A star with one point straight up."""
    path: Path = []
    for i in range(points_count * 2):
        r = outer if i % 2 == 0 else inner
        a = pi * i / points_count - pi / 2
        path.append((x + r * cos(a), y + r * sin(a)))
    return path


def box(left: float, top: float, right: float, bottom: float, radius: float = 0) -> Path:
    """A rectangle, its corners rounded by ``radius``."""
    if radius <= 0:
        return [(left, top), (right, top), (right, bottom), (left, bottom)]
    r = radius
    return [
        *arc(left + r, top + r, r, r, 180, 270),
        *arc(right - r, top + r, r, r, 270, 360),
        *arc(right - r, bottom - r, r, r, 0, 90),
        *arc(left + r, bottom - r, r, r, 90, 180),
    ]
