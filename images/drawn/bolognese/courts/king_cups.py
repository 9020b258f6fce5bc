"""King of cups."""

from images.drawn.kit import Pen
from images.drawn.parts import crown, face, goblet, hand_flat, lock, neck, whiskers
from images.drawn.recipe import Recipe


def king_cups(p: Pen) -> None:
    with p.at(102, 140, 1.12):
        goblet(p)
    with p.at(388, 152, 1.12):
        goblet(p)
    with p.at(240 - 240 * 1.1, 0, 1.1, sy=1):
        # skirt, sash, torso
        p.shape("150,452! 330,452! 344,505! 136,505!", "green")
        p.pleats("150,456 330,456", "136,504 344,504", 18, 2.2, short=0.6)
        tn = p.shape(
            "166,222 204,206! 278,206! 316,222 332,300 326,390 322,430! 160,430! 154,390 150,300", "green"
        )
        p.band("241,206 240,430", 42, "green", None, w=2.0)
        p.band("241,206 240,430", 14, "green", "zig", w=1.8, period=10)
        for x0, x1 in ((204, 190), (280, 292)):
            p.band([(x0, 207), (x1, 430)], 34, "yellow", "zig", w=2.2, period=15, clip=tn)
            p.band(
                [(x0 - 22 if x0 < 240 else x0 + 22, 210), (x1 - 24 if x0 < 240 else x1 + 24, 430)],
                9,
                "red",
                None,
                w=1.8,
                clip=tn,
            )
        p.outline(tn)
        p.shape("152,418 240,426 328,418 334,438 332,464! 240,470 148,464! 146,438", "blue")
        for k in (0, 1, 2):
            y = 430 + k * 12
            p.brush(
                "%d,%d 185,%d 215,%d 245,%d 275,%d 305,%d 332,%d" % (150, y, y + 5, y, y + 6, y, y + 5, y),
                (0.4, 1, 1, 0.4),
                2.4,
            )
        # red mantle, right
        m = p.shape(
            "298,208! 344,222 378,270 396,340 402,420 396,505! 322,505! 334,430 336,330 320,260", "red"
        )
        p.hatch(m, (384, 290), (398, 500), L=40, gap=4.7, w=2.2, slant=-10)
        p.hatch(m, (302, 212), (384, 290), L=15, gap=4.7, w=1.9, slant=10)
        p.comb("336,250 352,310 356,372", L=13, side=1, w=1.7)
        p.comb("366,440 360,470 352,500", L=10, side=-1, w=1.6)
        # left sleeve, green
        s = p.shape(
            "186,208! 142,222 108,270 88,340 86,400 104,444 140,474 172,494! 202,462! 170,430 "
            "152,396 150,340 168,270",
            "green",
        )
        p.hatch(s, (114, 262), (146, 478), L=30, gap=4.7, w=2.1, slant=8)
        p.hatch(s, (172, 258), (160, 412), L=15, gap=4.8, w=1.8, slant=-8)
        p.comb("140,262 122,320 118,380", L=10, side=-1, w=1.6)
        # breast cup
        with p.at(142, 322, 0.98):
            goblet(p)
        with p.at(190, 484, 1.0, rot=8):
            hand_flat(p)
        p.band([(169, 496), (203, 459)], 15, "yellow", "zig", w=2.2, period=9)
        # right forearm and blessing hand
        with p.at(298, 368, 1.06, rot=52, flip=True):
            hand_flat(p)
        f = p.shape("318,350! 346,366 372,392 384,424 378,452 350,450 318,424 286,390!", "blue")
        p.hatch(f, (292, 398), (376, 452), L=20, gap=4.6, w=2.0, slant=0)
        p.band([(284, 388), (318, 347)], 15, "yellow", "zig", w=2.2, period=9)
        # tassel braid
        p.band("372,420 366,450 356,476 350,505", 17, "yellow", "leaf", w=2.0, period=13)
    # head
    with p.at(236, 128, 1.3, rot=-7):
        lock(
            p,
            [(14, -40), (26, -10), (24, 14), (22, 36)],
            [(30, -44), (48, -14), (50, 18), (36, 46)],
            10,
            "dark",
            wave=2,
            lam=18,
        )
        lock(
            p,
            [(-26, -30), (-30, -10), (-29, 14), (-24, 26)],
            [(-33, -30), (-37, -8), (-36, 16), (-28, 34)],
            4,
            "dark",
        )
        neck(p, 18, bot=66)
        face(p, -0.6, brow=1.5)
        whiskers(p, -0.6, tip=2)
        lock(
            p,
            [(20, -42), (30, -20), (30, 6), (25, 26)],
            [(32, -40), (45, -12), (46, 16), (34, 38)],
            7,
            "dark",
            wave=2,
            lam=18,
        )
        lock(
            p,
            [(-20, -44), (-28, -34), (-31, -18), (-31, -4)],
            [(-26, -48), (-36, -34), (-37, -16), (-34, 2)],
            4,
            "dark",
        )
        with p.at(0, -38, 1.0, rot=2):
            crown(p, 38, 5, 24, dome="yellow", ball=False)
    p.band("196,206 218,216 241,219 264,216 284,206", 13, "yellow", "stripe", w=2.2)


CARDS = {
    "CK": Recipe(
        draw=king_cups,
        mid=lambda p: p.line([(76, 500), (404, 500)], 2.4),
        marks={"cups": (70, 85, 60, 120), "crown": (180, 30, 115, 80)},
    )
}
