"""The Begato: a juggler in a stocking cap behind his white table."""

from images.drawn.bolognese.parts import arm, grip, hand_flat, head_bob, head_short, head_youth, leafspray, taper_rod
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def begato(p: Pen) -> None:
    _boy(p)
    _girl(p)
    _doublet(p)
    _table(p)
    arm(p, (186, 250), (106, 392), (172, 440), "blue", (30, 28, 18), hand=hand_flat, puff=4, cuff_w=16)
    with p.at(278, 456, 0.98, flip=True):
        taper_rod(p, 54, -66, -28, 34, 3.4, 3.4, "red", 2.2)
        p.shape(None, "yellow", 2.2, pts=ellipse(56, -68, 7))
    with p.at(282, 448, 0.98, rot=-8):
        grip(p, wrist=-14, shaft=46, reach=34)
    arm(p, (298, 250), (378, 392), (312, 440), "blue", (30, 28, 18), puff=4, cuff_w=16)
    with p.at(242, 140, 1.26):
        head_bob(p, 0.35, low=24, look=-0.8, gaze=0.5, mouth="smile")
    p.band("200,206 220,219 242,223 264,219 284,206", 20, "green", "ticks", w=2.2, period=7)
    _cap(p)


def _boy(p: Pen) -> None:
    sh = p.shape("42,336 64,322! 114,322! 146,336 152,400 150,466! 42,466!", "green")
    p.pleats("54,380 148,380", "50,440 150,440", 11, 2.1)
    p.band("52,330 92,356 132,392 150,410", 13, "yellow", None, w=2.1, clip=sh)
    p.outline(sh)
    with p.at(88, 271, 0.76):
        head_youth(p, 0.4, look=0.9, gaze=0.3)
    p.band("64,322 90,332 116,322", 11, "yellow", None, w=2.0)


def _girl(p: Pen) -> None:
    sh = p.shape("346,310! 372,290! 420,288! 440,306 444,360 440,466! 350,466! 340,380", "yellow")
    p.band("384,292 376,330 374,370", 16, "green", None, w=2.0, clip=sh)
    p.hatch(sh, (442, 320), (440, 440), L=20, gap=4.6, w=1.9)
    p.outline(sh)
    with p.at(398, 241, 0.76, rot=6):
        head_short(p, -0.5, "gold", lean=6, look=-1, gaze=0.4, mouth="smile")
    p.band("372,290 396,298 422,288", 11, "red", None, w=2.0)


def _doublet(p: Pen) -> None:
    sh = p.shape("176,236 208,212! 276,212! 308,236 322,300 312,370 314,450! 170,450! 172,370 162,300", "red")
    p.hatch(sh, (164, 310), (174, 416), L=20, gap=4.6, w=1.9, slant=6)
    p.hatch(sh, (320, 310), (310, 416), L=20, gap=4.6, w=1.9, slant=-6)
    p.band("242,214 242,420", 32, "green", "dots", w=2.2, period=13)
    for y in (262, 312, 362):
        for s in (1, -1):
            with p.at(242 + s * 46, y + (6 if s > 0 else 0), 1, rot=s * 62):
                p.shape("-17,0! 0,-6.5 17,0! 0,6.5", "white", 2.3)
                p.brush([(-10, 0), (0, 0), (10, 0)], (0.1, 1, 0.1), 1.3)
    for y, col in ((402, "yellow"), (413, "dark"), (424, "yellow")):
        p.band([(172, y), (242, y + 8), (312, y)], 11, col, None, w=2.0)


def _table(p: Pen) -> None:
    """The table top from the front edge to the seam, a wooden rim, and what he plays with on it."""
    p.shape("26,434! 454,434! 454,452! 26,452!", "yellow", 3.0, smooth=False)
    p.line("30,440 450,440", 1.5)
    for x in range(40, 450, 22):
        p.brush([(x, 445), (x + 8, 447), (x + 14, 446)], (0.2, 1, 0.2), 1.5)
    p.shape("26,452! 454,452! 454,505! 26,505!", "white", 3.0, smooth=False)
    for x, y in ((58, 474), (96, 486), (70, 492), (350, 474), (418, 488), (436, 468)):
        p.shape(None, "yellow", 2.3, pts=ellipse(x, y, 14, 8))
        p.brush(ellipse(x, y, 8.5, 4, 150, 390, 14), (0.2, 1, 0.2), 1.6)
    for x, y in ((128, 474), (388, 470)):
        _beaker(p, x, y)
    for x, y in ((160, 486), (352, 491)):
        p.shape(None, "red", 2.2, pts=ellipse(x, y, 6.5))
        p.brush(ellipse(x, y, 3.6, None, 190, 280, 8), (0.2, 1, 0.2), 1.6, col="white")


def _beaker(p: Pen, x: float, y: float) -> None:
    """A conjuror's cup turned upside down."""
    with p.at(x, y):
        sh = p.shape("-15,16! -10,-18! 10,-18! 15,16! 8,19 -8,19", "red", 2.5)
        p.shape(None, "red", 2.2, pts=ellipse(0, -18, 10, 3.6))
        p.band([(-14, 8), (0, 11), (14, 8)], 7, "yellow", None, w=1.8, clip=sh)
        p.hatch(sh, (11, -14), (14, 8), L=8, gap=3.8, w=1.4)


def _cap(p: Pen) -> None:
    p.shape("196,100! 200,72 222,56 250,54 276,62 292,100! 244,90", "blue", 2.8)
    sh = p.shape("200,98! 216,64 264,52 286,94! 300,74 292,46 264,30 226,26 182,34 146,54 118,84 104,112! 122,120! "
                 "136,100 160,88 186,86", "blue", 3.0)  # fmt: skip
    p.hatch(sh, (150, 54), (110, 102), L=12, gap=4.6, w=1.8)
    p.hatch(sh, (294, 84), (230, 27), L=20, gap=4.6, w=1.9, slant=10)
    p.comb("256,44 214,48 172,62 140,88", L=9, side=-1, w=1.6)
    p.shape(None, "yellow", 2.6, pts=ellipse(112, 118, 13, 10))
    leafspray(p, "108,128 100,146 96,160", 3, 16)
    brim = "196,104! 193,82 203,76 212,86! 214,72 226,68 234,80! 240,66 252,66 256,80! 264,68 276,72 278,86! "
    sh = p.shape(brim + "288,76 298,84 292,106! 268,98 242,96 218,98", "red", 2.7)
    for x in (205, 225, 247, 269, 288):
        p.dot(x, 88 - 4 * (x in (225, 247, 269)), 3.8, "yellow", 1.6)
    p.hatch(sh, (292, 104), (244, 96), L=7, gap=4.2, w=1.5)


CARDS = {
    "Begato": Recipe(draw=begato, mid=seam((26, 454)), marks={"table": (24, 432, 432, 136), "cap": (92, 24, 208, 142)})
}
