"""Faces from the front to three quarters, and necks."""

from ..kit import Pen, Shape, curve


def eye(
    p: Pen, x: float, y: float, s: float = 1.0, look: float = 0.0, heavy: float = 1.0, far: bool = False
) -> None:
    k = s * (0.86 if far else 1)
    with p.at(x, y, k):
        p.shape("-9.5,1.6! -5,-3 1,-4 7,-1.6 10,2! 4,4 -3,4.2", "white", 0)
        p.shape(
            [
                (look * 3.4 - 3.9, -2.6, 1),
                (look * 3.4 + 3.9, -2.6, 1),
                (look * 3.4 + 3.4, 2.2),
                (look * 3.4, 4.0),
                (look * 3.4 - 3.4, 2.2),
            ],
            "ink",
            0,
        )
        p.dot(look * 3.4 - 1.1, -0.9, 0.95, "white")
        p.brush("-11.5,3 -6,-3.4 1,-5 7.5,-2.6 12,2.6", (0.4, 1.3, 1.45, 1.1, 0.25), 3.1 * heavy)
        p.brush("-7,4.6 -1,5.6 6,4.2", (0.1, 1, 0.1), 1.5)
        p.brush("-9.5,-5.6 -2,-9.6 8,-7", (0.1, 1, 0.1), 1.5)


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
) -> Shape:
    """Front to three-quarter face. turn>0 looks to the viewer's right."""
    t = turn
    sh = p.shape(
        "-29,-34 -31,-10 -28,12 -19,32 -6,44.5 5,45 17,35 27,14 31,-8 29,-34 16,-50 -16,-50", skin, 2.8
    )
    if shade:
        p.hatch(sh, (31, -6), (8, 44), L=13, gap=3.9, w=1.55, slant=-24)
        p.hatch(sh, (-27, 14), (-8, 43.5), L=6, gap=4.2, w=1.3, slant=20)
    ex = 13.4
    eye(p, -ex + 4.5 * t, -6, 1.0, t, far=t < -0.45)
    eye(p, ex + 5.5 * t, -6, 1.0, t, far=t > 0.45)
    by = -18
    p.brush(
        [
            (-ex - 12 + 4.5 * t, by + 5 - brow),
            (-ex - 2 + 4.5 * t, by - 1.5 - brow * 0.3),
            (-ex + 9 + 4.5 * t, by + 1.5 + brow),
        ],
        (0.25, 1.3, 1.05),
        3.3,
    )
    p.brush(
        [
            (ex - 8 + 5.5 * t, by + 1.5 + brow),
            (ex + 3 + 5.5 * t, by - 1.5 - brow * 0.3),
            (ex + 12 + 5.5 * t, by + 5 - brow),
        ],
        (1.05, 1.3, 0.25),
        3.3,
    )
    # nose: one contour on the far side, hooked under
    s = 1 if t >= 0 else -1
    nx = 6.5 * t
    p.brush(
        f"{nx + 3.4 * s:g},-11 {nx + 4.0 * s:g},-3 {nx + 6 * s:g},6 {nx + 8.8 * s:g},13 {nx + 6.5 * s:g},17",
        (0.1, 0.7, 1.05, 1.35, 0.9),
        2.3,
    )
    p.brush(f"{nx + 6.8 * s:g},17 {nx + 1 * s:g},19.3 {nx - 4 * s:g},17.2", (0.9, 1, 0.2), 2.2)
    p.brush(f"{nx - 5.4 * s:g},11 {nx - 7.6 * s:g},15 {nx - 4.6 * s:g},18", (0.2, 1, 0.6), 1.8)
    p.hatch_edge(
        p.T([(nx + 7.5 * s, 16), (nx + 5.2 * s, 6), (nx + 3.2 * s, -4)]),
        None,
        L=5,
        gap=3.2,
        w=1.3,
        slant=0,
        side=None if False else (1 if s > 0 else -1),
    ) if False else None
    mx = 5.6 * t
    if lips:
        p.shape(
            [
                (mx - 10, 27, 1),
                (mx - 4, 24.2),
                (mx, 25.6),
                (mx + 4, 24.2),
                (mx + 10, 27, 1),
                (mx + 5, 31.6),
                (mx - 5, 31.6),
            ],
            lips,
            0,
        )
    if mouth == "calm":
        p.brush(
            [(mx - 11, 26.6), (mx - 5, 26), (mx, 27.6), (mx + 5, 26), (mx + 11, 26.6)],
            (0.5, 0.95, 0.75, 0.95, 0.5),
            2.7,
        )
    elif mouth == "smile":
        p.brush(
            [(mx - 11.5, 24.4), (mx - 6, 27.4), (mx, 28), (mx + 6, 27.2), (mx + 11.5, 24)],
            (0.9, 0.8, 0.8, 0.8, 0.9),
            2.6,
        )
    elif mouth == "o":
        p.shape([(mx - 4.5, 27), (mx, 23.5), (mx + 4.5, 27), (mx, 31)], "ink", 1)
    if mouth != "o":
        p.brush([(mx - 5, 32.6), (mx, 33.6), (mx + 5.5, 32.4)], (0.1, 1, 0.1), 2.0)
    p.brush([(mx - 5, 39.6), (mx, 41), (mx + 5, 39.4)], (0.1, 0.8, 0.1), 1.6)
    if old:
        p.brush([(-20 + 4 * t, 3), (-15 + 4 * t, 8), (-8 + 4 * t, 7)], (0.1, 1, 0.1), 1.5)
        p.brush([(20 + 4 * t, 3), (16 + 4 * t, 8), (10 + 5 * t, 7)], (0.1, 1, 0.1), 1.5)
        p.brush([(nx - 11, 15), (nx - 15, 21), (nx - 15, 28)], (0.1, 1, 0.1), 1.7)
        p.brush([(nx + 12, 15), (nx + 15, 21), (nx + 15, 28)], (0.1, 1, 0.1), 1.7)
        for y in (-30, -35):
            p.brush([(-12, y + 1), (0, y - 1.5), (12, y + 1)], (0.1, 1, 0.1), 1.4)
    return sh


def neck(
    p: Pen, w: float = 17, top: float = 30, bot: float = 66, skin: str = "flesh", shade: bool = True
) -> Shape:
    sh = p.shape(
        [
            (-w, top, 1),
            (-w - 0.5, top + 16),
            (-w - 7, bot, 1),
            (w + 7, bot, 1),
            (w + 0.5, top + 16),
            (w, top, 1),
        ],
        skin,
        0,
    )
    for f in (1, -1):
        p.line(curve([(w * f, top), ((w + 0.5) * f, top + 16), ((w + 7) * f, bot)]), 2.6)
    if shade:
        p.hatch(sh, (w, top + 2), (w + 5, bot - 2), L=22, gap=4, w=1.6, slant=-14)
    return sh
