"""The burin: lines that swell and run out, forms in a tint with its darker stone on the side away from the light."""

import itertools
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from images.drawn.french.hand.colours import SHADE
from images.drawn.kit import Line, Pen, Point, Points, Shape, Spec, curve, ellipse, lerp, normals, poly, resample

LIGHT = (-0.62, -0.78)
"""Where the light comes from, in both scenes as they are looked at: the upper left."""


LEAST, GAP = 6.0, 4.6
"""Forms whose dark side is narrower get no graver's lines; how far these lie apart, in card units."""


SMOOTH = ("flesh", "paper")
"""What the graver leaves alone: skin is shaded by its stone only."""


class Burin(Pen):
    """Coordinates as in the kit. `ground` is the ink of contours: `ink` near by, `haze` far away."""

    OUT, MID, FINE = 2.1, 1.7, 1.2

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self.key = "ink"

    def lw(self, w: float) -> float:
        """A plate is worked with few burins: small parts get a little thinner lines."""
        if self._weight is not None:
            return w * self._weight
        return w * min(1.25, max(0.62, math.pow(self.k, 0.4)))

    @contextmanager
    def far(self) -> Iterator[None]:
        """What is drawn within stands in the distance: grey lines."""
        before, self.key = self.key, "haze"
        try:
            yield
        finally:
            self.key = before

    # forms
    def form(
        self, s: Spec | None, tint: str | None, w: float | None = None, shade: float = 1.0, smooth: bool = True,
        pts: Points | None = None, dark: str | None = None,
    ) -> Shape:  # fmt: skip
        """A tinted shape: shade is how wide its dark side is (0: flat), dark its tint; w the contour (0: none)."""
        if pts is None:
            assert s is not None
            pts = curve(s, True) if smooth else poly(s)
        sh = Shape(self.T(pts))
        if tint:
            dark = dark or SHADE.get(tint)
            if shade and dark:
                xs, ys = [q[0] for q in sh.pts], [q[1] for q in sh.pts]
                d = min(17.0, max(1.6, 0.17 * min(max(xs) - min(xs), max(ys) - min(ys)))) * shade
                self.fill(sh.pts, dark)
                with self.clipped(sh):
                    self.fill([(x + LIGHT[0] * d, y + LIGHT[1] * d) for x, y in sh.pts], tint)
                    if d > LEAST and tint not in SMOOTH:
                        self._grain(sh.pts, d)
            else:
                self.fill(sh.pts, tint)
        w = self.OUT if w is None else w
        if w:
            self.outline(sh, w)
        return sh

    def _grain(self, pts: Points, d: float) -> None:
        """The graver's lines along the dark side: from the contour past the edge of the stone, running out in the light."""
        pl: Line = [(q[0], q[1]) for q in pts]
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise([*pl, pl[0]]))
        way = 1.0 if area > 0 else -1.0
        n = max(8, int(sum(math.dist(a, b) for a, b in itertools.pairwise(pl)) / GAP))
        at = resample([*pl, pl[0]], n)
        slow = self.rng.uniform(0, math.tau)
        for i, (q, nn) in enumerate(zip(at, normals(at), strict=True)):
            lit = way * (nn[0] * LIGHT[0] + nn[1] * LIGHT[1])
            if lit > 0.45:
                far = d * lit * (2.3 + 0.5 * math.sin(i * 0.21 + slow) + self.rng.uniform(-0.25, 0.25))
                turn = 0.35 + 0.12 * math.sin(i * 0.13)
                dx, dy = LIGHT[0] * far, LIGHT[1] * far
                end = (q[0] + dx - dy * turn, q[1] + dy + dx * turn)
                mid = (q[0] + dx * 0.5, q[1] + dy * 0.5)
                self.brush([q, mid, end], (1.2, 0.8, 0.06), 1.05, self.key, raw=True, n=4)

    def dab(self, s: Spec, tint: str) -> None:
        """A tint without a line."""
        self.fill(self.T(curve(s, True)), tint)

    def outline(self, sh: Shape, w: float | None = None, line: str = "") -> None:
        """The contour: thin towards the light, strong away from it."""
        w = self.lw(self.OUT if w is None else w)
        col = line or self.key
        pl: Line = [(q[0], q[1]) for q in sh.pts]
        pl = [a for a, b in itertools.pairwise([*pl, pl[0]]) if math.dist(a, b) > 0.05]
        if len(pl) < 3:
            return
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise([*pl, pl[0]]))
        way = 1.0 if area > 0 else -1.0
        ns = normals(pl, closed=True)
        swell, phase = self.rng.uniform(0.05, 0.09), self.rng.uniform(0, math.tau)
        one: Line = []
        other: Line = []
        run = 0.0
        for i, (p, n) in enumerate(zip(pl, ns, strict=True)):
            run += math.dist(p, pl[i - 1]) if i else 0
            h = w / 2 * (0.8 + 0.38 * way * (n[0] * LIGHT[0] + n[1] * LIGHT[1]) + swell * math.sin(run / 19 + phase))
            one.append((p[0] + n[0] * h, p[1] + n[1] * h))
            other.append((p[0] - n[0] * h, p[1] - n[1] * h))
        one.append(one[0])
        other.append(other[0])
        for i in range(0, len(pl), 7):
            self.fill(one[i : i + 9] + other[i : i + 9][::-1], col)
        for i in range(len(pl)):
            a, b, c = pl[i - 1], pl[i], pl[(i + 1) % len(pl)]
            bend = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
            if abs((bend + math.pi) % math.tau - math.pi) > 0.6:
                self.fill(ellipse(*b, w * 0.42, n=8), col)

    # lines
    def cut(self, *specs: Spec, w: float = 1.9, ws: Sequence[float] = (0.35, 1, 0.3), col: str = "") -> None:
        """Lines of a burin, which begin fine, swell and run out."""
        for s in specs:
            self.brush(s, ws, w, col or self.key)

    def rule(self, s: Spec, w: float = 1.9, col: str = "") -> None:
        """Lines of even weight: rims, ropes, poles."""
        self.line(s, w, col or self.key)

    def shape(
        self, s: Spec | None, col: str | None, w: float | None = None, line: str = "ink", smooth: bool = True,
        pts: Points | None = None,
    ) -> Shape:  # fmt: skip
        """A flat shape with its contour."""
        return self.form(s, col, w, 0, smooth, pts)

    def dot(self, x: float, y: float, r: float, col: str = "ink", w: float = 0) -> None:
        cx, cy = self.pt(x, y)
        sh = Shape(ellipse(cx, cy, r * self.k, n=max(10, int(r * self.k * 1.6))))
        self.fill(sh.pts, col)
        if w:
            self.outline(sh, w)

    def tube(
        self, s: Spec, wide: Sequence[float], tint: str, w: float | None = None, shade: float = 1.0,
        cap: tuple[bool, bool] = (True, True),
    ) -> Shape:  # fmt: skip
        """A limb, trunk or rod along a line: wide at equal steps along it, round where it is capped."""
        pl = resample(curve(s) if isinstance(s, str) or len(s) > 2 else poly(s), 14)
        ns = normals(pl)
        m = len(wide) - 1
        hs = []
        for i in range(len(pl)):
            u = i / (len(pl) - 1) * m
            j = min(int(u), m - 1)
            hs.append((wide[j] * (1 - u + j) + wide[j + 1] * (u - j)) / 2)
        one = [(p[0] + n[0] * h, p[1] + n[1] * h) for p, n, h in zip(pl, ns, hs, strict=True)]
        two = [(p[0] - n[0] * h, p[1] - n[1] * h) for p, n, h in zip(pl, ns, hs, strict=True)]
        pts = [
            *one,
            *(_cap(pl[-1], one[-1], 1) if cap[1] else []),
            *two[::-1],
            *(_cap(pl[0], two[0], 1) if cap[0] else []),
        ]
        return self.form(None, tint, w, shade, pts=pts)

    # engraver's shading
    def rake(
        self, sh: Shape, s: Spec, towards: Point, n: int, w: float = 1.5, bow: float = 0.0, reach: tuple[float, float] = (0.6, 1.0),
        col: str = "",
    ) -> None:  # fmt: skip
        """Lines from along s in one direction (local units), long in the middle, within the shape."""
        base = resample(self.T(curve(s) if isinstance(s, str) else s), 60)
        ax, ay = self.pt(*towards)[0] - self.pt(0, 0)[0], self.pt(*towards)[1] - self.pt(0, 0)[1]
        phase = self.rng.uniform(0, math.tau)
        with self.clipped(sh):
            for i in range(n):
                u = (i + 0.5 + self.rng.uniform(-0.16, 0.16)) / n
                p = base[round(u * 60)]
                f = reach[0] + (reach[1] - reach[0]) * math.sin(math.pi * u)
                f *= 1 + 0.1 * math.sin(i * 1.3 + phase)
                q = (p[0] + ax * f, p[1] + ay * f)
                mid = lerp(p, q, 0.5)
                mid = (mid[0] - ay * bow, mid[1] + ax * bow)
                self.brush(curve([p, mid, q]), (1.1, 0.75, 0.06), w, col or self.key, raw=True, n=6)

    def folds(self, *specs: Spec, w: float = 2.2) -> None:
        """Folds of cloth: strong where they begin, running out."""
        for s in specs:
            self.brush(s, (0.5, 1.1, 0.7, 0.08), w * self.rng.uniform(0.9, 1.1), self.key)

    def fan(
        self,
        top: Spec,
        foot: Spec,
        n: int,
        w: float = 2.0,
        reach: tuple[float, float] = (0.4, 0.95),
        begin: float = 0.0,
    ) -> None:
        """Folds running from the line top towards the line foot, of uneven lengths."""
        a = resample(curve(top) if isinstance(top, str) else poly(top), 60)
        b = resample(curve(foot) if isinstance(foot, str) else poly(foot), 60)
        for i in range(n):
            u = (i + 0.5 + self.rng.uniform(-0.2, 0.2)) / n
            p, q = a[round(u * 60)], b[round(u * 60)]
            far = self.rng.uniform(*reach)
            p = lerp(p, q, begin + (0.1 * self.rng.random() if begin else 0))
            mid = lerp(p, q, far * 0.5)
            self.brush([p, (mid[0] + self.rng.uniform(-2, 2), mid[1]), lerp(p, q, far)], (1.1, 0.8, 0.08), w, self.key)


def _cap(centre: Point, start: Point, way: int) -> Line:
    r = math.dist(centre, start)
    a = math.atan2(start[1] - centre[1], start[0] - centre[0])
    return [
        (centre[0] + r * math.cos(a - way * t), centre[1] + r * math.sin(a - way * t))
        for t in (0.5, 1.0, 1.57, 2.1, 2.6)
    ]
