"""The Matto: six feathers, a pipe at his lips, a drum at his side."""

from images.drawn.bolognese.parts import arm, face, fist, grip, lock, neck, plume, taper_rod
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse

FEATHERS = (
    ("204,104 168,92 124,66 78,72", 34, "red", 8),
    ("204,118 164,124 116,140 66,160", 34, "blue", 8),
    ("226,92 214,66 204,46 192,30", 30, "green", 6),
    ("262,92 276,66 292,48 316,36", 30, "yellow", 6),
    ("278,100 312,84 348,76 396,44", 34, "green", 8),
    ("282,112 320,124 356,144 388,182", 34, "yellow", 8),
)


def matto(p: Pen) -> None:
    for spine, width, col, n in FEATHERS:
        plume(p, spine, width, col, n)
    _tunic(p)
    _pipe_arm(p)
    with p.at(356, 408, 1, rot=-8):
        _drum(p)
    _pipe(p)
    with p.at(308, 244, 1.0):
        grip(p, wrist=30, shaft=-44, reach=34)
    p.band([(350, 250), (330, 280)], 13, "yellow", "stripe", w=2.0, cap=True)
    _beating_arm(p)
    with p.at(240, 144, 1.26, rot=4):
        _head(p)
    p.band("196,210 220,224 240,227 262,224 284,209", 20, "green", "zig", w=2.3, period=12, cap=True)
    with p.at(243, 177, 1, rot=-44):
        p.shape("-5,-3! 5,-3! 6.8,38! -6.8,38!", "yellow", 2.4)


def _tunic(p: Pen) -> None:
    skirt = p.shape("160,432! 330,432! 352,470 362,505! 118,505! 140,470", "blue")
    p.pleats("150,464 340,464", "124,505 358,505", 18, 2.4, short=0.7)
    p.band("150,446 240,454 338,446", 26, "blue", "zig", w=2.4, period=16, clip=skirt, mw=2.8)
    p.outline(skirt)
    tunic = p.shape("166,228 204,208! 276,208! 314,228 330,300 318,380 322,438! 160,438! 164,380 150,300", "red")
    p.pleats("200,240 240,250 290,240", "170,430 318,430", 19, 2.1, short=0.72)
    p.hatch(tunic, (154, 320), (162, 430), L=24, gap=4.6, w=1.9, slant=6)
    p.band("180,214 214,262 258,322 306,378", 27, "yellow", "dots", w=2.4, period=13)


def _drum(p: Pen) -> None:
    sh = p.shape("-32,-56! 6,-62 42,-58 60,-40! 62,0 60,42! 42,58 6,62 -32,56!", "blue", 2.9)
    cord = [(-28 + (0 if i % 2 else 76), -50 + i * 12.5) for i in range(9)]
    p.line(cord, 6.2)
    p.line(cord, 3.0, "yellow")
    p.hatch(sh, (60, -36), (58, 44), L=16, gap=4.5, w=1.7)
    p.band("44,-60 58,-40 62,0 58,40 44,60", 10, "yellow", None, w=2.1)
    p.shape(None, "yellow", 2.8, pts=ellipse(-32, 0, 22, 58))
    skin = p.shape(None, "white", 2.2, pts=ellipse(-33, 0, 16, 49))
    p.hatch(skin, (-34, 48), (-18, 0), L=10, gap=4.4, w=1.4)


def _pipe_arm(p: Pen) -> None:
    """The arm folded up to the pipe: the forearm lies over the upper arm."""
    upper = p.shape("308,224! 344,230 384,268 408,322 406,346! 372,352 340,322 318,286 304,262!", "blue", 2.9)
    p.hatch(upper, (352, 234), (406, 330), L=26, gap=4.6, w=2.0, slant=-6)
    p.comb("330,244 358,272 378,306", L=10, side=1, w=1.6)
    fore = p.shape("410,326 408,352 388,366 362,356 340,318 322,282! 346,252! 372,278 398,304", "blue", 2.9)
    p.hatch(fore, (400, 362), (326, 290), L=18, gap=4.6, w=1.9)
    for far in ("398,340 384,332 376,320", "402,330 392,322 384,312"):
        p.brush(far, (1, 0.8, 0.1), 2.2)


def _pipe(p: Pen) -> None:
    with p.at(246, 180, 1, rot=-44):
        p.shape("-4,0! 4,0! 8,110 13,166! -13,166! -8,110", "yellow", 2.7)
        p.brush("-1,8 -2,80 -3,160", (0.5, 1, 0.8), 1.5)
        for y in (122, 133, 144):
            p.dot(2, y, 2.6)
        p.shape(None, "red", 2.6, pts=ellipse(0, 167, 14, 8))
        p.shape(None, "#7d1016", 1.6, pts=ellipse(0, 168, 8, 4))


def _beating_arm(p: Pen) -> None:
    """The arm at the viewer's left, green patch on the sleeve, with the drumstick."""
    taper_rod(p, 196, 428, 316, 376, 3.6, 4.2, "yellow", 2.3)
    p.shape(None, "yellow", 2.4, pts=ellipse(319, 375, 9))
    with p.at(222, 416, 0.98, rot=66, flip=False):
        fist(p, thumb=True)
    sleeve = arm(p, (168, 250), (100, 392), (200, 412), "blue", (31, 29, 19), cuff="yellow", motif="stripe",
                 puff=5).sleeve  # fmt: skip
    patch = p.shape("112,286 138,270 164,284 168,312 152,332 118,330 104,312", "green", 2.5)
    for x, y in ((128, 292), (148, 290), (130, 314), (150, 312)):
        p.dot(x, y, 3.4, "yellow", 1.2)
    p.hatch(patch, (104, 312), (118, 330), L=8, gap=4, w=1.5)
    p.band("80,344 118,352 158,344", 10, "red", None, w=2.0, clip=sleeve)
    p.outline(sleeve, 2.9)


def _head(p: Pen) -> None:
    lock(
        p,
        [(-22, -36), (-28, 0), (-26, 24), (-36, 54)],
        [(-34, -44), (-46, -6), (-46, 26), (-56, 50)],
        9,
        wave=2.4,
    )
    lock(p, [(22, -36), (28, 0), (28, 24), (40, 52)], [(34, -44), (46, -6), (48, 22), (60, 44)], 10, wave=2.4)
    neck(p, 16, bot=60, lean=4)
    face(p, 0.3, brow=-2.5, lips="lips", blush=True, look=-0.9, gaze=-0.3, jaw=-0.2)
    for _ in p.mirrored():
        lock(
            p,
            [(-28, -34), (-30, -12), (-30, 8), (-27, 24)],
            [(-34, -34), (-39, -10), (-38, 12), (-34, 28)],
            4,
        )
    p.shape("-38,-26! -46,-66! -20,-58 0,-56 20,-58 46,-66! 38,-26! 20,-32 0,-34 -20,-32", "red", 2.8)
    p.band("-41,-42 -20,-48 0,-49 20,-48 41,-42", 10, "red", "zig", w=0.1, mw=2.4, period=11)
    p.band("-46,-63 -20,-56 0,-54 20,-56 46,-63", 8, "red", None, w=1.9)
    p.band("-39,-29 -20,-34 0,-36 20,-34 39,-29", 8, "red", None, w=1.9)


CARDS = {
    "Matto": Recipe(
        draw=matto,
        mid=seam((121, 359)),
        marks={"drum": (298, 338, 124, 142), "pipe": (236, 170, 140, 136), "feathers": (60, 26, 340, 158)},
    )
}
