"""Trump 8, Justice: sword and scales, and the number that makes her no queen of swords."""

from images.drawn.kit import Pen, ellipse
from images.drawn.parts import arm, grip, head_long, number, pinch, sword
from images.drawn.recipe import Recipe


def justice(p: Pen) -> None:
    number(p, "8", 140, 100, 72)
    _skirt(p)
    arm(p, (172, 256), (146, 424), (116, 440), "green", (29, 26, 19), puff=4)
    p.comb("150,274 140,330 138,384", L=10, side=-1, w=1.6)
    _bodice(p)
    arm(p, (322, 252), (392, 362), (404, 286), "green", (33, 27, 19), puff=5, cuff=None)
    with p.at(408, 230, 1.12, rot=4):
        pinch(p, wrist=92, reach=48)
    p.band([(381, 286), (427, 288)], 17, "yellow", "zig", w=2.2, period=10, cap=True)
    _scales(p)
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
    """Hung from her finger and thumb in front of the sleeve's lower edge, beam level, pans even."""
    beam = 410
    p.line([(408, 232), (404, beam)], 2.4)
    p.band([(348, beam), (404, beam - 5), (452, beam)], 8, "yellow", None, w=2.0, cap=True)
    p.shape(None, "yellow", 2.2, pts=ellipse(404, beam - 4, 6.5))
    for x in (352, 438):
        for side in (-17, 17):
            p.line([(x, beam + 2), (x + side, beam + 54)], 2.0)
        pan = p.shape([(x - 20, beam + 53, 1), (x + 20, beam + 53, 1), (x + 13, beam + 67), (x, beam + 72),
                       (x - 13, beam + 67)], "yellow", 2.5)  # fmt: skip
        p.hatch(pan, (x + 20, beam + 54), (x, beam + 72), L=9, gap=4, w=1.4)
        p.shape(None, "#d8a90f", 1.9, pts=ellipse(x, beam + 53, 20, 5))


def _seam(p: Pen) -> None:
    """The blue sash that crosses from one half into the other."""
    band = "122,474 170,478 212,490 240,500 268,510 310,522 358,526"
    p.line([(124, 500), (356, 500)], 2.4)
    p.band(band, 24, "blue", "stripe2", w=2.4, mw=1.6, cap=True)


CARDS = {
    "T8": Recipe(
        draw=justice,
        mid=_seam,
        marks={"number": (134, 26, 60, 78), "scales": (328, 404, 132, 86), "sword": (52, 66, 66, 420)},
    )
}
