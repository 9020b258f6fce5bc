"""Sleeved arms with elbows, set into the shoulder, with cuffs and a hand at the wrist."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from images.drawn.kit import Line, Pen, Point, Shape, lerp

Outline = list[tuple[float, ...]]
FOLDED = 1.75
"""A bend, in radians, from which an arm counts as folded."""


@dataclass(frozen=True)
class Arm:
    """What was drawn: the sleeve, its contour without the seam, the forearm's direction (0 right, 90 down)."""

    sleeve: Shape
    contour: Line
    angle: float


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
    chest: float | None = 240,
    shade: float = 1.0,
) -> Arm:
    """An arm from shoulder to wrist, bent at the elbow; it grows out of a garment whose middle is at x = chest.

    w are half widths at shoulder, elbow and wrist; puff swells the upper sleeve. `hand` draws a hand whose wrist
    is at 0,0 and whose fingers point to +x (hand_flat, hand_point; for fists use their own wrist option); it is
    placed at the wrist, scaled by hand_s, under the cuff. On the side of the chest the contour stops at the armpit
    and a seam runs up from there; chest=None closes the contour (a leg, or an arm whose shoulder is hidden).
    shade lengthens or shortens the hatching.
    """
    u, f = _unit(shoulder, elbow), _unit(elbow, wrist)
    angle = math.degrees(math.atan2(f[1], f[0]))
    if hand is not None:
        with p.at(*_off(wrist, f, -4), hand_s, rot=angle):
            hand(p)
    out = 1.0 if u[0] * f[1] - u[1] * f[0] < 0 else -1.0
    n1, n2 = (-u[1] * out, u[0] * out), (-f[1] * out, f[0] * out)
    b = _unit((0, 0), (n1[0] + n2[0], n1[1] + n2[1]))
    bend = math.acos(max(-1.0, min(1.0, u[0] * f[0] + u[1] * f[1])))
    ws, we, ww = w
    fore, wf = lerp(elbow, wrist, 0.55), (we + ww) / 2 + 2
    corner = _off(elbow, b, -we * (0.95 - 0.18 * bend))
    bent = _elbow(elbow, (n1, b, n2), bend, we)
    outer, inner = _upper(shoulder, elbow, n1, ws, (ws + we) / 2, puff, chest)
    pts: Outline = [
        *outer,
        *bent,
        _off(fore, n2, wf),
        (*_off(wrist, n2, ww), 1),
        (*_off(wrist, n2, -ww), 1),
        _off(fore, n2, -wf * 0.9),
        (*corner, 1),
        *inner,
    ]
    sh = p.shape(pts, col, line if chest is None else 0)
    _shade(p, sh, pts, len(outer), len(outer) + len(bent) - 1, we * shade)
    _creases(p, sh, corner, math.atan2(b[1], b[0]), we)
    contour = sh.pts
    if chest is not None:
        contour = _set_in(p, sh, pts, u, ws, line)
    if cuff:
        middle = _off(wrist, f, -cuff_w / 2)
        p.band(
            [_off(middle, n2, ww + 2.5), _off(middle, n2, -ww - 2.5)], cuff_w, cuff, motif, w=2.1, period=9, cap=True
        )
    return Arm(sh, contour, angle)


def trace(p: Pen, drawn: Arm, line: float = 2.9) -> None:
    """The contour of a sleeve once more, over what was painted on it."""
    for shift in (0.0, p.lw(line) * 0.2):
        p.stroke([(x + shift, y + shift * 1.2) for x, y in drawn.contour], p.lw(line) * 0.8)


def _unit(a: Point, b: Point) -> Point:
    d = math.dist(a, b) or 1e-6
    return (b[0] - a[0]) / d, (b[1] - a[1]) / d


def _off(at: Point, way: Point, by: float) -> Point:
    return at[0] + way[0] * by, at[1] + way[1] * by


def _elbow(elbow: Point, out: tuple[Point, Point, Point], bend: float, we: float) -> Outline:
    """The outside of an elbow: one point, or a round of three where the arm is folded and would end in a spike.

    out are the ways outward from the upper arm, the elbow and the forearm; bend is in radians.
    """
    n1, b, n2 = out
    if bend < FOLDED:
        return [_off(elbow, b, we * (1.0 + 0.28 * bend))]
    sides = [_unit((0, 0), (n[0] + 0.7 * b[0], n[1] + 0.7 * b[1])) for n in (n1, n2)]
    return [_off(elbow, sides[0], we * 1.06), _off(elbow, b, we * 1.3), _off(elbow, sides[1], we * 1.06)]


def _upper(
    shoulder: Point, elbow: Point, n: Point, ws: float, wu: float, puff: float, chest: float | None
) -> tuple[Outline, Outline]:
    """Both sides of the upper sleeve, the elbow's outside (direction n) first, to put before and after the elbow."""
    u, half = _unit(shoulder, elbow), lerp(shoulder, elbow, 0.5)
    near = _off(shoulder, u, -2)
    if chest is None:
        outer = [_off(near, n, ws * 0.82), _off(half, n, wu + puff)]
        return list(outer), [_off(half, n, -wu - puff / 2), _off(near, n, -ws * 0.82), _off(shoulder, u, -ws * 0.42)]
    chestward = n[0] * (chest - shoulder[0]) > 0
    free = (-n[0], -n[1]) if chestward else n
    top = (*_off(_off(shoulder, u, -ws * 0.85), free, -ws * 0.1), 1)
    pit = (*_off(lerp(shoulder, elbow, 0.34), free, -wu * 0.94), 1)
    side = [top, _off(near, free, ws * 0.84), _off(half, free, wu + puff)]
    return ([pit], [*side[::-1]]) if chestward else (list(side), [pit])


def _set_in(p: Pen, sh: Shape, pts: Outline, u: Point, ws: float, line: float) -> Line:
    """The contour from the shoulder round the wrist to the armpit, and the gathered seam between the two."""
    first, last = (pts[0][0], pts[0][1]), (pts[-1][0], pts[-1][1])
    contour = sh.edge(p.pt(*first), p.pt(*last), long=True)
    trace(p, Arm(sh, contour, 0), line)
    p.brush([first, lerp(first, last, 0.5), last], (1, 0.85, 0.9), line * 0.8)
    for i, reach in enumerate((0.3, 0.5, 0.42, 0.56, 0.36), 1):
        at = lerp(first, last, i / 6)
        p.brush([at, _off(at, u, ws * reach * 0.6), _off(at, u, ws * reach)], (1, 0.7, 0.1), 1.8)
    return contour


def _shade(p: Pen, sh: Shape, pts: Outline, first: int, last: int, we: float) -> None:
    """Hatching along both edges; pts[first] to pts[last] are the elbow's outside."""
    at = [(q[0], q[1]) for q in pts]
    p.hatch(sh, at[0], at[first], L=we * 0.85, gap=4.7, w=2.0, slant=6)
    p.hatch(sh, at[first], at[last + 2], L=we * 0.75, gap=4.7, w=1.9, slant=-6)
    p.hatch(sh, at[last + 6], at[last + 5], L=we * 0.4, gap=4.8, w=1.6)
    p.hatch(sh, at[last + 5], at[last + 3], L=we * 0.35, gap=4.8, w=1.6)


def _creases(p: Pen, sh: Shape, crook: Point, base: float, we: float) -> None:
    """Folds that radiate from the crook of the elbow towards its outside (base, in radians)."""
    with p.clipped(sh):
        for turn, reach in ((-0.95, 1.0), (-0.32, 1.35), (0.32, 1.3), (0.95, 0.95)):
            way = (math.cos(base + turn), math.sin(base + turn))
            far = _off(crook, way, we * reach)
            near = lerp(crook, far, 0.22)
            sag = 2.5 if turn > 0 else -2.5
            p.brush([near, _off(lerp(near, far, 0.55), (-way[1], way[0]), sag), far], (1, 0.9, 0.1), 2.4)
