"""Faces from the front to three quarters; a face is about 62 x 92 around 0,0."""

from typing import Any

from images.drawn.kit import Pen, Shape


def given(k: dict[str, Any], **usual: Any) -> dict[str, Any]:
    """The options a head was given, on top of its usual ones."""
    return usual | k


def eye(
    p: Pen,
    x: float,
    y: float,
    s: float = 1.0,
    look: float = 0.0,
    heavy: float = 1.0,
    far: bool = False,
    gaze: float = 0.0,
    lid: float = 0.0,
) -> None:
    """An eye whose outer corner is at the right; look and gaze move the pupil across and down (-1..1), lid droops."""
    with p.at(x, y, s * (0.86 if far else 1)):
        white = p.shape("-9.5,1.6! -5,-3.4 1,-4.6 7,-2 10,2! 4,4.4 -3,4.6", "white", 0)
        with p.clipped(white), p.at(look * 3.9, gaze * 1.9):
            p.shape("-4.1,-2.6 0,-5.2 4.1,-2.6 4,2 0,4.8 -4,2", "ink", 0)
            p.dot(-1.3, -1.4, 1.15, "white")
        if lid:
            top = -4.6 + 4.2 * lid
            p.shape([(-10, 1.6, 1), (-5, -4), (1, -5.4), (7.4, -3), (10.4, 2, 1), (1, top)], "flesh", 0)
        fall = 2.4 * lid
        p.brush(
            [(-11.5, 3), (-6, -3.4 + fall), (1, -5 + fall), (7.5, -2.6 + fall), (12, 2.6)],
            (0.4, 1.3, 1.45, 1.1, 0.25),
            3.1 * heavy,
        )
        p.brush("-7,4.9 -1,5.9 6,4.5", (0.1, 1, 0.1), 1.5)
        p.brush("-9.5,-5.8 -2,-9.8 8,-7.2", (0.1, 1, 0.1), 1.5)


def face(
    p: Pen,
    turn: float = 0.35,
    brow: float = 0,
    mouth: str = "calm",
    lips: str | None = None,
    skin: str = "flesh",
    shade: float = 1,
    old: bool = False,
    stubble: bool = False,
    look: float | None = None,
    gaze: float = 0.0,
    jaw: float = 0.0,
    nose: float = 1.0,
    lid: float = 0.0,
    heavy: float = 1.0,
    blush: bool = False,
) -> Shape:
    """A face; turn > 0 faces the viewer's right, look/gaze direct the eyes apart from it (right, down: 1).

    brow > 0 frowns, < 0 wonders; mouth: calm smile stern o; jaw -1 pointed .. 1 square; nose scales its length;
    lid 0..1 lowers the eyelids; heavy weighs the brows; blush reddens the cheeks.
    """
    t = turn
    sh = p.shape(_outline(t, jaw), skin, 2.8)
    with p.clipped(sh):
        if blush:
            for x in (-19 + 3 * t, 19 + 5 * t):
                with p.at(x, 14):
                    p.shape("-8,0 0,-5.5 8,0 0,5.5", "blush", 0)
        if stubble:
            for x, y in (
                (-14, 33),
                (-8, 38),
                (0, 40),
                (8, 38),
                (14, 33),
                (-17, 27),
                (18, 27),
                (-4, 36),
                (5, 36),
            ):
                p.dot(x + 4 * t, y, 0.9)
    if shade:
        p.hatch(sh, (31, -6), (8, 44), L=13, gap=3.9, w=1.55, slant=-24)
        p.hatch(sh, (-27, 14), (-8, 43.5), L=6, gap=4.2, w=1.3, slant=20)
    look = t if look is None else look
    for side, x, far in ((-1, -13.4 + 4.5 * t, t < -0.45), (1, 13.4 + 5.5 * t, t > 0.45)):
        with p.at(x, -6, flip=side < 0):
            eye(p, 0, 0, 1, look * side, far=far, gaze=gaze, lid=lid)
            start, mid, end = (-9, -16.5 + brow), (2, -19.5 - brow * 0.3), (12, -13 - brow)
            p.brush([(x, y + 6) for x, y in (start, mid, end)], (1.05, 1.35, 0.25), 3.3 * heavy)
    _nose(p, t, nose)
    with p.at(5.6 * t, 0):
        _mouth(p, mouth, lips)
    if old:
        _wrinkles(p, t)
    return sh


def _outline(t: float, jaw: float) -> list[tuple[float, float]]:
    """The contour: the far cheek falls in at the eye and comes out at the cheekbone, the chin follows the turn."""
    near, far = 1.0 - 0.02 * abs(t), 1.0 - 0.07 * abs(t)
    right = [
        (29, -34),
        (31, -20),
        (30 - abs(t) * (t > 0), -8),
        (30.5, 4),
        (28 + jaw, 15),
        (17.5 + 5.5 * jaw, 35),
    ]
    left = [
        (29, -34),
        (31, -20),
        (30 - abs(t) * (t < 0), -8),
        (30.5, 4),
        (28 + jaw, 15),
        (17.5 + 5.5 * jaw, 35),
    ]
    kr, kl = (far, near) if t > 0 else (near, far)
    slip = 3.4 * t
    down = [(x * kr + slip * max(0, y) / 35, y) for x, y in right]
    up = [(-x * kl + slip * max(0, y) / 35, y) for x, y in reversed(left)]
    chin = 5.5 + 4 * jaw
    return [*down, (chin + slip, 45), (-chin + slip, 45), *up, (-16, -50), (16, -50)]


def _nose(p: Pen, t: float, k: float) -> None:
    """One contour on the far side, hooked under, and the near nostril."""
    with p.at(6.5 * t, 0, flip=t < 0):
        tip, low = 13 * k, 17 * k
        p.brush([(3.4, -11), (4, -3), (6, 6 * k), (8.8, tip), (6.5, low)], (0.1, 0.7, 1.05, 1.35, 0.9), 2.3)
        p.brush([(6.8, low), (1, low + 2.3), (-4, low + 0.2)], (0.9, 1, 0.2), 2.2)
        p.brush([(-5.4, low - 6), (-7.6, low - 2), (-4.6, low + 1)], (0.2, 1, 0.6), 1.8)


def _mouth(p: Pen, mouth: str, lips: str | None) -> None:
    if mouth == "o":
        p.shape("-4.5,27 0,23.5 4.5,27 0,31", "ink", 1)
        return
    if lips:
        p.shape("-10,27! -4,24.2 0,25.6 4,24.2 10,27! 5,31.8 -5,31.8", lips, 0)
    lines = {
        "calm": "-11,26.6 -5,26 0,27.6 5,26 11,26.6",
        "smile": "-11.5,24.4 -6,27.4 0,28 6,27.2 11.5,24",
        "stern": "-11.5,28.6 -6,26.4 0,26.8 6,26.4 11.5,28.6",
    }
    p.brush(lines[mouth], (0.7, 0.95, 0.75, 0.95, 0.7), 2.7)
    p.brush("-5,32.6 0,33.6 5.5,32.4", (0.1, 1, 0.1), 2.0)
    p.brush("-5,39.6 0,41 5,39.4", (0.1, 0.8, 0.1), 1.6)


def _wrinkles(p: Pen, t: float) -> None:
    with p.at(4 * t, 0):
        for _ in p.mirrored():
            p.brush("-21,2 -15,7 -7,6", (0.1, 1, 0.1), 1.8)
            p.brush("-12,15 -16,21 -15.5,29", (0.1, 1, 0.1), 1.9)
            p.brush("-26,-9 -30,-12", (1, 0.6, 0.1), 1.5)
        for y in (-27, -32, -37):
            p.brush([(-13, y + 1), (0, y - 1.5), (13, y + 1)], (0.1, 1, 0.1), 1.6)
