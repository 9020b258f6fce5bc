"""Trump 8, Justice: sword and scales, and the number that makes her no queen of swords."""

from images.drawn.bolognese.parts import arm, grip, head_long, number, sword
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def justice(p: Pen) -> None:
    number(p, "8", 118, 104, 74)
    _skirt(p)
    arm(p, (172, 256), (146, 424), (116, 440), "green", (29, 26, 19), puff=4)
    p.comb("150,274 140,330 138,384", L=10, side=-1, w=1.6)
    _bodice(p)
    _scales(p)
    with p.at(402, 236, 1.06):
        grip(p, wrist=118, shaft=4, reach=38)
    arm(p, (318, 250), (344, 372), (384, 270), "green", (31, 25, 17), puff=4)
    with p.at(84, 404, 1.12):
        sword(p, 298, 26)
    with p.at(84, 432, 1.04):
        grip(p, wrist=14, reach=30)
    with p.at(246, 130, 1.28, rot=12):
        head_long(p, 0.35, lean=12, look=-0.7, gaze=0.4, lid=0.25, drop=80, wave=2.6)
    p.band("204,206 224,216 246,218 268,214 288,204", 8, "yellow", "dots", w=1.8, period=7)


def _skirt(p: Pen) -> None:
    skirt = p.shape("178,398! 312,398! 332,440 356,505! 124,505! 156,440", "red")
    p.pleats("180,402 310,402", "130,505 350,505", 20, 2.3, short=0.66)
    p.hatch(skirt, (178, 400), (124, 503), L=22, gap=4.6, w=2.0, slant=6)
    p.hatch(skirt, (312, 400), (356, 503), L=22, gap=4.6, w=2.0, slant=-6)
    p.band("156,440 240,458 334,440", 13, "green", "stripe", w=2.1, clip=skirt)
    p.outline(skirt)


def _bodice(p: Pen) -> None:
    sh = p.shape("160,226! 196,262 246,282 292,262 326,224! 342,270 330,330 312,376! 174,376! 160,330 146,270", "red")
    p.hatch(sh, (148, 262), (172, 370), L=26, gap=4.6, w=2.0, slant=6)
    p.hatch(sh, (340, 266), (314, 370), L=26, gap=4.6, w=2.0, slant=-6)
    p.comb("196,290 190,330 196,368", L=9, side=1, w=1.5)
    p.comb("294,290 298,330 290,368", L=9, side=-1, w=1.5)
    p.band("246,284 244,376", 44, "green", "zig", w=2.3, period=22, clip=sh)
    p.outline(sh)
    for y in (376, 388, 400):
        p.band([(174, y), (243, y + 8), (312, y)], 12, "yellow", None, w=2.1)
    breast = p.shape("172,214! 214,206 240,210 276,206 318,214! 292,256 246,274 200,256", "flesh", 2.4)
    p.hatch(breast, (262, 268), (312, 222), L=12, gap=4.4, w=1.5)
    p.band("160,218 194,258 246,279 294,258 330,217", 26, "blue", "stripe", w=2.2, mcol="white", mw=2.4, cap=True)
    p.band(
        "176,214 204,248 246,264 286,248 314,213",
        15,
        "yellow",
        "dots",
        mcol="red",
        w=2.1,
        period=14,
        cap=True,
    )


def _scales(p: Pen) -> None:
    """They hang from her fist by a cord that clears the sleeve: beam level, pans even."""
    beam, x = 384, 408
    p.shape(None, "yellow", 2.4, pts=ellipse(x - 4, 204, 8, 10))
    p.line([(x - 4, 214), (x, 250), (x, beam)], 3.0)
    p.band([(x - 42, beam + 1), (x - 5, beam - 5), (x + 32, beam + 1)], 8, "yellow", None, w=2.0, cap=True)
    p.shape(None, "yellow", 2.2, pts=ellipse(x, beam - 4, 6.5))
    for middle in (x - 40, x + 28):
        for side in (-16, 16):
            p.line([(middle, beam + 2), (middle + side, beam + 58)], 2.0)
        pan = p.shape([(middle - 19, beam + 57, 1), (middle + 19, beam + 57, 1), (middle + 12, beam + 71),
                       (middle, beam + 76), (middle - 12, beam + 71)], "yellow", 2.5)  # fmt: skip
        p.hatch(pan, (middle + 19, beam + 58), (middle, beam + 76), L=9, gap=4, w=1.4)
        p.shape(None, "ink", 1.9, pts=ellipse(middle, beam + 57, 19, 4))


def _seam(p: Pen) -> None:
    """The blue sash that crosses from one half into the other."""
    band = "122,474 170,478 212,490 240,500 268,510 310,522 358,526"
    p.line([(124, 500), (356, 500)], 2.4)
    p.band(band, 24, "blue", "stripe2", w=2.4, mw=1.6, cap=True)


CARDS = {
    "T8": Recipe(
        draw=justice,
        mid=_seam,
        marks={"number": (112, 26, 60, 82), "scales": (344, 196, 116, 266), "sword": (52, 66, 66, 420)},
    )
}
