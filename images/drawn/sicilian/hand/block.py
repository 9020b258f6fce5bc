"""The whole pen of the Sicilian pack: contours of a knife, shading and folds of a gouge. L is a wedge's length."""

# ruff: noqa: N803

import math
from collections.abc import Iterator
from contextlib import contextmanager

from images.drawn.kit import Line, Point, Points, Shape, Spec, curve, inside, length, lerp, normals, poly, resample

from .knife import Knife, noise


class Block(Knife):
    """All that is cut into the wood; coordinates as in the kit."""

    def hatch_edge(
        self,
        e: Line,
        within: Points,
        L: float = 26,
        gap: float = 9,
        w: float = 3.6,
        slant: float = 0,
        bend: float = 0.0,
        col: str = "ink",
        env: bool = True,
        side: int | None = None,
    ) -> None:
        """Wedges cut inward from an edge: by hand, so never two alike, and now and then one is left out."""
        total = length(e)
        if total < gap:
            return
        pts = resample(e, max(4, int(total / 3)))
        ns = normals(pts)
        if side is None:
            m = len(pts) // 2
            probe = (pts[m][0] + ns[m][0] * 3, pts[m][1] + ns[m][1] * 3)
            side = 1 if inside(probe, within) else -1
        rng, at = self.rng, gap * self.rng.uniform(0.3, 0.7)
        slow = noise(rng, gap * 5)
        weight = self.lw(w)
        while at < total:
            u = at / total
            i = min(len(pts) - 1, int(u * (len(pts) - 1)))
            p, n = pts[i], ns[i]
            ll = L * (0.5 + 0.5 * math.sin(math.pi * u) if env else 1.0) * (1 + 0.3 * slow(at)) * rng.uniform(0.7, 1.15)
            turn = math.atan2(n[1] * side, n[0] * side) + math.radians(slant + rng.uniform(-7, 7))
            q = (p[0] + math.cos(turn) * ll, p[1] + math.sin(turn) * ll)
            sag = (bend + rng.uniform(-0.05, 0.05)) * ll
            mid = lerp(p, q, 0.5)
            mid = (mid[0] - math.sin(turn) * sag, mid[1] + math.cos(turn) * sag)
            if rng.random() > 0.09 and (not within or inside(mid, within)):
                end = q if not within or inside(q, within) else lerp(mid, q, 0.3)
                self.brush([p, mid, end], (1.1, 0.75, 0.06), weight * rng.uniform(0.75, 1.2), col, raw=True, n=5)
            at += gap * rng.uniform(0.68, 1.34) * (1 + 0.22 * slow(at + 400))

    def shade(
        self, sh: Shape, a: Point, b: Point, L: float = 24, gap: float = 9, w: float = 3.6, slant: float = 0,
        bend: float = 0.0, long: bool = False,
    ) -> None:  # fmt: skip
        """Wedges inward from the contour's run from the point nearest a to that nearest b, in local units."""
        a, b = self.pt(*a), self.pt(*b)
        self.hatch_edge(sh.edge(a, b, long), sh.pts, L * self.k, gap * max(0.62, self.k), w, slant, bend)

    def folds(self, *lines: Spec, w: float = 4.2, taper: tuple[float, ...] = (1.15, 0.9, 0.55, 0.08)) -> None:
        """Folds of cloth: strong where they begin, running out to nothing."""
        for s in lines:
            self.brush(s, taper, w * self.rng.uniform(0.86, 1.12))

    def fan(
        self, top: Spec, foot: Spec, n: int, w: float = 4.0, reach: tuple[float, float] = (0.45, 0.95),
        skip: float = 0.0,
    ) -> None:  # fmt: skip
        """Folds running from the line top towards the line foot, of uneven lengths and distances."""
        a, b = curve(top) if isinstance(top, str) else poly(top), curve(foot) if isinstance(foot, str) else poly(foot)
        above, below = resample(a, 60), resample(b, 60)
        for i in range(n):
            u = (i + 0.5 + self.rng.uniform(-0.27, 0.27)) / n
            if self.rng.random() < skip:
                continue
            p, q = above[round(u * 60)], below[round(u * 60)]
            far = self.rng.uniform(*reach)
            bow = self.rng.uniform(-5, 5)
            mid = lerp(p, q, far * 0.5)
            self.brush([p, (mid[0] + bow, mid[1]), lerp(p, q, far)], (1.2, 0.8, 0.08), w * self.rng.uniform(0.7, 1.15))

    @contextmanager
    def inside(self, sh: Shape) -> Iterator[None]:
        """As clipped, and the contour is cut once more afterwards."""
        with self.clipped(sh):
            yield
        self.outline(sh)
