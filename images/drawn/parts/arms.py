"""Sleeved arms with elbows, cuffs and a hand at the wrist."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from images.drawn.kit import Pen, Point, Shape, lerp


@dataclass(frozen=True)
class Arm:
    """What was drawn: the sleeve, and the direction of the forearm in degrees (0 right, 90 down)."""

    sleeve: Shape
    angle: float


def _unit(a: Point, b: Point) -> Point:
    d = math.dist(a, b) or 1e-6
    return (b[0] - a[0]) / d, (b[1] - a[1]) / d


def arm(
    p: Pen,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    col: str = "green",
    w: tuple[float, float, float] = (30, 25, 16),
    cuff: str | None = "yellow",
    motif: str | None = "zig",
    hand: Callable[[Pen], object] | None = None,
    hand_s: float = 1.0,
    puff: float = 0.0,
    line: float = 2.9,
    cuff_w: float = 14,
) -> Arm:
    """An arm from shoulder to wrist, bent at the elbow.

    w are half widths at shoulder, elbow and wrist; puff swells the upper sleeve. `hand` draws a hand whose wrist
    is at 0,0 and whose fingers point to +x (hand_flat, hand_point; for fists use their own wrist option); it is
    placed at the wrist, scaled by hand_s, under the cuff.
    """
    ux, uy = _unit(shoulder, elbow)
    fx, fy = _unit(elbow, wrist)
    angle = math.degrees(math.atan2(fy, fx))
    if hand is not None:
        back = lerp(wrist, elbow, 4 / (math.dist(wrist, elbow) or 1))
        with p.at(*back, hand_s, rot=angle):
            hand(p)
    out = 1.0 if ux * fy - uy * fx < 0 else -1.0
    n1, n2 = (-uy * out, ux * out), (-fy * out, fx * out)
    bx, by = _unit((0, 0), (n1[0] + n2[0], n1[1] + n2[1]))
    bend = math.acos(max(-1.0, min(1.0, ux * fx + uy * fy)))
    ws, we, ww = w
    up, fore = lerp(shoulder, elbow, 0.5), lerp(elbow, wrist, 0.55)
    wu, wf = (ws + we) / 2 + puff, (we + ww) / 2 + 2
    tip = we * (1.0 + 0.28 * bend)
    pit = we * (0.95 - 0.18 * bend)
    corner = (elbow[0] - bx * pit, elbow[1] - by * pit)
    pts: list[tuple[float, ...]] = [
        (shoulder[0] + n1[0] * ws * 0.82 - ux * 2, shoulder[1] + n1[1] * ws * 0.82 - uy * 2),
        (up[0] + n1[0] * wu, up[1] + n1[1] * wu),
        (elbow[0] + bx * tip, elbow[1] + by * tip),
        (fore[0] + n2[0] * wf, fore[1] + n2[1] * wf),
        (wrist[0] + n2[0] * ww, wrist[1] + n2[1] * ww, 1),
        (wrist[0] - n2[0] * ww, wrist[1] - n2[1] * ww, 1),
        (fore[0] - n2[0] * wf * 0.9, fore[1] - n2[1] * wf * 0.9),
        (*corner, 1),
        (up[0] - n1[0] * (wu - puff / 2), up[1] - n1[1] * (wu - puff / 2)),
        (shoulder[0] - n1[0] * ws * 0.82 - ux * 2, shoulder[1] - n1[1] * ws * 0.82 - uy * 2),
        (shoulder[0] - ux * ws * 0.42, shoulder[1] - uy * ws * 0.42),
    ]
    sh = p.shape(pts, col, line)
    _shade(p, sh, pts, corner, elbow, (bx, by), we)
    if cuff:
        for off, width in ((-cuff_w / 2, cuff_w),):
            c = (wrist[0] + fx * off, wrist[1] + fy * off)
            k = ww + 2.5
            ends = [(c[0] + n2[0] * k, c[1] + n2[1] * k), (c[0] - n2[0] * k, c[1] - n2[1] * k)]
            p.band(ends, width, cuff, motif, w=2.1, period=9, cap=True)
    return Arm(sh, angle)


def _shade(p: Pen, sh: Shape, pts: list[tuple[float, ...]], corner: Point, elbow: Point, b: Point, we: float) -> None:
    """Hatching along both edges, and folds that radiate from the crook of the elbow."""
    at = [(q[0], q[1]) for q in pts]
    p.hatch(sh, at[0], at[2], L=we * 0.85, gap=4.7, w=2.0, slant=6)
    p.hatch(sh, at[2], at[4], L=we * 0.75, gap=4.7, w=1.9, slant=-6)
    p.hatch(sh, at[8], at[7], L=we * 0.4, gap=4.8, w=1.6)
    p.hatch(sh, at[7], at[5], L=we * 0.35, gap=4.8, w=1.6)
    base = math.atan2(b[1], b[0])
    with p.clipped(sh):
        for turn, reach in ((-0.95, 1.0), (-0.32, 1.35), (0.32, 1.3), (0.95, 0.95)):
            a = base + turn
            far = (corner[0] + math.cos(a) * we * reach, corner[1] + math.sin(a) * we * reach)
            near = lerp(corner, far, 0.22)
            sag = (-math.sin(a) * 2.5 * (1 if turn > 0 else -1), math.cos(a) * 2.5 * (1 if turn > 0 else -1))
            mid = lerp(near, far, 0.55)
            p.brush([near, (mid[0] + sag[0], mid[1] + sag[1]), far], (1, 0.9, 0.1), 2.4)
