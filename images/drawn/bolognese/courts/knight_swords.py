"""Knight of swords."""

from images.drawn.kit import Pen, curve, ellipse, normals, resample
from images.drawn.parts import fist, hand_flat, horse_left, lock, neck, profile, taper_rod
from images.drawn.recipe import Recipe


def knight_swords(p: Pen) -> None:
    p.shape("250,418! 356,418! 380,470 388,505! 236,505! 244,460", "red")
    p.pleats("252,424 354,424", "240,505 386,505", 14, 2.3, short=0.7)
    b = p.shape("238,236 268,210! 336,210! 368,236 374,300 360,372 356,426! 250,426! 246,372 234,300", "red")
    p.hatch(b, (238, 310), (250, 424), L=20, gap=4.6, w=1.9, slant=6)
    p.hatch(b, (372, 310), (358, 424), L=18, gap=4.6, w=1.9, slant=-6)
    p.band("296,212 290,426", 30, "blue", "dots", w=2.2, period=26, mcol="yellow")
    p.band("250,420 302,428 358,420", 13, "yellow", "zig", w=2.1, period=10)
    # raised arm
    a = p.shape(
        "250,222! 216,248 186,258 172,236 166,204! 116,204! 112,250 124,300 152,326 198,320 242,294!", "green"
    )
    p.hatch(a, (114, 230), (190, 322), L=26, gap=4.6, w=2.0, slant=6)
    p.hatch(a, (190, 322), (240, 296), L=18, gap=4.6, w=1.9, slant=0)
    p.comb("150,222 150,260 172,286", L=10, side=-1, w=1.6)
    p.band("252,222 262,252 248,292", 22, "yellow", "zig", w=2.2, period=13, cap=True)
    # hilt and fist
    with p.at(141, 158, 1, rot=20):
        taper_rod(p, 0, 40, 0, -50, 5.5, 5.5, "yellow", 2.4)
        p.shape(None, "yellow", 2.4, pts=ellipse(0, 44, 8))
    bl = p.shape(
        "146,106! 190,60 252,34 320,38 378,70 414,126 428,190! 392,140 350,102 304,78 252,68 202,88 166,126!",
        "blue",
        3.1,
    )
    wv = resample(curve("164,110 206,76 254,52 314,58 364,88 402,140"), 26)
    nn = normals(wv)
    p.brush(
        curve(
            [
                (q[0] + m[0] * (3 if i % 2 else -3), q[1] + m[1] * (3 if i % 2 else -3))
                for i, (q, m) in enumerate(zip(wv, nn, strict=False))
            ]
        ),
        (0.4, 1, 0.9, 0.2),
        2.0,
    )
    p.hatch(bl, (168, 126), (420, 180), L=8, gap=5, w=1.6, env=False)
    p.shape(
        "138,82! 132,92 140,98 152,104 160,118 162,132 170,138 178,130! 184,122 176,116 "
        "168,112 160,100 152,88 146,80",
        "yellow",
        2.6,
    )
    with p.at(139, 162, 1.12, rot=18):
        fist(p)
    p.shape(
        "108,212! 118,190! 126,204! 136,186! 144,202! 156,188! 162,204! 174,196! 172,222! 140,230",
        "yellow",
        2.5,
        smooth=False,
    )
    for x in (122, 132, 142, 152, 162):
        p.line([(x, 208), (x - 1, 222)], 1.6)
    # horse
    horse_left(p)
    # bridle arm
    s = p.shape(
        "354,224! 386,246 404,300 408,362 394,408 350,424 304,420 276,414! 274,384! 312,382 "
        "340,366 350,330 346,278",
        "green",
    )
    p.hatch(s, (406, 330), (306, 420), L=26, gap=4.6, w=2.0, slant=0)
    p.hatch(s, (346, 270), (314, 382), L=10, gap=4.6, w=1.6)
    p.comb("376,262 386,310 382,358", L=11, side=1, w=1.6)
    p.band("342,228 366,238 392,262", 22, "yellow", "zig", w=2.2, period=13, cap=True)
    with p.at(272, 398, 1.04, flip=True, rot=-4):
        hand_flat(p)
    p.shape("282,378! 262,384! 274,390! 258,398! 274,404! 262,414! 284,420!", "yellow", 2.4, smooth=False)
    p.band("144,446 176,432 208,416 228,402", 8, "red", None, w=1.9)
    # saddle cloth
    c = p.shape("150,505! 200,486 262,462 324,448 392,452 428,476 436,505!", "blue")
    for _i, (col, d) in enumerate(
        (("green", 0), ("yellow", 30), ("green", 60), ("red", 108), ("yellow", 150), ("red", 182))
    ):
        p.band(
            [(196 + d, 512), (226 + d, 484), (262 + d, 458), (292 + d, 440)],
            22 if col != "red" else 30,
            col,
            None,
            w=2.0,
            clip=c,
        )
    p.outline(c)
    p.hatch(c, (300, 456), (426, 474), L=9, gap=4.8, w=1.5)
    # head
    with p.at(300, 146, 1.22, rot=-4):
        neck(p, 17, bot=66)
        profile(p, brow=1.5, nose=1.5)
        lock(
            p, [(-24, -34), (-12, -34), (4, -30), (12, -14)], [(-22, -50), (-4, -60), (22, -56), (38, -36)], 8
        )
        lock(
            p,
            [(6, -30), (14, -8), (14, 16), (8, 32)],
            [(34, -44), (46, -14), (46, 18), (30, 42)],
            11,
            wave=2,
            lam=18,
        )
        p.brush("8,30 14,38 10,44", (1, 0.8, 0.1), 2.2)
    p.band("260,208 280,224 304,229 328,224 346,206", 21, "yellow", "zig", w=2.3, period=12, cap=True)


CARDS = {
    "SN": Recipe(
        draw=knight_swords,
        mid=lambda p: p.line([(52, 500), (430, 500)], 2.6),
        marks={"scimitar": (100, 30, 330, 170), "horse": (70, 260, 230, 240)},
    )
}
