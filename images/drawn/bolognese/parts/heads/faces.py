"""Faces from the front to three quarters; a face is about 62 x 92 around 0,0."""

from typing import Any

from images.drawn.kit import Pen, Shape

from .features import draw_mouth, draw_nose, draw_wrinkles, eye


def given(k: dict[str, Any], **usual: Any) -> dict[str, Any]:
    """The options a head was given, on top of its usual ones."""
    return usual | k


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
    bridge: str = "straight",
    wide: float = 1.0,
) -> Shape:
    """A face; turn > 0 faces the viewer's right, look/gaze direct the eyes apart from it (right, down: 1).

    brow > 0 frowns, < 0 wonders; mouth: calm smile stern o; jaw -1 pointed .. 1 square; nose scales its length,
    bridge forms it: straight hooked snub broad; wide opens the eyes (0.8 narrow .. 1.2 round);
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
            eye(p, 0, 0, 1, look * side, far=far, gaze=gaze, lid=lid, wide=wide)
            start, mid, end = (-9, -16.5 + brow), (2, -19.5 - brow * 0.3), (12, -13 - brow)
            p.brush([(x, y + 6) for x, y in (start, mid, end)], (1.05, 1.35, 0.25), 3.3 * heavy)
    draw_nose(p, t, nose, bridge)
    with p.at(5.6 * t, 0):
        draw_mouth(p, mouth, lips)
    if old:
        draw_wrinkles(p, t)
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
