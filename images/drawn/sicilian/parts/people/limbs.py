"""Arms, hands, legs and feet. A hand begins at the wrist, 0,0, and reaches about 46 along x."""

import math

from images.drawn.kit import Line, Point, Shape, Spec, curve, offset, poly, resample
from images.drawn.sicilian.hand import Block


def tube(
    p: Block, s: Spec, widths: tuple[float, ...], col: str | None, w: float | None = None, cap: bool = False
) -> Shape:
    """A limb along a line, its width changing evenly between the given ones; cap: rounded where it begins."""
    line = resample(curve(s) if isinstance(s, str) or len(s) > 2 else poly(s), 26)

    def half(t: float) -> float:
        at = min(t, 0.9999) * (len(widths) - 1)
        i = int(at)
        f = at - i
        f = f * f * (3 - 2 * f)
        return (widths[i] * (1 - f) + widths[i + 1] * f) / 2

    left, right = offset(line, half), offset(line, lambda t: -half(t))
    start: Line = []
    if cap:
        (x, y), r = line[0], widths[0] / 2
        a = math.atan2(right[0][1] - y, right[0][0] - x)
        start = [(x + r * math.cos(a - math.pi * i / 8), y + r * math.sin(a - math.pi * i / 8)) for i in range(1, 8)]
    return p.shape(None, col, w, pts=left + right[::-1] + start)


def _lines(p: Block, *lines: str, w: float = 2.8) -> None:
    for s in lines:
        p.brush(s, (0.5, 1, 0.7), w)


def grip(p: Block, skin: str = "flesh") -> None:
    """A hand closed round a shaft that crosses it at x = 27."""
    p.shape("-4,-13 10,-17 22,-22 40,-19 45,-13 42,-9 47,-3 43,1 47,7 42,11 43,17 36,22 20,19 10,16 -4,13", skin, 3.6)
    _lines(p, "21,-10 32,-9 43,-9", "20,1 32,1 44,1", "21,11 32,11 42,11")
    p.shape("8,-13 18,-24 32,-27 37,-21 30,-16 20,-9", skin, 3.2)


def open_hand(p: Block, skin: str = "flesh") -> None:
    """A raised hand, its palm towards us."""
    p.shape(
        "-4,-12 8,-15 16,-26 26,-33 31,-28 26,-20 24,-14! 40,-19 52,-20 53,-13 40,-9! 56,-9 60,-4 55,0 42,0! 56,3 "
        "58,9 52,11 40,8! 49,13 50,19 "
        "43,20 28,16 12,15 -4,12",
        skin, 3.4,
    )  # fmt: skip
    _lines(p, "24,-14 34,-14", "28,-5 40,-9", "28,3 40,0", "28,10 40,8", "14,-6 20,2 18,10", w=2.4)


def pointing(p: Block, skin: str = "flesh") -> None:
    """A hand that points along x."""
    p.shape("-4,-12 10,-16 24,-18! 44,-18 60,-16 62,-10 44,-7 34,-6! 40,0 38,6! 38,12 30,18 12,16 -4,12", skin, 3.4)
    _lines(p, "22,-4 34,-6", "22,4 38,5", "22,11 34,13")
    p.shape("6,-10 14,-22 26,-26 30,-20 22,-12", skin, 3.0)


def flat_hand(p: Block, skin: str = "flesh") -> None:
    """A hand laid on something, seen from above."""
    p.shape("-4,-12 10,-15 24,-14 46,-13 54,-8 50,-3! 56,1 52,6! 52,11 46,13! 42,18 26,18 8,15 -4,12", skin, 3.4)
    _lines(p, "28,-4 50,-4", "28,5 52,5", "28,12 46,13", w=2.4)
    p.shape("6,-10 16,-22 28,-25 32,-19 22,-11", skin, 3.0)


HANDS = {"grip": grip, "open": open_hand, "point": pointing, "flat": flat_hand}


def arm(
    p: Block,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    col: str,
    hand: str = "grip",
    w: tuple[float, ...] = (44, 38, 26),
    bend: float = 0.0,
    flip: bool = False,
    s: float = 1.0,
    cuff: str | None = None,
    skin: str = "flesh",
) -> Shape:
    """A sleeved arm and its hand; the hand goes on from the forearm, turned by bend degrees, its thumb side by flip.

    w: widths at shoulder, elbow and wrist. What the hand closes round must have been drawn before.
    """
    (x0, y0), (x1, y1), (x2, y2) = shoulder, elbow, wrist
    near = ((x1 * 3 + x0) / 4, (y1 * 3 + y0) / 4)
    on = ((x1 * 3 + x2) / 4, (y1 * 3 + y2) / 4)
    sh = tube(p, [shoulder, near, on, wrist], w, col, cap=True)
    p.folds(
        [(x1 + (x0 - x2) * 0.05, y1 + (y0 - y2) * 0.05), ((x0 + x1 * 2) / 3, (y0 + y1 * 2) / 3)],
        w=3.4,
        taper=(1.1, 0.6, 0.1),
    )
    turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
    long = math.hypot(x2 - x1, y2 - y1) or 1
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    half = w[-1] / 2
    a, b = (x1 - uy * half, y1 + ux * half), (x2 - uy * half, y2 + ux * half)
    under = (
        (a, b)
        if ux > 0 or (ux == 0 and uy < 0)
        else ((x1 + uy * half, y1 - ux * half), (x2 + uy * half, y2 - ux * half))
    )
    p.shade(sh, under[0], under[1], L=13, gap=9, w=3.2)
    with p.at(x2 + ux * 3, y2 + uy * 3, s, rot=turn + bend, flip=False, sy=-s if flip else s):
        HANDS[hand](p, skin)
    if cuff:
        band = half + 4
        at = [(x2 - ux * 9, y2 - uy * 9), (x2 + ux * 5, y2 + uy * 5)]
        pts: Line = [(at[0][0] - uy * band, at[0][1] + ux * band), (at[1][0] - uy * band, at[1][1] + ux * band),
                     (at[1][0] + uy * band, at[1][1] - ux * band), (at[0][0] + uy * band, at[0][1] - ux * band)]  # fmt: skip
        p.shape(None, cuff, 3.4, pts=pts)
    return sh


def shoe(p: Block, x: float, y: float, col: str = "ink", way: int = -1, s: float = 1.0, toe: float = 0.0) -> None:
    """A shoe at the ankle x, y, its toe to the left (way -1) or right; toe turns it down in degrees."""
    with p.at(x, y, s, rot=toe * way, flip=way > 0):
        sh = p.shape("-13,-8! 15,-8! 17,10 14,22! -14,22 -40,23 -52,18 -46,10 -26,4", col, 3.8)
        if col != "ink":
            p.shade(sh, (14, 22), (-46, 21), L=7, gap=8, w=2.8)
        else:
            p.brush("-40,14 -24,9 -10,4", (0.2, 1, 0.3), 2.6, "paper")


def bare_foot(p: Block, x: float, y: float, way: int = -1, s: float = 1.0, toe: float = 0.0) -> None:
    """A bare foot below the ankle x, y."""
    with p.at(x, y, s, rot=toe * way, flip=way > 0):
        p.shape("-12,-10! 13,-10! 18,10 15,22! -12,22 -40,24 -50,19 -46,12 -26,6", "flesh", 3.6)
        for at in (-44, -37, -30):
            p.brush([(at, 14), (at + 2, 21)], (0.4, 1), 2.2)


def leg(
    p: Block, hip: Point, knee: Point, ankle: Point, col: str, way: int = -1, shoes: str | None = "ink",
    w: tuple[float, ...] = (56, 40, 44, 25), s: float = 1.0, toe: float = 0.0,
) -> Shape:  # fmt: skip
    """A leg in hose (or bare: col flesh, shoes None) with its foot."""
    x0, y0 = knee
    calf = ((x0 * 2 + ankle[0]) / 3, (y0 * 2 + ankle[1]) / 3)
    if shoes:
        shoe(p, *ankle, col=shoes, way=way, s=s, toe=toe)
    else:
        bare_foot(p, *ankle, way=way, s=s, toe=toe)
    sh = tube(p, [hip, knee, calf, ankle], w, col)
    p.shade(sh, (hip[0] - way * w[0] / 2, hip[1] + 10), (ankle[0] - way * w[-1] / 2, ankle[1] - 6), L=12, gap=10, w=3.2)
    p.brush([(x0 + 8 * way, y0 - 8), (x0 + 13 * way, y0), (x0 + 8 * way, y0 + 9)], (0.2, 1, 0.2), 2.8)
    return sh
