"""Trump 16, the Star: one great star over three crowned kings, the first with a green orb."""

import math

from images.drawn.bolognese.parts import arm, crown, hand_flat, head_goatee, head_old, head_youth, number, pinch
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def big_star(p: Pen, x: float, y: float, r: float) -> None:
    """Eight faceted points in a burst of fine rays."""
    for i in range(88):
        if i % 11 == 0:  # hidden by a point
            continue
        turn = math.radians(i * 360 / 88)
        far = r * (1.28 if i % 11 == 5 else 1.21 if i % 2 else 1.08)
        c, n = math.cos(turn), math.sin(turn)
        p.brush([(x + r * 0.5 * c, y + r * 0.5 * n), (x + far * c, y + far * n)], (1, 0.9, 0.15), 1.9, n=3)
    pts = []
    for i in range(16):
        turn = math.radians(-90 + i * 22.5)
        rr = r * 0.52 if i % 2 else r * (1.06 if i % 4 == 0 else 0.94)
        pts.append((x + rr * math.cos(turn), y + rr * math.sin(turn)))
    sh = p.shape(None, "yellow", 3.0, pts=pts)
    for i in range(0, 16, 2):
        p.line([(x, y), pts[i]], 1.9)
        a, b = pts[i], pts[(i + 1) % 16]
        for k in range(1, 8):
            t = k / 8
            q = (b[0] + (a[0] - b[0]) * t, b[1] + (a[1] - b[1]) * t)
            axis = (x + (a[0] - x) * (0.42 + 0.58 * t), y + (a[1] - y) * (0.42 + 0.58 * t))
            p.brush([q, axis], (1, 0.3), 1.7, n=3)
        p.line([(x, y), b], 1.3)
    p.outline(sh, 3.0)
    p.shape(None, "red", 2.6, pts=ellipse(x, y, r * 0.2))
    p.shape(None, "yellow", 1.8, pts=ellipse(x, y, r * 0.09))


def left_king(p: Pen) -> None:
    robe = p.shape("66,356 92,336! 146,336! 178,354 196,400 200,505! 52,505! 50,440 56,390", "green")
    p.hatch(robe, (196, 400), (200, 500), L=24, gap=4.5, w=2.0)
    p.comb("150,380 142,430 146,500", L=12, side=1, w=1.7)
    p.comb("108,400 100,440 104,500", L=12, side=-1, w=1.7)
    p.band("128,350 128,420 122,505", 26, "yellow", "cross", w=2.2, period=17, mw=1.6)
    p.band("52,474 120,482 198,470", 15, "yellow", "wave", w=2.3, period=14, clip=robe, mcol="red", mw=2.2)
    p.outline(robe)
    # the orb, held up
    orb = p.shape(None, "green", 2.8, pts=ellipse(62, 196, 30))
    p.hatch(orb, (90, 186), (66, 225), L=16, gap=4.3, w=1.9)
    p.band("33,200 62,208 91,200", 9, "yellow", None, w=2.0, clip=orb)
    p.band("62,166 60,186 62,206", 9, "yellow", None, w=2.0, clip=orb)
    p.outline(orb)
    p.line([(62, 168), (62, 142)], 4.4)
    p.line([(53, 152), (71, 152)], 4.4)
    with p.at(62, 222, 0.9, flip=True):
        pinch(p, 84, 44)
    arm(p, (96, 384), (56, 354), (60, 262), "red", (24, 21, 14), motif="zig", chest=130)
    p.band("78,352 104,372 130,374 160,352", 19, "white", "ticks", w=2.2, period=9, cap=True)
    with p.at(124, 280, 0.88):
        head_old(p, -0.4, long=4, look=0.3, gaze=-0.5, neckw=15)
        with p.at(0, -34):
            crown(p, 34, 5, 26, tip="ball", lining="red")


def right_king(p: Pen) -> None:
    robe = p.shape("322,376 346,360! 398,360! 426,380 436,430 438,505! 300,505! 304,440", "blue")
    p.hatch(robe, (436, 430), (438, 500), L=24, gap=4.5, w=2.0)
    p.pleats("322,392 420,392", "310,505 432,505", 12, 2.1, short=0.7)
    p.band("366,376 366,430 362,505", 18, "red", "stripe2", w=2.2)
    p.band("316,404 362,414 424,404", 14, "yellow", "tri", w=2.1, period=11)
    with p.at(372, 316, 0.86):
        head_youth(p, -0.5, tone="gold", look=-0.2, gaze=-0.6, mouth="calm")
        with p.at(0, -38):
            crown(p, 35, 5, 24, tip="leaf", band="green", lining="blue")
    p.band("336,364 356,376 374,378 392,374 406,362", 17, "green", "dots", w=2.1, period=10, mcol="yellow", cap=True)
    p.shape("322,448! 396,448! 392,492! 326,492!", "yellow", 2.7, smooth=False)
    p.shape("320,436! 324,426 358,418 394,426 398,436! 398,450! 320,450!", "yellow", 2.6)
    p.band([(323, 470), (395, 470)], 12, "red", "dots", w=1.9, period=11, mcol="yellow")
    p.shape(None, "ink", 1, pts=ellipse(358, 452, 5, 6))
    arm(p, (416, 392), (436, 462), (384, 488), "blue", (19, 19, 12), hand=hand_flat, hand_s=0.66, cuff_w=10, chest=368)


def middle_king(p: Pen) -> None:
    robe = p.shape("188,388 212,370! 278,370! 302,388 316,440 320,505! 168,505! 174,440", "red")
    p.hatch(robe, (316, 440), (320, 500), L=24, gap=4.5, w=2.0)
    p.hatch(robe, (174, 440), (168, 500), L=16, gap=4.5, w=1.9)
    p.band("245,380 245,505", 30, "yellow", "zig", w=2.2, period=20)
    for s in (-1, 1):
        p.comb([(245 + 40 * s, 400), (245 + 46 * s, 440), (245 + 44 * s, 500)], L=12, side=-s, w=1.7)
    arm(p, (196, 402), (184, 466), (226, 474), "blue", (20, 19, 12), hand=hand_flat, hand_s=0.7, cuff_w=10)
    arm(p, (294, 402), (306, 470), (264, 482), "blue", (20, 19, 12), hand=hand_flat, hand_s=0.7, cuff_w=10)
    with p.at(245, 318, 0.9):
        head_goatee(p, 0.3, look=0.0, gaze=-0.8)
        with p.at(0, -36):
            crown(p, 35, 5, 28, tip="lily", band="blue", lining="green")
    p.band("196,380 220,396 245,400 270,396 294,380", 20, "green", "beads", w=2.2, period=12, mcol="yellow", cap=True)


def star_card(p: Pen) -> None:
    big_star(p, 240, 124, 86)
    number(p, "16", 452, 214, 76, "r")
    left_king(p)
    right_king(p)
    middle_king(p)


CARDS = {
    "T16": Recipe(
        draw=star_card,
        mid=seam((42, 438)),
        marks={"number": (366, 136, 90, 82), "star": (126, 12, 228, 228), "kings": (76, 208, 350, 200),
               "orb": (30, 138, 64, 90)},
    )
}  # fmt: skip
