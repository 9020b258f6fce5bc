"""The Matto."""

from images.drawn.kit import Pen, ellipse
from images.drawn.parts import face, fist, hand_flat, lock, neck, plume, taper_rod
from images.drawn.recipe import Recipe


def matto(p: Pen) -> None:
    plume(p, "204,104 168,92 124,66 78,72", 34, "red", 8)
    plume(p, "204,118 164,124 116,140 66,160", 34, "blue", 8)
    plume(p, "226,92 214,66 204,46 192,30", 30, "green", 6)
    plume(p, "262,92 276,66 292,48 316,36", 30, "yellow", 6)
    plume(p, "278,100 312,84 348,76 396,44", 34, "green", 8)
    plume(p, "282,112 320,124 356,144 388,182", 34, "yellow", 8)
    # skirt
    k = p.shape("160,432! 330,432! 352,470 362,505! 120,505! 140,470", "blue")
    p.pleats("150,464 340,464", "124,505 360,505", 18, 2.4, short=0.7)
    p.band("150,446 240,454 338,446", 26, "blue", "zig", w=2.4, period=16, clip=k, mw=2.8)
    p.outline(k)
    # tunic
    t = p.shape("166,228 204,208! 276,208! 314,228 330,300 318,380 322,438! 160,438! 164,380 150,300", "red")
    p.pleats("200,240 240,250 290,240", "170,430 318,430", 19, 2.1, short=0.72)
    p.hatch(t, (154, 320), (162, 430), L=24, gap=4.6, w=1.9, slant=6)
    p.band("180,214 214,262 258,322 306,378", 27, "yellow", "dots", w=2.4, period=13)
    # drum
    with p.at(352, 400, 1, rot=-8):
        d = p.shape("-32,-56! 6,-62 42,-58 60,-40! 62,0 60,42! 42,58 6,62 -32,56!", "blue", 2.9)
        zz = [(-28 + (0 if i % 2 else 76), -50 + i * 12.5) for i in range(9)]
        p.line([(x, y) for x, y in zz], 6.2)
        p.line([(x, y) for x, y in zz], 3.0, "yellow")
        p.hatch(d, (60, -36), (58, 44), L=16, gap=4.5, w=1.7)
        p.band("44,-60 58,-40 62,0 58,40 44,60", 10, "yellow", None, w=2.1)
        p.shape(None, "yellow", 2.8, pts=ellipse(-32, 0, 22, 58))
        hd = p.shape(None, "white", 2.2, pts=ellipse(-33, 0, 16, 49))
        p.hatch(hd, (-34, 48), (-18, 0), L=10, gap=4.4, w=1.4)
    # pipe arm (viewer's right)
    a = p.shape(
        "312,222! 346,236 378,270 400,314 396,344 366,350 340,322 322,302! 338,276! 326,262 312,270", "blue"
    )
    p.hatch(a, (384, 276), (366, 350), L=22, gap=4.6, w=2.0, slant=-6)
    p.comb("334,238 356,268 370,300", L=10, side=1, w=1.6)
    # pipe
    with p.at(246, 180, 1, rot=-38):
        p.shape("-4,0! 4,0! 8,110 13,168! -13,168! -8,110", "yellow", 2.7)
        p.brush("-1,8 -2,80 -3,162", (0.5, 1, 0.8), 1.5)
        for y in (96, 108, 120):
            p.dot(2, y, 2.6)
        p.shape(None, "red", 2.6, pts=ellipse(0, 170, 14, 8))
        p.shape(None, "#7d1016", 1.6, pts=ellipse(0, 171, 8, 4))
    with p.at(322, 278, 1.0, rot=-40):
        fist(p)
    p.band("344,270 322,306", 12, "yellow", "stripe", w=2.0)
    # drumstick arm (viewer's left)
    s = p.shape(
        "178,214! 138,226 106,262 88,318 82,372 96,406 134,424 186,424 222,414! 216,382! "
        "180,376 160,352 162,300 172,250",
        "blue",
    )
    p.hatch(s, (92, 300), (200, 422), L=28, gap=4.6, w=2.1, slant=6)
    p.hatch(s, (164, 290), (200, 380), L=13, gap=4.6, w=1.8)
    p.shape("118,252 140,240 160,250 162,280 150,300 116,300 106,280", "green", 2.5)
    for x, y in ((126, 262), (144, 258), (128, 280), (146, 278)):
        p.dot(x, y, 3.2, "yellow", 1.2)
    p.band("98,306 130,314 164,306", 10, "red", None, w=2.0)
    zz = [(92 + i * 9, 336 + (8 if i % 2 else 0)) for i in range(9)]
    p.line(zz, 2.3)
    with p.at(226, 400, 1.06, rot=-4):
        hand_flat(p)
    p.band("221,380 226,416", 11, "yellow", "stripe", w=2.0)
    taper_rod(p, 252, 398, 322, 374, 3.4, 4.0, "yellow", 2.2)
    p.shape(None, "yellow", 2.4, pts=ellipse(322, 373, 9))
    # head
    with p.at(240, 144, 1.26, rot=2):
        lock(
            p,
            [(-22, -36), (-28, 0), (-26, 24), (-36, 54)],
            [(-34, -44), (-46, -6), (-46, 26), (-56, 50)],
            9,
            wave=2.4,
        )
        lock(
            p,
            [(22, -36), (28, 0), (28, 24), (44, 56), (66, 70)],
            [(34, -44), (46, -6), (48, 22), (64, 44), (80, 54)],
            10,
            wave=2.4,
        )
        neck(p, 16, bot=60)
        face(p, 0.35, brow=-1, lips="#c9534c")
        lock(
            p,
            [(-28, -34), (-30, -12), (-30, 8), (-27, 24)],
            [(-34, -34), (-39, -10), (-38, 12), (-34, 28)],
            4,
        )
        lock(p, [(28, -34), (30, -12), (30, 8), (30, 26)], [(34, -34), (39, -10), (39, 12), (40, 28)], 4)
        p.shape("-38,-26! -46,-66! -20,-58 0,-56 20,-58 46,-66! 38,-26! 20,-32 0,-34 -20,-32", "red", 2.8)
        p.band("-41,-42 -20,-48 0,-49 20,-48 41,-42", 10, "red", "zig", w=0.1, mw=2.4, period=11)
        p.band("-46,-63 -20,-56 0,-54 20,-56 46,-63", 8, "red", None, w=1.9)
        p.band("-39,-29 -20,-34 0,-36 20,-34 39,-29", 8, "red", None, w=1.9)
    p.band("196,210 220,224 240,227 262,224 284,209", 20, "green", "zig", w=2.3, period=12, cap=True)
    # mouthpiece over lips
    with p.at(245, 178, 1, rot=-38):
        p.shape("-5,-3! 5,-3! 6.8,38! -6.8,38!", "yellow", 2.4)


CARDS = {
    "Matto": Recipe(
        draw=matto,
        mid=lambda p: p.line([(116, 500), (364, 500)], 2.6),
        marks={"drum": (296, 330, 120, 140), "pipe": (240, 170, 130, 160), "feathers": (60, 28, 340, 155)},
    )
}
