"""Measures on polylines: length, equal spacing, normals, offsets, blends."""

import itertools
import math
from collections.abc import Callable, Sequence

from .contour import Line, Point

Points = Sequence[tuple[float, ...]]


def length(pl: Points) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(pl))


def resample(pl: Points, n: int) -> Line:
    """n + 1 points equally spaced along the polyline."""
    run = [0.0]
    for a, b in itertools.pairwise(pl):
        run.append(run[-1] + math.dist(a[:2], b[:2]))
    total = run[-1] or 1e-6
    out: Line = []
    j = 0
    for i in range(n + 1):
        t = total * i / n
        while j < len(run) - 2 and run[j + 1] < t:
            j += 1
        k = (t - run[j]) / ((run[j + 1] - run[j]) or 1e-6)
        a, b = pl[j], pl[j + 1]
        out.append((a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k))
    return out


def normals(pl: Points, closed: bool = False) -> Line:
    """The unit normal at every point, to the left of travel as y points down."""
    out: Line = []
    n = len(pl)
    for i in range(n):
        a = pl[i - 1] if (closed or i > 0) else pl[i]
        b = pl[(i + 1) % n] if (closed or i < n - 1) else pl[i]
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1e-6
        out.append((-dy / d, dx / d))
    return out


def offset(pl: Points, d: float | Callable[[float], float]) -> Line:
    """The polyline moved sideways by d, or by d(t) with t from 0 to 1 along its points."""
    m = max(1, len(pl) - 1)
    out: Line = []
    for i, (p, n) in enumerate(zip(pl, normals(pl), strict=True)):
        by = d(i / m) if callable(d) else d
        out.append((p[0] + n[0] * by, p[1] + n[1] * by))
    return out


def lerp(a: tuple[float, ...], b: tuple[float, ...], t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def mix(a: Points, b: Points, t: float, n: int = 24) -> Line:
    """The polyline a share t of the way from a to b."""
    return [lerp(p, q, t) for p, q in zip(resample(a, n), resample(b, n), strict=True)]


def inside(p: Point, outline: Points) -> bool:
    """Whether the point lies in the closed outline (even-odd)."""
    x, y = p
    odd = False
    xj, yj = outline[-1][0], outline[-1][1]
    for q in outline:
        xi, yi = q[0], q[1]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            odd = not odd
        xj, yj = xi, yi
    return odd


class Shape:
    """A filled outline on the card, kept so that hatching and clipping can refer to it."""

    def __init__(self, pts: Line) -> None:
        self.pts = pts

    def edge(self, a: Point, b: Point, long: bool = False) -> Line:
        """The outline's run between the vertices nearest a and b (card units), the shorter way unless long."""
        n = len(self.pts)
        ia = min(range(n), key=lambda i: math.dist(self.pts[i], a))
        ib = min(range(n), key=lambda i: math.dist(self.pts[i], b))
        onward = [self.pts[(ia + k) % n] for k in range((ib - ia) % n + 1)]
        back = [self.pts[(ia - k) % n] for k in range((ia - ib) % n + 1)]
        return max((onward, back), key=length) if long else min((onward, back), key=length)
