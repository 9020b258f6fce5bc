"""Heads with loose or page-cut hair; 0,0 is the middle of the face, the neck ends near y = 66.

All heads take the face's options (turn, look, gaze, brow, mouth, lips, lid, jaw ...). A head drawn inside
`p.at(..., rot=r)` takes lean=r, so that its neck and hair hang straight and join the body.
"""

from typing import Any

from images.drawn.kit import Line, Pen, Points, Spec

from .faces import face, given
from .hair import HAIR, hair_part, lock
from .necks import droop, neck


def tress(p: Pen, a: Spec, b: Spec, n: int, tone: str, lean: float = 0.0, **k: Any) -> None:
    """A lock that hangs straight from a leaning head."""
    lock(p, droop(a, lean), droop(b, lean), n, tone, **k)


def head_long(
    p: Pen,
    turn: float = 0.3,
    tone: str = "dark",
    neckw: float = 17,
    lips: str | None = "lips",
    mouth: str = "calm",
    drop: float = 78,
    wave: float = 2.4,
    lean: float = 0.0,
    **k: Any,
) -> None:
    """Long loose hair to the shoulders (angel, queens, virtues)."""
    for side in (1, -1):
        for a, b, n, w in _falls(drop):
            tress(p, _side(a, side), _side(b, side), n, tone, lean, w=w, wave=wave)
    neck(p, neckw, lean=lean)
    face(p, turn, lips=lips, mouth=mouth, **k)
    hair_part(p, tone, 5, low=16)
    for side in (1, -1):
        a = _side([(-31, 8), (-31, 24), (-25, 40), (-31, 58), (-28, drop - 2)], side)
        b = _side([(-40, 6), (-43, 26), (-41, 44), (-48, 62), (-43, drop)], side)
        tress(p, a, b, 6, tone, lean, wave=wave * 0.8)


def _falls(drop: float) -> list[tuple[Line, Line, int, float]]:
    """The locks behind the neck: two guide lines, how many strands, their weight."""
    inner: Line = [(-24, -30), (-30, 10), (-24, 34), (-30, 56), (-24, drop - 6)]
    outer: Line = [(-34, -44), (-44, -8), (-47, 26), (-58, 54), (-50, drop - 4)]
    stray: Line = [(-38, 20), (-46, 38), (-50, drop * 0.72), (-58, drop - 6)]
    far: Line = [(-42, 10), (-55, 32), (-62, drop * 0.68), (-68, drop - 12)]
    return [(inner, outer, 9, 1.5), (stray, far, 3, 1.3)]


def _side(pts: Points, side: int) -> Line:
    return [(x * side, y) for x, y, *_ in pts]


def head_bob(
    p: Pen,
    turn: float = 0.3,
    tone: str = "dark",
    neckw: float = 18,
    curl: bool = True,
    lips: str | None = None,
    low: float = 34,
    wave: float = 1.8,
    lean: float = 0.0,
    **k: Any,
) -> None:
    """Page-cut hair to the jaw (jacks, young kings)."""
    for _ in p.mirrored():
        a: Line = [(-20, -36), (-26, 0), (-24, 22), (-18, low)]
        lock(p, a, [(-36, -44), (-46, -10), (-48, 18), (-36, low + 8)], 9, tone, wave=wave, lam=17)
    neck(p, neckw, lean=lean)
    face(p, turn, lips=lips, **k)
    for _ in p.mirrored():
        a = [(-28, -26), (-30, -8), (-29, 12), (-24, low - 4)]
        lock(p, a, [(-37, -30), (-44, -6), (-45, 18), (-35, low + 4)], 6, tone, wave=wave, lam=17)
    hair_part(p, tone, low=-8)


def head_youth(p: Pen, turn: float = 0.35, tone: str = "brown", neckw: float = 15, lean: float = 0.0, **k: Any) -> None:
    """A young face, round and rosy, with a fringe and short locks turned outwards."""
    for _ in p.mirrored():
        a = [(-22, -34), (-27, 0), (-27, 18), (-36, 30)]
        lock(p, a, [(-32, -46), (-44, -14), (-42, 10), (-50, 20)], 7, tone, wave=1.5, lam=16)
    neck(p, neckw, lean=lean)
    options = given(k, jaw=-0.15, nose=0.9, bridge="snub", wide=1.15, blush=True, mouth="smile", lips="lips")
    face(p, turn, **options)
    for _ in p.mirrored():
        a = [(-26, -30), (-29, -12), (-29, 6), (-34, 18)]
        lock(p, a, [(-36, -36), (-42, -10), (-39, 8), (-46, 14)], 5, tone, wave=1.2, lam=15)
    base, light = HAIR[tone]
    fringe = (
        "-36,-22! -41,-40 -26,-58 0,-64 26,-58 41,-40 36,-22! 29,-32 22,-27 14,-33 5,-28 -4,-33 -13,-28 -22,-33 -30,-27"
    )
    p.shape(fringe, base, 2.5)
    for i in range(17):
        u = -1 + i / 8
        p.brush(
            [(8 + u * 14, -61), (u * 33 + 2, -46), (u * 34, -33 + 4 * (i % 2))],
            (0.15, 1, 0.2),
            1.6,
            col=light,
        )
