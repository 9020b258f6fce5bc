"""Ribbons and braid: a band along a line with a running motif."""

import itertools
import math

from .contour import Line, Spec, curve, ellipse
from .hatching import Hatching
from .ink import Ink
from .polyline import Shape, length, lerp, normals, offset, resample


class Bands(Hatching):
    def band(
        self,
        s: Spec,
        width: float,
        col: str = "yellow",
        motif: str | None = None,
        w: float = 2.0,
        mcol: str = "ink",
        mw: float | None = None,
        period: float | None = None,
        clip: Shape | None = None,
        edge: bool = True,
        cap: bool = False,
    ) -> tuple[Line, Line]:
        """A ribbon of this width along a centre line; returns its two edges in card units.

        Motifs: zig wave tri cross dots beads gems stripe stripe2 ticks leaf. `clip` keeps it inside a shape,
        `cap` closes its ends with a line, `edge=False` leaves the sides bare.
        """
        if motif is not None and motif not in MOTIFS:
            raise ValueError(f"no braid called {motif!r}; there are {', '.join(MOTIFS)}")
        if clip:
            with self.clipped(clip):
                return self.band(s, width, col, motif, w, mcol, mw, period, None, edge, cap)
        pl = self.T(curve(s))
        h = width * self.k / 2
        pl = resample(pl, max(6, int(length(pl) / 3)))
        a, b = offset(pl, h), offset(pl, -h)
        self.fill(a + b[::-1], col)
        if motif:
            MOTIFS[motif](self, pl, h, period or h * 1.6, self.lw(mw or w), mcol)
        if edge:
            we = self.lw(w)
            self.stroke(a, we)
            self.stroke(b, we)
            if cap:
                self.stroke([a[0], b[0]], we)
                self.stroke([a[-1], b[-1]], we)
        return a, b


def _zigzag(pl: Line, amp: float, per: float, first: int = 1) -> Line:
    cs = resample(pl, 2 * max(2, round(length(pl) / per)))
    steps = enumerate(zip(cs, normals(cs), strict=True))
    signs = (-first, first)
    return [(p[0] + n[0] * amp * signs[i % 2], p[1] + n[1] * amp * signs[i % 2]) for i, (p, n) in steps]


def _zig(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    p.stroke(_zigzag(pl, h * 0.52, per), w, col)


def _wave(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    p.stroke(curve(_zigzag(pl, h * 0.52, per)), w, col)


def _cross(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    for first in (1, -1):
        p.stroke(_zigzag(pl, h * 0.52, per, first), w, col)


def _tri(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    cs = resample(pl, 2 * max(2, round(length(pl) / per)))
    ns = normals(cs)
    for i in range(0, len(cs) - 2, 2):
        sides = ((i, -h), (i + 1, h * 0.55), (i + 2, -h))
        p.fill([(cs[j][0] + ns[j][0] * d, cs[j][1] + ns[j][1] * d) for j, d in sides], col)


def _round(share: float, ringed: bool, p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    m = max(1, round(length(pl) / per))
    for x, y in resample(pl, m * 2)[1::2]:
        pts = ellipse(x, y, h * share, n=14)
        p.fill(pts, col)
        if ringed:
            p.stroke(pts, w * 0.8, "ink", True)


def _dots(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    _round(0.34, False, p, pl, h, per, w, col)


def _beads(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    _round(0.5, False, p, pl, h, per, w, col)


def _gems(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    _round(0.5, True, p, pl, h, per, w, col)


def _stripe(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    p.stroke(pl, w, col)


def _stripe2(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    p.stroke(offset(pl, h * 0.36), w, col)
    p.stroke(offset(pl, -h * 0.36), w, col)


def _ticks(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    cs = resample(pl, max(2, round(length(pl) / per)))
    for q, n in list(zip(cs, normals(cs), strict=True))[1:-1]:
        p.stroke([(q[0] + n[0] * h, q[1] + n[1] * h), (q[0] - n[0] * h, q[1] - n[1] * h)], w, col)


def _leaf(p: Ink, pl: Line, h: float, per: float, w: float, col: str) -> None:
    cs = resample(pl, max(2, round(length(pl) / per)))
    for a, b in itertools.pairwise(cs):
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1
        nx, ny = -dy / d * h, dx / d * h
        half = lerp(a, b, 0.5)
        for sg in (1, -1):
            tip = (b[0] + nx * 0.8 * sg, b[1] + ny * 0.8 * sg)
            belly = lerp(lerp(a, tip, 0.5), (half[0] + nx * 0.9 * sg, half[1] + ny * 0.9 * sg), 0.5)
            p.brush([a, belly, tip], (0.2, 2.6, 0.1), w, col, raw=True, n=6)


MOTIFS = {
    "zig": _zig,
    "wave": _wave,
    "cross": _cross,
    "tri": _tri,
    "dots": _dots,
    "beads": _beads,
    "gems": _gems,
    "stripe": _stripe,
    "stripe2": _stripe2,
    "ticks": _ticks,
    "leaf": _leaf,
}
