"""Queen of coins."""

import math

from images.drawn.kit import Pen
from images.drawn.parts import coin, fist, hand_flat, lock, neck, plume, profile, sunburst
from images.drawn.recipe import Recipe


def queen_coins(p: Pen) -> None:
    p.shape("214,400! 340,400! 372,448 390,505! 150,505! 180,470 206,440", "blue")
    p.pleats("216,404 338,404", "160,503 386,503", 16, 2.4, short=0.7)
    cl = p.shape("92,505! 140,470 210,452 290,462 350,446 400,452 424,476 430,505!", "green", 2.9)
    for k in range(8):
        p.brush(
            [(128 + k * 36, 476 - (k % 2) * 8), (150 + k * 34, 486), (170 + k * 33, 503)], (0.3, 1, 0.6), 2.0
        )
    p.hatch(cl, (150, 466), (410, 456), L=10, gap=5, w=1.6)
    # staff and sun coin
    with p.at(128, 106):
        sunburst(p, 46, 66, 16)
        coin(p, 48)
    p.shape("121,170! 135,170! 137,392! 119,392!", "blue", 2.7, smooth=False)
    p.line("125,174 125,388", 1.4)
    for y in (178, 250, 346):
        p.shape(
            [(110, y, 1), (128, y - 7), (146, y, 1), (140, y + 9), (128, y + 6), (116, y + 9)], "blue", 2.4
        )
    p.shape("128,430! 139,408 136,388! 120,388! 117,408", "blue", 2.6)
    # far arm
    with p.at(128, 306, 1.05, flip=False):
        fist(p)
    a = p.shape("262,234! 222,258 196,282 158,292! 150,330! 196,338 242,326 276,300", "green")
    p.hatch(a, (160, 330), (262, 312), L=16, gap=4.6, w=1.9)
    p.band("160,290 151,332", 13, "yellow", "zig", w=2.1, period=9, cap=True)
    # bodice
    b = p.shape("250,236 276,214! 330,214! 356,240 364,300 346,372 340,404! 216,404! 222,360 230,300", "red")
    p.hatch(b, (232, 300), (218, 398), L=18, gap=4.6, w=1.9)
    p.pleats("262,250 330,250", "232,398 330,398", 11, 1.8, short=0.6)
    p.band("270,232 252,310 246,402", 12, "yellow", "dots", w=2.1, period=10)
    p.band("216,400 278,408 342,400", 14, "yellow", "zig", w=2.2, period=10, cap=True)
    # near arm
    s = p.shape(
        "340,222! 378,240 400,292 402,346 380,400 338,438 292,456! 278,426! 318,404 342,370 344,320 330,270",
        "green",
    )
    p.hatch(s, (400, 300), (300, 452), L=28, gap=4.6, w=2.1, slant=0)
    p.hatch(s, (334, 280), (300, 412), L=12, gap=4.8, w=1.7)
    p.comb("368,254 382,306 372,356", L=11, side=1, w=1.6)
    with p.at(286, 440, 1.04, flip=True, rot=-16):
        hand_flat(p)
    p.band("276,424 294,458", 14, "yellow", "zig", w=2.1, period=9, cap=True)
    # head, profile left
    with p.at(286, 140, 1.24, rot=-2):
        lock(
            p, [(8, 0), (16, 30), (30, 56), (26, 84)], [(40, -10), (50, 26), (64, 60), (54, 92)], 11, wave=2.4
        )
        neck(p, 15, bot=64)
        profile(p, lips="#c9534c")
        lock(
            p,
            [(-20, -30), (-6, -26), (8, -14), (10, 16)],
            [(-20, -46), (14, -46), (42, -22), (40, 20)],
            10,
            wave=2,
        )
        plume(p, "30,-46 52,-66 74,-60 92,-40", 24, "green", 7)
        plume(p, "30,-52 50,-56 66,-40 70,-16", 22, "red", 6)
        t = p.shape("-34,-40! -36,-60 -18,-76 8,-78 32,-68 42,-44 40,-30! 10,-44 -14,-46", "red", 2.8)
        p.hatch(t, (40, -40), (6, -78), L=14, gap=4.4, w=1.7)
        for x0, x1 in ((-16, -10), (2, 6), (20, 22)):
            p.brush([(x0, -48), (x0 - 2, -62), (x1, -76)], (0.6, 1, 0.3), 2)
        for i in range(6):
            x = -36 + i * 15
            y = -42 - 10 * math.sin(math.pi * i / 5) + i * 2
            p.shape([(x, y + 2, 1), (x + 6, y - 16, 1), (x + 13, y + 2, 1)], "yellow", 2.1, smooth=False)
        p.band("-38,-37 -14,-44 10,-42 42,-28", 11, "yellow", "dots", w=2.2, period=8, cap=True)
    p.band("262,210 284,224 306,228 328,222 346,208", 17, "yellow", "zig", w=2.2, period=11, cap=True)


CARDS = {
    "DQ": Recipe(
        draw=queen_coins,
        mid=lambda p: p.line([(90, 500), (430, 500)], 2.6),
        marks={"coin": (62, 40, 132, 132), "crown": (235, 40, 160, 75)},
    )
}
