"""The Moon: a crescent face among stars over two astronomers with dividers, globe and set square."""

import math

from images.drawn.bolognese.parts import arm, fist, hand_flat, head_profile, leafspray, palm, star
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse, lerp

from .faces_of_sky import moon_face


def moon(p: Pen) -> None:
    with p.at(240, 104):
        moon_face(p)
    for x, y, r in (
        (112, 62, 26),
        (94, 138, 23),
        (368, 62, 26),
        (424, 128, 22),
        (350, 150, 20),
        (146, 172, 16),
    ):
        star(p, x, y, r, 6, 0.5)
        for i in range(6):
            a = math.radians(-60 + 60 * i)
            p.brush([(x, y), (x + r * 0.5 * math.cos(a), y + r * 0.5 * math.sin(a))], (0.6, 1, 0.3), 1.3, n=3)
    _measurer(p)
    _listener(p)
    _globe(p)
    with p.at(178, 436, 0.9, rot=-10):
        hand_flat(p)
    _rule(p)


def _measurer(p: Pen) -> None:
    """The man at the left: he lifts the dividers and holds the globe."""
    vest = p.shape("146,300! 164,318 172,372 172,436 166,466! 92,466! 86,430 80,372 84,320 100,296!", "yellow", 2.8)
    for k in range(15):
        y = 316 + k * 10
        p.brush([(100 + (k % 2) * 4, y), (134, y + 5), (168 - (k % 2) * 4, y - 2)], (0.4, 1, 0.5), 2.0)
    p.outline(vest, 2.8)
    _kilt(p, 76, 178, "green")
    with p.at(220, 252, 1, rot=8):
        _dividers(p)
    arm(p, (146, 324), (204, 350), (213, 298), "red", (21, 18, 12), cuff_w=9, motif=None, chest=122)
    with p.at(215, 278, 0.74, rot=8, flip=True):
        fist(p, wrist=92, reach=26)
    arm(p, (104, 322), (88, 420), (172, 436), "red", (24, 23, 14), cuff_w=11, motif=None, chest=122)
    with p.at(122, 246, 0.98, flip=True, rot=-4):
        head_profile(p, "bob", lean=-4, gaze=-0.6, mouth="smile")
        leafspray(p, "20,-16 2,-36 -24,-40", 6, 14)
    p.band("92,299 108,309 124,312 140,309 154,299", 17, "blue", "dots", w=2.3, period=10, mcol="yellow", cap=True)


def _dividers(p: Pen) -> None:
    """Wing compasses, points up: two legs wide apart and the arc that joins them."""
    p.band([(-15, -22), (0, -27), (15, -22)], 7, "yellow", None, w=2.0)
    for _ in p.mirrored():
        p.shape("-4,26! 5,24! 23,-48! 24,-64! 15,-46!", "steel", 2.3)
    p.shape(None, "yellow", 2.2, pts=ellipse(0, 26, 7))


def _listener(p: Pen) -> None:
    """The man at the right: older, one hand raised, the other on his belt."""
    coat = p.shape("366,296! 388,306 398,340 400,400 404,466! 314,466! 310,410 310,350 322,312 340,298!", "green", 2.8)
    p.hatch(coat, (312, 340), (314, 462), L=18, gap=4.6, w=1.9)
    p.line("358,312 358,400 362,464", 2.0)
    for k in range(6):
        p.dot(364, 322 + k * 22, 3, "yellow", 1.5)
    _kilt(p, 302, 404, "red")
    with p.at(265, 302, 0.72, rot=-14):
        palm(p)
    arm(p, (332, 324), (280, 352), (266, 304), "red", (21, 18, 12), cuff_w=9, motif=None, chest=357)
    arm(p, (376, 322), (408, 412), (350, 456), "red", (24, 22, 13), cuff_w=11, motif=None, chest=357)
    with p.at(358, 246, 0.98, rot=4):
        head_profile(p, "short", "grey", lean=4, nose=2, chin=2, old=True, mouth="stern", brow=1)
        leafspray(p, "22,-18 2,-38 -22,-42", 6, 14)
    p.band("326,299 340,309 356,312 372,309 388,299", 17, "yellow", "zig", w=2.3, period=9, cap=True)


def _kilt(p: Pen, x0: float, x1: float, col: str) -> None:
    p.shape([(x0 + 14, 472, 1), (x1 - 12, 472, 1), (x1, 505, 1), (x0, 505, 1)], col, 2.8)
    p.pleats([(x0 + 16, 474), (x1 - 14, 474)], [(x0 + 4, 505), (x1 - 4, 505)], 12, 2.2)
    p.band([(x0 + 12, 467), ((x0 + x1) / 2, 472), (x1 - 10, 467)], 12, "yellow", "ticks", w=2.1, period=8)


def _globe(p: Pen) -> None:
    with p.at(240, 426, 0.9), p.at(-240, -396):
        _ball(p)


def _ball(p: Pen) -> None:
    ball = p.shape(None, "blue", 2.9, pts=ellipse(240, 396, 44))
    with p.clipped(ball):
        p.shape("240,344! 190,354! 196,396 216,406 240,402!", "red", 0)
        p.shape("240,402! 262,408 290,400! 290,454! 236,454!", "red", 0)
    p.hatch(ball, (282, 384), (250, 439), L=22, gap=4.4, w=1.8)
    p.hatch(ball, (200, 376), (224, 355), L=12, gap=4.4, w=1.5)
    p.band("197,396 216,406 242,408 266,404 283,394", 9, "yellow", None, w=2.0, clip=ball)
    p.band("236,352 246,380 246,412 236,440", 9, "yellow", None, w=2.0, clip=ball)
    p.outline(ball, 3.0)


def _rule(p: Pen) -> None:
    """A measuring rule in the older man's hand; it crosses into the other half."""
    rule = p.shape("334,450! 344,464! 146,550! 136,536!", "blue", 2.8, smooth=False)
    for i in range(1, 16):
        x, y = lerp((334, 450), (136, 536), i / 16)
        high = 0.6 * (1 + i % 2)
        p.line([(x, y), (x + 5 * high, y + 7 * high)], 1.8, "white")
    p.outline(rule, 2.8)
    with p.at(326, 462, 0.74):
        fist(p, wrist=-8, reach=26)


CARDS = {
    "Moon": Recipe(
        draw=moon,
        mid=seam((76, 178), (302, 404)),
        marks={
            "moon": (162, 26, 156, 156),
            "astronomers": (62, 184, 354, 310),
            "dividers": (196, 182, 62, 112),
        },
    )
}
