"""Trump 6, the Chariot: a small man in a winged hat on a stepped car between two plumed horses' heads."""

from images.drawn.bolognese.parts import arm, grip, head_bob, number, palm, sword
from images.drawn.bolognese.parts.beasts.steeds import steed
from images.drawn.bolognese.parts.joins import seam
from images.drawn.bolognese.parts.things.wheels import car_wheel
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def car(p: Pen) -> None:
    """Three steps: yellow below, red, blue on top."""
    for x0, x1, top, low, col, motif, mcol in (
        (104, 376, 432, 505, "yellow", "wave", "red"),
        (146, 334, 372, 434, "red", "zig", "yellow"),
        (182, 298, 322, 374, "blue", "dots", "yellow"),
    ):
        step = p.shape([(x0, top, 1), (x1, top, 1), (x1 + 8, low, 1), (x0 - 8, low, 1)], col, 3.0, smooth=False)
        p.hatch(step, (x1, top + 2), (x1 + 8, low - 2), L=22, gap=4.4, w=2.0)
        mid = (top + low) / 2 + 6
        for k in range(4):
            x = 240 + (k - 1.5) * min(40, (x1 - x0) / 4)
            tint = {"yellow": "green", "red": "yellow", "blue": "red"}[col]
            p.shape([(x, mid - 17, 1), (x + 14, mid), (x, mid + 17, 1), (x - 14, mid)], tint, 2.4)
            p.shape([(x, mid - 8, 1), (x + 6, mid), (x, mid + 8, 1), (x - 6, mid)], col, 1.8)
        p.band(
            [(x0 - 6, top + 2), (x1 + 6, top + 2)],
            15,
            col,
            motif,
            w=2.6,
            period=13,
            mw=2.4,
            mcol=mcol,
            cap=True,
        )


def driver(p: Pen) -> None:
    for s in (1, -1):
        leg = p.shape([(240 + 4 * s, 250, 1), (240 + 34 * s, 250, 1), (240 + 30 * s, 286), (240 + 26 * s,
            318, 1),
                       (240 + 9 * s, 318, 1), (240 + 8 * s, 286)], "yellow", 2.6)  # fmt: skip
        p.hatch(leg, (240 + 32 * s, 260), (240 + 26 * s, 314), L=9, gap=4.3, w=1.6)
        p.shape([(240 + 8 * s, 310, 1), (240 + 28 * s, 310, 1), (240 + 42 * s, 322), (240 + 38 * s, 328, 1),
                 (240 + 6 * s, 328, 1)], "red", 2.4)  # fmt: skip
    tunic = p.shape("194,172 212,160! 268,160! 286,172 290,200 276,228 292,268! 264,276 240,270 216,276 "
        "188,268! 204,228 190,200",
                    "blue")  # fmt: skip
    p.hatch(tunic, (288, 190), (277, 228), L=15, gap=4.4, w=1.8)
    p.pleats("206,232 274,232", "192,268 240,272 288,268", 13, 2.1, short=0.7)
    p.band("204,226 240,233 276,226", 12, "yellow", "ticks", w=2.1, period=7)
    p.band("240,164 240,222", 24, "red", "cross", w=2.1, period=15, mw=1.6, mcol="yellow")
    # dagger at the right, open hand at the left
    with p.at(342, 192, 0.82, rot=20):
        sword(p, 72, 17)
        with p.at(0, 20):
            grip(p, 196, reach=30)
    arm(p, (274, 186), (302, 232), (322, 210), "green", (18, 17, 11), cuff_w=10, puff=4)
    with p.at(140, 182, 0.84, rot=-30):
        palm(p)
    arm(p, (206, 186), (176, 226), (144, 188), "green", (18, 17, 11), cuff_w=10, puff=4)
    p.band("196,172 216,184 240,188 264,184 284,172", 15, "yellow", "zig", w=2.2, period=9, cap=True)
    with p.at(240, 112, 0.9):
        head_bob(p, 0.12, "brown", low=18, mouth="smile", look=-0.3)
        for _ in p.mirrored():
            wing = p.shape("30,-34! 48,-60 80,-76 112,-72! 98,-62 104,-52! 86,-50 88,-38! 66,-36 44,-22!", "red", 2.5)
            p.hatch(wing, (44, -22), (104, -52), L=9, gap=4.2, w=1.6)
            for k in range(3):
                p.brush([(38, -36 + k * 4), (64, -50 + k * 5), (92 - k * 10, -62 + k * 10)], (1, 0.9, 0.1), 1.9)
        cap = p.shape("-39,-24! -38,-48 -20,-66 0,-71 20,-66 38,-48 39,-24! 20,-34 0,-38 -20,-34", "red", 2.7)
        p.hatch(cap, (38, -44), (4, -70), L=13, gap=4.3, w=1.6)
        p.band("-41,-24 -20,-35 0,-38 20,-35 41,-24", 11, "yellow", "dots", w=2.2, period=9)
        p.shape(None, "yellow", 2.2, pts=ellipse(0, -74, 6.5))


def chariot(p: Pen) -> None:
    number(p, "6", 370, 100, 74)
    for _ in p.mirrored(240):
        with p.at(124, 318, 0.9):
            steed(p, "grey", "grey", "red", ("green", "red", "blue"))
    car(p)
    for x in (124, 356):  # the seam cuts the wheels through their hubs
        with p.at(x, 500):
            car_wheel(p)
    driver(p)


CARDS = {
    "T6": Recipe(
        draw=chariot,
        mid=seam((171, 309)),
        marks={"number": (362, 20, 62, 108), "horses": (34, 236, 130, 250), "car": (78, 320, 324, 226),
               "dagger": (316, 110, 70, 110)},
    )
}  # fmt: skip
