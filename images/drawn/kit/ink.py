"""The pen's place on the card and its marks: fills, outlines, lines, tapered brush strokes, clips."""

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, Self

from .contour import Line, Point, Spec, curve, ellipse, poly
from .polyline import Points, Shape, length, normals, resample

Fill = tuple[Literal["fill"], Points, str]
Stroke = tuple[Literal["stroke"], Points, float, str, bool]
Push = tuple[Literal["push"], Points]
Pop = tuple[Literal["pop"]]
Op = Fill | Stroke | Push | Pop
"""One step of a draw list, in card units; colours are names of inks or `#rrggbb`."""


STENCILLED = ("red", "blue", "green", "yellow")
SLACK = (1.4, 2.5)
"""The colours that were brushed on through stencils, and how far these lie off, in card units: the least and the most."""


class Ink:
    """Works in local units; `at` moves, turns, scales and mirrors them, line weights stay those of the card."""

    OUT, MID, FINE = 3.1, 2.1, 1.45

    def __init__(self, seed: str = "") -> None:
        self.ops: list[Op] = []
        self.rng = random.Random(seed)
        self.M: tuple[float, ...] = (1, 0, 0, 1, 0, 0)
        self._slips = {ink: self._slip() for ink in STENCILLED}
        self.k = 1.0
        self._weight: float | None = None

    def _slip(self) -> Point:
        """By how much a colour's stencil lies off on this card."""
        far, turn = self.rng.uniform(*SLACK), self.rng.uniform(0, math.tau)
        return far * math.cos(turn), far * math.sin(turn)

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        s: float = 1.0,
        rot: float = 0.0,
        flip: bool = False,
        sy: float | None = None,
    ) -> Iterator[Self]:
        """Local origin at x, y, scale s (upright scale sy), turned clockwise by rot degrees, mirrored by flip."""
        before, k = self.M, self.k
        r = math.radians(rot)
        cos, sin = math.cos(r), math.sin(r)
        sx, up = (-s if flip else s), (s if sy is None else sy)
        a, b, c, d = before[:4]
        xx, xy, yx, yy = cos * sx, sin * sx, -sin * up, cos * up
        self.M = (a * xx + c * xy, b * xx + d * xy, a * yx + c * yy, b * yx + d * yy, *self.pt(x, y))
        self.k = k * s
        try:
            yield self
        finally:
            self.M, self.k = before, k

    def mirrored(self, axis: float = 0) -> Iterator[Self]:
        """Twice: as it stands, then mirrored left to right at x = axis. `for _ in p.mirrored(240): ...`"""
        for flip in (False, True):
            with self.at(2 * axis if flip else 0, 0, flip=flip):
                yield self

    def T(self, pts: Points) -> Line:  # noqa: N802
        """Local points in card units."""
        a, b, c, d, e, f = self.M
        return [(a * p[0] + c * p[1] + e, b * p[0] + d * p[1] + f) for p in pts]

    def pt(self, x: float, y: float) -> Point:
        return self.T([(x, y)])[0]

    def lw(self, w: float) -> float:
        """A weight on the card: small parts get thinner lines, but more slowly than they shrink."""
        if self._weight is not None:
            return w * self._weight
        return w * min(1.0, max(0.62, math.pow(self.k, 0.45)))

    @contextmanager
    def weights(self, k: float) -> Iterator[Self]:
        """Within, weights are simply multiplied by k, for lettering."""
        before, self._weight = self._weight, k
        try:
            yield self
        finally:
            self._weight = before

    # marks in card units
    def fill(self, pts: Points, col: str) -> None:
        self.ops.append(("fill", pts, col))

    def stroke(self, pts: Points, w: float, col: str = "ink", closed: bool = False) -> None:
        self.ops.append(("stroke", pts, w, col, closed))

    @contextmanager
    def clipped(self, sh: Shape) -> Iterator[None]:
        """What is drawn within shows only inside the shape."""
        self.ops.append(("push", sh.pts))
        yield
        self.ops.append(("pop",))

    # marks in local units
    def shape(
        self,
        s: Spec | None,
        col: str | None,
        w: float | None = None,
        line: str = "ink",
        smooth: bool = True,
        pts: Points | None = None,
    ) -> Shape:
        """A filled shape with a broad-nib outline (w=0: none, col=None: not filled)."""
        if pts is None:
            if s is None:
                raise ValueError("a shape needs its points: s or pts")
            pts = curve(s, True) if smooth else poly(s)
        sh = Shape(self.T(pts))
        w = self.OUT if w is None else w
        if col:
            dx, dy = self._slips.get(col, (0.0, 0.0)) if w else (0.0, 0.0)
            self.fill([(x + dx, y + dy) for x, y in sh.pts], col)
        if w:
            self.outline(sh, w, line)
        return sh

    def outline(self, sh: Shape, w: float | None = None, line: str = "ink") -> None:
        """The outline twice, a fifth of its weight apart: thick and thin like a cut line."""
        w = self.lw(self.OUT if w is None else w)
        self.stroke(sh.pts, w * 0.8, line, True)
        q = w * 0.2
        self.stroke([(x + q, y + q * 1.2) for x, y in sh.pts], w * 0.8, line, True)

    def line(self, s: Spec, w: float | None = None, col: str = "ink", smooth: bool = True) -> None:
        """A line of even weight; text is smoothed, a list of points is taken as it is."""
        pl = curve(s) if (isinstance(s, str) and smooth) else poly(s)
        self.stroke(self.T(pl), self.lw(self.MID if w is None else w), col)

    def brush(
        self,
        s: Spec,
        ws: Sequence[float] = (0, 1, 0),
        w: float | None = None,
        col: str = "ink",
        raw: bool = False,
        n: int | None = None,
    ) -> None:
        """A tapered stroke; ws are relative widths at equal steps along it. raw: points are card units already."""
        pl = poly(s) if (raw or not (isinstance(s, str) or 2 < len(s) <= 9)) else curve(s)
        t = pl if raw else self.T(pl)
        w = self.lw(self.MID if w is None else w)
        n = n or max(4, min(60, int(length(t) / 4)))
        t = resample(t, n)
        left: Line = []
        right: Line = []
        m = len(ws) - 1
        for i, (p, nn) in enumerate(zip(t, normals(t), strict=True)):
            u = i / n * m
            j = min(int(u), m - 1)
            f = u - j
            f = f * f * (3 - 2 * f)
            h = (ws[j] * (1 - f) + ws[j + 1] * f) * w / 2
            left.append((p[0] + nn[0] * h, p[1] + nn[1] * h))
            right.append((p[0] - nn[0] * h, p[1] - nn[1] * h))
        self.fill(left + right[::-1], col)

    def dot(self, x: float, y: float, r: float, col: str = "ink", w: float = 0) -> None:
        cx, cy = self.pt(x, y)
        pts = ellipse(cx, cy, r * self.k)
        self.fill(pts, col)
        if w:
            self.stroke(pts, self.lw(w), "ink", True)
