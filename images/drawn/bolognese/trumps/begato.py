"""The Begato behind his table."""

from images.drawn.kit import Pen, ellipse
from images.drawn.parts import crown, hand_flat, head_bob, leafspray
from images.drawn.recipe import Recipe


def begato(p: Pen) -> None:
    for cx, cy, sc, tn, rot, _bx, _col, _sl in (
        (92, 270, 0.74, 0.4, 0, 92, "green", "green"),
        (400, 236, 0.74, -0.5, 8, 396, "yellow", "red"),
    ):
        if cx < 200:
            b = p.shape("48,334 70,322! 114,322! 146,336 152,400 150,466! 48,466!", "green")
            p.pleats("54,380 148,380", "50,462 150,462", 11, 2.1)
            p.band("56,330 92,356 132,392 150,410", 13, "yellow", None, w=2.1, clip=b)
            p.band("48,416 100,424 152,416", 12, "yellow", None, w=2.1, clip=b)
            p.band("48,452 100,458 152,452", 14, "blue", None, w=2.1, clip=b)
            p.outline(b)
        else:
            s2 = p.shape("344,310! 372,290! 418,288! 432,300 430,360 432,466! 350,466! 340,380", "yellow")
            p.band("384,292 372,330 368,370", 16, "green", None, w=2.0, clip=s2)
            p.shape("350,374! 428,370! 436,466! 340,466!", "green")
            p.pleats("352,378 426,374", "342,464 434,464", 10, 2.1)
            p.outline(s2)
            ar = p.shape(
                "414,292! 436,304 446,350 440,400 424,430! 404,420! 412,390 414,350 406,320", "red", 2.8
            )
            p.hatch(ar, (444, 340), (424, 428), L=16, gap=4.6, w=1.8)
            with p.at(414, 424, 0.78, rot=112):
                hand_flat(p)
        with p.at(cx, cy, sc, rot=rot):
            head_bob(
                p, tn, low=26, mouth="smile" if cx < 200 else "calm", lips=None if cx < 200 else "#c9534c"
            )
        if cx < 200:
            p.band("66,322 92,332 120,322", 11, "yellow", None, w=2.0)
        else:
            p.band("372,290 394,298 420,288", 11, "yellow", None, w=2.0)
    # doublet
    b = p.shape("176,236 208,212! 276,212! 308,236 322,300 312,370 310,420! 174,420! 172,370 162,300", "red")
    p.hatch(b, (164, 310), (174, 416), L=20, gap=4.6, w=1.9, slant=6)
    p.hatch(b, (320, 310), (310, 416), L=20, gap=4.6, w=1.9, slant=-6)
    p.band("242,214 242,420", 32, "green", "dots", w=2.2, period=13)
    for y in (262, 312, 362):
        for s in (1, -1):
            with p.at(242 + s * 46, y + (6 if s > 0 else 0), 1, rot=s * 62):
                p.shape("-17,0! 0,-6.5 17,0! 0,6.5", "white", 2.3)
                p.brush([(-10, 0), (0, 0), (10, 0)], (0.1, 1, 0.1), 1.3)
    p.shape("174,410! 242,418 310,410! 314,470! 170,470!", "red")
    p.pleats("176,446 308,446", "172,468 312,468", 12, 2.0)
    for k in range(3):
        p.band(
            [(172, 414 + k * 14), (242, 422 + k * 14), (312, 414 + k * 14)],
            11,
            "yellow" if k != 1 else "dark",
            None,
            w=2.0,
        )
    # table
    p.shape("44,466! 436,466! 436,505! 44,505!", "white", 3.0, smooth=False)
    for x in (70, 112, 322, 364, 408):
        y = 484
        p.shape(None, "white", 2.2, pts=ellipse(x, y, 15, 8))
        p.brush(ellipse(x - 2, y + 1, 9, 4, 150, 350), (0.1, 1, 0.1), 1.7)
        p.dot(x + 4, y + 1, 2)
    for x, _c in ((150, "yellow"), (334, "red")):
        pass
    # arms
    for f in (False, True):
        with p.at(484 if f else 0, 0, flip=f):
            with p.at(196, 456, 1.02, rot=38 if not f else 38):
                hand_flat(p)
            s = p.shape(
                "186,216! 148,224 124,262 112,330 116,396 140,436 178,468! 208,444! 184,416 174,380 "
                "176,320 184,270",
                "blue",
            )
            p.hatch(s, (118, 280), (160, 452), L=28, gap=4.6, w=2.1, slant=6)
            p.hatch(s, (182, 280), (186, 418), L=15, gap=4.6, w=1.8, slant=-6)
            p.comb("146,252 136,310 142,364", L=11, side=-1, w=1.6)
            p.band("172,476 214,440", 26, "yellow", "zig", w=2.3, period=14, cap=True)
    # head, cap
    with p.at(242, 142, 1.28, rot=0):
        head_bob(p, 0.35, low=24, brow=0.5)
    p.band("200,206 220,219 242,223 264,219 284,206", 20, "green", "ticks", w=2.2, period=7)
    cap = p.shape(
        "204,94! 226,70 264,66 282,94! 296,78 292,52 264,34 226,28 182,36 146,56 118,84 "
        "104,112! 122,120! 136,100 160,88 186,86",
        "blue",
        3.0,
    )
    p.hatch(cap, (150, 54), (110, 102), L=12, gap=4.6, w=1.8)
    p.hatch(cap, (290, 84), (230, 29), L=20, gap=4.6, w=1.9, slant=10)
    p.comb("256,44 214,48 172,62 140,88", L=9, side=-1, w=1.6)
    p.shape(None, "yellow", 2.6, pts=ellipse(112, 118, 13, 10))
    leafspray(p, "108,128 100,146 96,160", 3, 16)
    with p.at(243, 92, 1.14):
        crown(p, 39, 6, 16, ball=False, band="yellow", motif="beads")


CARDS = {
    "Begato": Recipe(
        draw=begato,
        mid=lambda p: p.line([(44, 500), (436, 500)], 2.6),
        marks={"table": (44, 466, 392, 68), "cap": (96, 28, 200, 140)},
    )
}
