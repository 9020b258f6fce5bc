"""The Sun."""

from images.drawn.kit import Pen, ellipse
from images.drawn.parts import fist, head_long, sunburst, taper_rod
from images.drawn.recipe import Recipe


def sun(p: Pen) -> None:
    with p.at(240, 128):
        sunburst(p, 80, 108, 30)
        s = p.shape(None, "red", 3.0, pts=ellipse(0, 0, 82))
        p.hatch(s, (58, -58), (58, 58), L=18, gap=4.6, w=1.9)
        p.hatch(s, (-40, 70), (58, 58), L=12, gap=4.6, w=1.7)
        with p.at(-3, 6, 1.42):
            for x in (-17, 17):
                with p.at(x, -9, 1.05):
                    p.shape("-10,1! -4,-4 4,-4 11,1! 4,4 -4,4", "white", 0)
                    p.shape("-4,-3.5! 4,-3.5! 4,3 0,4.5 -4,3", "ink", 0)
                    p.brush("-12,2 -4,-5 4,-5 12,2", (0.5, 1.3, 1.3, 0.5), 3)
                    p.brush("-9,5 0,7 9,5", (0.1, 1, 0.1), 1.8)
            p.brush("-31,-19 -20,-27 -6,-20", (0.3, 1.3, 0.9), 3.2)
            p.brush("6,-20 20,-27 31,-19", (0.9, 1.3, 0.3), 3.2)
            p.brush("5,-14 6,0 11,12 6,17 -3,17 -8,13", (0.3, 0.9, 1.2, 1, 1, 0.3), 2.5)
            p.brush("-15,28 -6,26 0,28 6,26 15,28", (0.4, 1, 0.8, 1, 0.4), 3)
            p.brush("-6,35 0,36.5 7,35", (0.1, 1, 0.1), 2.2)
            for k in range(3):
                p.brush([(-14, -36 - k * 5), (0, -39 - k * 5), (14, -36 - k * 5)], (0.1, 1, 0.1), 1.8)
    # the spinner
    p.shape("176,400 212,382! 288,382! 320,400 332,450 324,505! 172,505! 166,450", "red")
    p.pleats("200,410 300,410", "176,503 322,503", 15, 2.1, short=0.7)
    p.band("240,388 240,505", 26, "blue", "stripe2", w=2.1)
    p.band("168,486 245,494 328,486", 14, "green", "stripe", w=2.1)
    # far arm with the distaff
    a = p.shape("190,396! 162,404 150,420 146,436! 158,468! 176,470 198,456", "blue")
    p.hatch(a, (160, 468), (196, 458), L=12, gap=4.6, w=1.8)
    with p.at(128, 372, 1, rot=-18):
        taper_rod(p, 0, 120, 0, -60, 3.6, 3.2, "yellow", 2.3)
        p.shape("0,-132! 14,-104 15,-78 8,-54 0,-46! -8,-54 -15,-78 -14,-104", "yellow", 2.6)
        for k in range(8):
            p.brush(
                [(-14 + abs(k - 4), -118 + k * 9), (0, -112 + k * 9), (14 - abs(k - 4), -120 + k * 9)],
                (0.5, 1, 0.5),
                1.6,
            )
        p.shape(None, "red", 2.2, pts=ellipse(0, -136, 7))
        p.brush("-12,-70 -34,-20 -28,40 -10,66", (0.6, 0.8, 0.8, 0.6), 1.7)
    with p.at(150, 440, 0.92, rot=-16):
        fist(p)
    p.band("146,436 158,468", 10, "yellow", None, w=2.0, cap=True)
    s = p.shape("314,394! 354,414 384,450 398,505! 318,505! 316,470 308,440", "blue")
    p.hatch(s, (372, 430), (396, 502), L=26, gap=4.6, w=2.0)
    p.comb("338,420 356,456 358,496", L=10, side=1, w=1.6)
    with p.at(246, 322, 1.06, rot=-3):
        head_long(p, -0.35, drop=62, neckw=15)
    p.band("194,398 222,408 246,411 272,408 302,396", 17, "green", "zig", w=2.2, period=10, cap=True)


CARDS = {
    "Sun": Recipe(
        draw=sun,
        mid=lambda p: p.line([(84, 500), (400, 500)], 2.6),
        marks={"sun": (132, 20, 216, 216), "distaff": (80, 230, 80, 260)},
    )
}
