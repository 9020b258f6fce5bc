"""The World: Mercury standing on a great round wreath in the middle of the card."""

from images.drawn.bolognese.parts import face, grip, hand_flat, lock, neck, taper_rod
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, curve, ellipse

from .globe import CX, CY, OUT, globe


def world(p: Pen) -> None:
    with p.at(240, -2, 0.96), p.at(-240, 0):
        for _ in p.mirrored(240):
            _leg(p)
        _tunic(p)
        _arms(p)
        p.shape("208,112! 226,108 254,108 272,112! 264,128! 256,120! 250,132! 240,122! 230,132! 224,120! 216,128!",
                "yellow", 2.2, smooth=False)  # fmt: skip
        with p.at(240, 76, 0.68):
            _head(p)


def _leg(p: Pen) -> None:
    """Breeches, leg, winged heel."""
    p.shape("198,338! 178,334 158,322 144,308! 164,312 178,310! 170,318! 188,320 202,326 208,336!", "green", 2.4)
    for k in range(4):
        p.brush([(202 - k * 6, 334 - k * 2), (184 - k * 9, 325 - k * 4)], (1, 0.6, 0.1), 1.6)
    leg = p.shape("212,262! 207,290 210,318 204,336 190,346 194,351! 226,351! 231,318 234,290 233,262!", "flesh", 2.5)
    p.hatch(leg, (233, 270), (228, 344), L=8, gap=4.4, w=1.4)
    p.brush("210,286 214,294 222,296", (0.2, 1, 0.2), 1.5)
    p.line("192,350 226,350", 3)
    p.shape("202,232! 196,250 200,268 214,276 232,272 238,240 238,228!", "blue", 2.6)
    p.pleats("204,234 236,232", "202,270 234,272", 6, 1.7)
    p.band("206,274 220,280 234,275", 7, "red", None, w=1.8)


def _tunic(p: Pen) -> None:
    scarf = (
        "206,176! 186,186 168,204 160,226 140,236 112,262! 152,256 150,246! 172,240 170,230! 188,216 188,206! 214,190!"
    )
    p.shape(scarf, "green", 2.5)
    p.brush("204,184 178,204 160,232 126,256", (0.5, 1, 0.3), 1.8)
    sh = p.shape("200,118! 240,112 280,118! 286,150 278,182! 288,236! 192,236! 202,182! 194,150", "red", 2.8)
    p.pleats("202,190 278,190", "194,236 286,236", 14, 2.2, short=0.7)
    for x in (216, 228, 252, 264):
        p.brush([(x, 120), (x - (240 - x) * 0.12, 178)], (1, 0.8, 0.6), 2.1)
    p.hatch(sh, (286, 140), (279, 180), L=10, gap=4.4, w=1.6)
    p.band("201,184 240,188 279,184", 11, "green", "stripe", w=2.0)
    p.band("193,232 240,236 287,232", 8, "yellow", None, w=1.9)


def _arms(p: Pen) -> None:
    with p.at(144, 150, 0.72, rot=-128):
        hand_flat(p)
    sleeve = p.shape("206,116! 192,134 176,150 156,144 148,140! 136,156! 154,172 176,182 196,166 208,150!", "red", 2.5)
    p.hatch(sleeve, (140, 158), (196, 166), L=9, gap=4.4, w=1.5)
    p.brush("176,150 172,160 176,168", (1, 0.9, 0.1), 2)
    p.band("150,139 136,158", 7, "yellow", None, w=1.7)
    with p.at(332, 150, 1, rot=28):
        _caduceus(p)
    sleeve = p.shape("274,116! 292,126 304,144 308,156! 296,172! 282,162 272,150!", "red", 2.5)
    p.hatch(sleeve, (298, 170), (276, 154), L=8, gap=4.4, w=1.5)
    with p.at(323, 168, 0.68, flip=True):
        grip(p, wrist=4, shaft=-28, reach=30)
    p.band("309,155 295,173", 7, "yellow", None, w=1.7)


def _caduceus(p: Pen) -> None:
    taper_rod(p, 0, 84, 0, -86, 2.0, 3.6, "yellow", 2.2, light=False)
    for width, cols in ((7.0, ("ink", "ink")), (3.2, ("green", "yellow"))):
        for s, col in ((1, cols[0]), (-1, cols[1])):
            snake = [
                (0, -2),
                (15 * s, -12),
                (12 * s, -28),
                (0, -36),
                (-13 * s, -46),
                (-9 * s, -58),
                (-3 * s, -60),
            ]
            p.stroke(p.T(curve(snake)), width, col)
    for _ in p.mirrored():
        p.shape("3,-72! 16,-88 36,-92 50,-84! 40,-80 44,-74! 30,-74 32,-66! 16,-66 3,-64!", "yellow", 2.1)
        for k in range(3):
            p.brush([(8, -70 - k * 2), (26, -70 - k * 7), (38 + k, -74 - k * 5)], (0.8, 1, 0.1), 1.3)
    p.shape(None, "red", 2.3, pts=ellipse(0, -92, 7.5))


def _head(p: Pen) -> None:
    """Winged hat over short locks."""
    for _ in p.mirrored():
        lock(p, [(-22, -20), (-27, 10), (-20, 32)], [(-36, -20), (-42, 12), (-32, 36)], 4)
    neck(p, 16, bot=56)
    face(p, -0.25, lips="lips", mouth="smile", blush=True, look=0.4)
    for _ in p.mirrored():
        p.shape("26,-42! 50,-58 84,-66 112,-58! 94,-52 100,-44! 80,-42 84,-32! 60,-32 34,-22!", "red", 2.4)
        for k in range(4):
            p.brush([(32, -36 + k * 2), (64, -45 + k * 3), (94 - k * 9, -53 + k * 7)], (1, 0.9, 0.1), 1.7)
    p.shape("-35,-24! -34,-44 -18,-58 0,-62 18,-58 34,-44 35,-24! 18,-32 0,-35 -18,-32", "yellow", 2.6)
    for x in (-20, -7, 7, 20):
        p.brush([(x, -33), (x * 0.9, -48), (x * 0.5, -58)], (0.8, 1, 0.2), 1.8)
    p.band("-37,-24 -18,-33 0,-36 18,-33 37,-24", 8, "red", None, w=2.0)


CARDS = {
    "World": Recipe(
        draw=world,
        under=globe,
        marks={
            "globe": (CX - OUT - 10, CY - OUT - 10, 2 * OUT + 20, 2 * OUT + 20),
            "mercury": (118, 24, 250, 320),
        },
    )
}
