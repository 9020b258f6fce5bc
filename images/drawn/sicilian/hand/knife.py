"""The block-cutter's knife: contours thick and thin, rods and dots; nothing quite even."""

import itertools
import math
import random
from collections.abc import Callable

from images.drawn.kit import Line, Pen, Point, Points, Shape, Spec, curve, lerp, normals, poly

LIGHT = (0.55, 0.84)
"""The side away from the light, where a contour is cut thick."""


class Knife(Pen):
    """A pen whose lines are cut in wood. Coordinates as in the kit; a shape is bare paper first, then its colour."""

    OUT, MID, FINE = 4.6, 3.3, 2.4

    def lw(self, w: float) -> float:
        """A knife has one width: small parts get hardly thinner lines."""
        if self._weight is not None:
            return w * self._weight
        return w * min(1.0, max(0.6, math.pow(self.k, 0.4)))

    # contours
    def shape(
        self,
        s: Spec | None,
        col: str | None,
        w: float | None = None,
        line: str = "ink",
        smooth: bool = True,
        pts: Points | None = None,
    ) -> Shape:
        """A shape cleared to the paper, coloured (col=None: left bare), and cut round (w=0: no line)."""
        if pts is None:
            if s is None:
                raise ValueError("a shape needs its points: s or pts")
            pts = curve(s, True) if smooth else poly(s)
        sh = Shape(self.T(pts))
        self.fill(sh.pts, "paper")
        if col and col != "paper":
            self.fill(sh.pts, col)
        w = self.OUT if w is None else w
        if w:
            self.outline(sh, w, line)
        return sh

    def dab(self, s: Spec, col: str) -> None:
        """Colour alone, over whatever is there: no line, nothing cleared."""
        self.fill(self.T(curve(s, True)), col)

    def outline(self, sh: Shape, w: float | None = None, line: str = "ink") -> None:
        self._cut([*sh.pts, sh.pts[0]], self.lw(self.OUT if w is None else w), line, closed=True)

    def line(self, s: Spec, w: float | None = None, col: str = "ink", smooth: bool = True) -> None:
        pl = curve(s) if (isinstance(s, str) and smooth) else poly(s)
        self._cut(self.T(pl), self.lw(self.MID if w is None else w), col)

    def dot(self, x: float, y: float, r: float, col: str = "ink", w: float = 0) -> None:
        """A round that a knife left: not quite round."""
        cx, cy = self.pt(x, y)
        turn = self.rng.uniform(0, 6)
        pts = []
        for i in range(18):
            a = i / 18 * math.tau
            rr = r * self.k * (1 + 0.07 * math.sin(2 * a + turn) + 0.04 * math.sin(5 * a))
            pts.append((cx + rr * math.cos(a), cy + rr * math.sin(a)))
        if w:
            self.fill(pts, "paper")
        self.fill(pts, col)
        if w:
            self._cut([*pts, pts[0]], self.lw(w), "ink", closed=True)

    def rod(self, s: Spec, wide: float, col: str, w: float | None = None, ends: tuple[float, ...] = (1, 1, 1)) -> None:
        """A rod, strap or ribbon of one colour along a line, cut at both sides."""
        w = 3.6 if w is None else w
        grow = self.lw(w) * 2 / max(self.k, 0.1)
        pl = curve(s) if isinstance(s, str) or len(s) > 2 else poly(s)
        for ink, more in (("ink", grow), ("paper", 0.0), (col, 0.0)):
            with self.weights(self.k):
                self.brush(pl, ends, wide + more, ink)

    def _cut(self, pts: Points, w: float, col: str, closed: bool = False) -> None:
        """A line of changing width along card points: thick away from the light, thin towards it, never steady."""
        pl = _dense(pts)
        if len(pl) < 2:
            return
        way = -1.0 if closed and _area(pl) < 0 else 1.0
        wobble, swell = noise(self.rng, 37), noise(self.rng, 61)
        ns, at = normals(pl), 0.0
        left: Line = []
        right: Line = []
        for i, (p, n) in enumerate(zip(pl, ns, strict=True)):
            if i:
                at += math.dist(p, pl[i - 1])
            shade = -way * (n[0] * LIGHT[0] + n[1] * LIGHT[1]) if closed else abs(n[0]) * 0.5
            h = w / 2 * (0.86 + 0.3 * shade + 0.2 * swell(at))
            off = 0.55 * wobble(at) * min(1.0, w / 3)
            left.append((p[0] + n[0] * (off + h), p[1] + n[1] * (off + h)))
            right.append((p[0] + n[0] * (off - h), p[1] + n[1] * (off - h)))
        for i in range(0, len(pl) - 1, 9):
            self.fill(left[i : i + 11] + right[i : i + 11][::-1], col)
        ends = [] if closed else [0, len(pl) - 1]
        for i in (*_corners(pl, closed), *ends):
            self.fill(_round(lerp(left[i], right[i], 0.5), math.dist(left[i], right[i]) / 2), col)


def noise(rng: random.Random, period: float) -> Callable[[float], float]:
    """A smooth unrest between -1 and 1 along a length."""
    a, b, c = (rng.uniform(0, math.tau) for _ in range(3))
    k = math.tau / period
    return lambda at: 0.5 * math.sin(at * k + a) + 0.33 * math.sin(at * k * 2.3 + b) + 0.17 * math.sin(at * k * 5.1 + c)


def _dense(pts: Points, step: float = 6.0) -> Line:
    """The same line with points at most this far apart; no corner is lost."""
    out: Line = [(pts[0][0], pts[0][1])]
    for a, b in itertools.pairwise(pts):
        d = math.dist(a[:2], b[:2])
        if d < 0.05:
            continue
        n = max(1, math.ceil(d / step))
        out += [lerp(a, b, (i + 1) / n) for i in range(n)]
    return out


def _area(pl: Points) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(pl))


def _corners(pl: Points, closed: bool) -> list[int]:
    found = [0] if closed else []
    for i in range(1, len(pl) - 1):
        a = math.atan2(pl[i][1] - pl[i - 1][1], pl[i][0] - pl[i - 1][0])
        b = math.atan2(pl[i + 1][1] - pl[i][1], pl[i + 1][0] - pl[i][0])
        if abs((b - a + math.pi) % math.tau - math.pi) > 0.5:
            found.append(i)
    return found


def _round(at: Point, r: float) -> Line:
    return [(at[0] + r * math.cos(i * 0.7854), at[1] + r * math.sin(i * 0.7854)) for i in range(8)]
