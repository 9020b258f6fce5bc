"""Hands that hold: round a shaft, by finger and thumb, with the reins; the thing held passes through 0,0."""

from images.drawn.kit import Pen, lerp


def _stub(p: Pen, wrist: float, reach: float, skin: str) -> None:
    """The back of the hand and the wrist, leaving the fist in direction `wrist` (degrees, 0 right, 90 down)."""
    with p.at(0, 2, rot=wrist):
        sh = p.shape([(-6, -19, 1), (12, -18), (reach, -11.5, 1), (reach, 11.5, 1), (12, 18), (-6, 19, 1)], skin, 2.5)
        p.hatch(sh, (4, 18), (reach - 2, 12), L=8, gap=3.6, w=1.3, slant=-10)


def fist(p: Pen, skin: str = "flesh", thumb: bool = True, wrist: float | None = None, reach: float = 40) -> None:
    """A fist round an upright shaft at x = 0, fingers in front, their knuckles left, the thumb wrapped over them.

    wrist adds the wrist, leaving in that direction (0 right, 90 down), its end at `reach`: put the cuff there.
    """
    if wrist is not None:
        _stub(p, wrist, reach, skin)
    back = p.shape("-6,-21 4,-23 14,-20 20,-10 21,6 17,20! 4,24! -6,21", skin, 2.4)
    p.hatch(back, (20, -10), (17, 20), L=6, gap=3.6, w=1.2)
    rows = ((-15.5, -14.5, 14.5), (-5.8, -17.5, 16.5), (4.0, -17, 15.5), (13.4, -14, 12.5))
    for i, (y, a, b) in enumerate(rows):
        d = 5.4 - 0.3 * i
        p.shape(
            [(a, y + 1), (a + 2.4, y - d + 0.6), (a + 9, y - d), (b - 5, y - d + 1.4), (b, y + 0.6),
             (b - 2.4, y + d - 0.4), (a + 9, y + d), (a + 2.6, y + d - 0.8)],
            skin,
            2.2,
        )  # fmt: skip
        p.brush([(a + 9.5, y - d + 1.6), (a + 8.6, y), (a + 9.5, y + d - 1.8)], (0.2, 1, 0.2), 1.3)
        p.brush([(b - 5.6, y - 2.4), (b - 2.6, y + 0.4), (b - 5.2, y + 2.8)], (0.2, 1, 0.2), 1.2)
        p.brush([(a + 2.6, y + d - 1.6), (a + 6, y + d - 2.2)], (1, 0.2), 1.6)
    if thumb:
        across = p.shape("21,8! 21,-4 16,-14 8,-20 -2,-22.5 -8,-19.5 -8.6,-14.6 -3,-12.4 4,-10.6 9,-5 11,5!", skin, 2.3)
        p.hatch(across, (12, 4), (-2, -12), L=5, gap=3.4, w=1.2)
        p.brush("-7.4,-19 -3.6,-17.6 -4,-14.2", (0.2, 1, 0.3), 1.2)
        p.brush("7,-17.4 8.6,-14.6 7.6,-11.4", (0.2, 1, 0.2), 1.3)


def grip(
    p: Pen, wrist: float = 20, shaft: float = 0, reach: float = 40, skin: str = "flesh", thumb: bool = True
) -> None:
    """A fist that really holds: shaft turned by `shaft` degrees, wrist leaving at `wrist` (0 right, 90 down).

    For a hand coming from the left use p.at(..., flip=True) and mirror the angles.
    """
    _stub(p, wrist, reach, skin)
    with p.at(0, 0, rot=shaft):
        fist(p, skin, thumb)


def hand_closed(p: Pen) -> None:
    """A fist at the end of an arm, for its `hand`: the wrist at 0,0, the knuckles towards +x."""
    with p.at(30, 0, 0.95, flip=True):
        grip(p, wrist=0, reach=32)


def pinch(p: Pen, wrist: float = 90, reach: float = 46, skin: str = "flesh") -> None:
    """Finger and thumb holding something small at 0,0 from below; the wrist leaves at `wrist` (90 down)."""
    with p.at(0, 0, rot=wrist - 90):
        sh = p.shape(
            f"-12,{reach}! -15,36 -17,28 -14,18 -8,8 -5,0 -2,-4 1.6,-2 1,4 -1,10! 3,4 5,-3 8.4,-4 10,0 "
            f"9,8! 15,8 17,12 14,17! 19,19 19,24 15,27! 17,31 16,36 13,38 12,{reach}!",
            skin,
            2.5,
        )
        p.brush("-1,10 -3,17 -7,23", (0.9, 1, 0.1), 1.8)
        p.brush("9,8 5,14 0,18", (0.9, 1, 0.1), 1.8)
        p.brush("14,17 8,19 4,23", (0.9, 1, 0.1), 1.8)
        p.brush("15,27 9,28 5,31", (0.9, 1, 0.1), 1.8)
        p.brush("-3.4,0 -1.4,-1.6 0.2,0", (0.2, 1, 0.2), 1.2)
        p.hatch(sh, (-12, reach - 2), (-15, 20), L=7, gap=3.5, w=1.3)


def reins(p: Pen, a: tuple[float, float], b: tuple[float, float], col: str = "red", wrist: float = 0) -> None:
    """A fist at 0,0 holding straps that run out to a and b (local units)."""
    for far in (a, b):
        mid = lerp((0, 0), far, 0.5)
        p.band([(0, 0), (mid[0], mid[1] + 6), far], 8, col, None, w=2.0)
    with p.at(0, 0, rot=90):
        grip(p, wrist - 90, reach=36, thumb=False)
        p.shape("-10,-18 -14,-10 -12,2 -6,6 -2,2 -4,-8 -2,-16", "flesh", 2.2)
