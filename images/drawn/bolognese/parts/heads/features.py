"""The features of a face: eye, nose, mouth, wrinkles."""

from images.drawn.kit import Line, Pen

BRIDGES: dict[str, Line] = {
    "straight": [(3.4, -11), (4, -3), (6, 6), (8.8, 13), (6.5, 17)],
    "hooked": [(2.8, -12), (6.2, -5), (8, 2), (9.8, 13), (6, 18.6)],
    "snub": [(3, -8), (3, 0), (4.6, 6), (9, 10.6), (6.6, 15)],
    "broad": [(4, -10), (5, -2), (6.4, 6), (10.6, 13.4), (8, 17)],
}
"""The nose's contour on the far side, from between the eyes to under its tip."""


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
    wide: float = 1.0,
) -> None:
    """An eye whose outer corner is at the right; look and gaze move the pupil across and down (-1..1).

    lid lowers the eyelid (0..1), wide opens the eye: below 1 a narrow one, above 1 a round one.
    """
    s *= 0.86 if far else 1
    with p.at(x, y, s, sy=s * wide):
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


def draw_nose(p: Pen, t: float, k: float, bridge: str) -> None:
    """One contour on the far side, hooked under, and the near nostril."""
    side = [(x, y * k if y > 0 else y) for x, y in BRIDGES[bridge]]
    low, out = side[-1][1], -2.4 if bridge == "broad" else 0.0
    with p.at(6.5 * t, 0, flip=t < 0):
        p.brush(side, (0.1, 0.7, 1.05, 1.35, 0.9), 2.3)
        p.brush([(side[-1][0] + 0.3, low), (1, low + 2.3), (-4 + out, low + 0.2)], (0.9, 1, 0.2), 2.2)
        p.brush([(-5.4 + out, low - 6), (-7.6 + out, low - 2), (-4.6 + out, low + 1)], (0.2, 1, 0.6), 1.8)


def draw_mouth(p: Pen, mouth: str, lips: str | None) -> None:
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


def draw_wrinkles(p: Pen, t: float) -> None:
    with p.at(4 * t, 0):
        for _ in p.mirrored():
            p.brush("-21,2 -15,7 -7,6", (0.1, 1, 0.1), 1.8)
            p.brush("-12,15 -16,21 -15.5,29", (0.1, 1, 0.1), 1.9)
            p.brush("-26,-9 -30,-12", (1, 0.6, 0.1), 1.5)
        for y in (-27, -32, -37):
            p.brush([(-13, y + 1), (0, y - 1.5), (13, y + 1)], (0.1, 1, 0.1), 1.6)
