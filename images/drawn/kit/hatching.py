"""Woodcut shading: hatching from an edge, folds with ticks, pleats, strands; L is a stroke's length."""

# ruff: noqa: N803

import math

from .contour import Line, Point, Spec, curve
from .ink import Ink
from .polyline import Points, Shape, inside, length, lerp, mix, normals, resample

UNEVEN, LEFT_OUT, FINE = 0.32, 0.05, 8
"""A hand is no comb: strokes stand up to this share of a gap off, and now and then one is missing; steps within a gap."""


class Hatching(Ink):
    def hatch(
        self,
        sh: Shape,
        a: Point,
        b: Point,
        L: float = 20,
        gap: float = 4.6,
        w: float = 1.9,
        slant: float = 0,
        bend: float = 0.0,
        long: bool = False,
        col: str = "ink",
        env: bool = True,
        local: bool = True,
    ) -> None:
        """Tapered strokes of length L growing inward from the outline's run a..b of a shape."""
        if local:
            a, b = self.pt(*a), self.pt(*b)
        self.hatch_edge(sh.edge(a, b, long), sh.pts, L, gap, w, slant, bend, col, env)

    def hatch_edge(
        self,
        e: Line,
        within: Points,
        L: float = 20,
        gap: float = 4.6,
        w: float = 1.9,
        slant: float = 0,
        bend: float = 0.0,
        col: str = "ink",
        env: bool = True,
        side: int | None = None,
    ) -> None:
        """As hatch, from any edge in card units; strokes stop where they would leave the outline `within`."""
        total = length(e)
        if total < 2:
            return
        n = max(2, int(total / gap))
        fine = resample(e, n * FINE)
        ns = normals(fine)
        if side is None:
            m = len(fine) // 2
            probe = (fine[m][0] + ns[m][0] * 2.5, fine[m][1] + ns[m][1] * 2.5)
            side = 1 if inside(probe, within) else -1
        swell = self.rng.uniform(0, math.tau)
        for i in range(n + 1):
            if self.rng.random() < LEFT_OUT:
                continue
            at = min(n * FINE, max(0, round((i + self.rng.uniform(-UNEVEN, UNEVEN)) * FINE)))
            p, nn = fine[at], ns[at]
            ll = L * (0.45 + 0.55 * math.sin(math.pi * i / n)) if env else L
            ll *= self.rng.uniform(0.66, 1.12) * (1 + 0.14 * math.sin(i * 0.9 + swell))
            ang = math.atan2(nn[1] * side, nn[0] * side) + math.radians(slant + self.rng.uniform(-7, 7))
            dx, dy = math.cos(ang), math.sin(ang)
            seg, steps = [p], max(3, int(ll / 4))
            for s in range(1, steps + 1):
                u = s / steps * ll
                sag = bend * (u / L) ** 2 * L
                q = (p[0] + dx * u - dy * sag, p[1] + dy * u + dx * sag)
                if within and not inside(q, within):
                    break
                seg.append(q)
            if len(seg) >= 3:
                weight = w * self.rng.uniform(0.78, 1.16)
                self.brush(seg, (1, 0.8, 0.45, 0.05), weight, col, raw=True, n=len(seg))

    def comb(
        self,
        s: Spec,
        L: float = 10,
        gap: float = 4.4,
        w: float = 1.7,
        side: int = 1,
        line: float = 2.0,
        slant: float = 35,
        col: str = "ink",
    ) -> None:
        """A fold: a tapered line with short ticks on one side."""
        pl = self.T(curve(s))
        self.brush(pl, (0.5, 1, 0.9, 0.15), line, col, raw=True)
        n = max(2, int(length(pl) / gap))
        fine = resample(pl, n * FINE)
        ns = normals(fine)
        for i in range(n + 1):
            at = min(n * FINE, max(0, round((i + self.rng.uniform(-UNEVEN, UNEVEN)) * FINE)))
            p, nn = fine[at], ns[at]
            ll = L * math.sin(math.pi * (0.12 + 0.8 * i / n)) * self.rng.uniform(0.62, 1.12)
            ang = math.atan2(nn[1] * side, nn[0] * side) + math.radians(slant + self.rng.uniform(-6, 6)) * side
            q = (p[0] + math.cos(ang) * ll, p[1] + math.sin(ang) * ll)
            self.brush([p, lerp(p, q, 0.5), q], (1, 0.6, 0), w, col, raw=True, n=3)

    def pleats(
        self,
        top: Spec,
        bot: Spec,
        n: int = 12,
        w: float = 2.0,
        ends: tuple[float, float] = (0.0, 1.0),
        short: float = 0.55,
        both: bool = False,
        col: str = "ink",
    ) -> None:
        """Alternating long and short tapered lines from the line top towards the line bot."""
        fine = (n + 1) * FINE
        above, below = resample(self.T(curve(top)), fine), resample(self.T(curve(bot)), fine)
        for i in range(1, n + 1):
            at = min(fine, round((i + self.rng.uniform(-UNEVEN, UNEVEN) * 0.6) * FINE))
            a, b = above[at], below[at]
            f = 1.0 if i % 2 == 0 else short * self.rng.uniform(0.8, 1.1)
            a2, b2 = lerp(a, b, ends[0]), lerp(a, b, ends[0] + (ends[1] - ends[0]) * f)
            self.brush([a2, lerp(a2, b2, 0.5), b2], (1.1, 0.8, 0.1), w, col, raw=True, n=6)
            if both and i % 2:
                b3 = lerp(a, b, 0.62)
                self.brush([b, lerp(b, b3, 0.5), b3], (1.1, 0.7, 0.05), w, col, raw=True, n=6)

    def strands(
        self,
        one: Spec,
        other: Spec,
        n: int = 8,
        w: float = 1.5,
        col: str = "ink",
        ws: tuple[float, ...] = (0.25, 1, 0.2),
        jitter: float = 0.0,
        t0: float = 0.0,
        t1: float = 1.0,
    ) -> None:
        """Tapered lines between two guide lines: hair, feathers, drapery."""
        a, b = (self.T(curve(g) if isinstance(g, str) else g) for g in (one, other))
        for i in range(n):
            t = t0 + (t1 - t0) * (i + 0.5) / n + self.rng.uniform(-jitter, jitter) / max(1, n)
            pl = mix(a, b, t, 16)
            first, last = int(self.rng.uniform(0, 2.4)), 17 - int(self.rng.uniform(0, 2.4))
            self.brush(pl[first:last], ws, w, col, raw=True)
