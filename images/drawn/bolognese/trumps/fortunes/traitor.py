"""Trump 12, the Traitor: a man hung head down by one leg between two striped posts."""

from images.drawn.bolognese.parts import arm, head_bob, number
from images.drawn.bolognese.parts.joins import girdle
from images.drawn.bolognese.parts.things.columns import striped_post
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def hanged(p: Pen) -> None:
    """Upright in local units, head at 0,0, the tied foot at 16,330; the card turns him over."""
    for s in (-1, 1):
        arm(p, (54 * s, 72), (100 * s, 128), (46 * s, 160), "blue", (22, 21, 13), puff=5, cuff=None)
    arm(p, (-14, 190), (-96, 222), (30, 274), "red", (25, 23, 12), cuff=None)
    p.shape("22,262! 34,268 52,276 66,290 60,298 42,296 22,286!", "dark", 2.4)
    p.brush("30,272 44,280 58,290", (0.2, 1, 0.2), 1.8, col="hair")
    leg = p.shape("-6,176! 36,176! 38,214 32,250 34,276 30,312 26,322! 6,322! 4,290 -2,262 -4,220", "red", 2.9)
    p.hatch(leg, (38, 214), (28, 318), L=16, gap=4.5, w=2.0)
    p.hatch(leg, (-6, 190), (4, 300), L=9, gap=4.6, w=1.7)
    p.comb("10,190 14,226 12,262", L=8, w=1.6)
    foot = p.shape("5,316! 28,316! 30,330 28,346 34,360 24,366 10,360 6,344 4,330!", "dark", 2.6)
    p.hatch(foot, (30, 330), (28, 356), L=8, gap=4, w=1.4, col="hair")
    shorts = p.shape("-48,160! 48,160! 54,196 44,214 22,208 2,214 -22,226 -46,228 -56,200", "green", 2.9)
    for x in (-34, -16, 4, 24, 38):
        p.brush([(x * 0.8, 166), (x * 1.05, 188), (x * 1.1, 206)], (1.6, 2.4, 1.4), 3, col="yellow")
        p.brush([(x * 0.8 + 8, 166), (x * 1.05 + 8, 188), (x * 1.1 + 8, 208)], (0.4, 1, 0.3), 2)
    p.outline(shorts, 2.9)
    vest = p.shape("-50,74 -30,58! 30,58! 50,74 58,96 50,132 48,168! 0,174 -48,168! -50,132 -58,96", "yellow")
    p.hatch(vest, (56, 100), (48, 166), L=20, gap=4.5, w=2.0)
    p.hatch(vest, (-56, 100), (-48, 166), L=14, gap=4.5, w=1.9)
    p.band("0,62 0,172", 15, "red", "dots", w=2.1, period=14, mcol="yellow")
    for y in (86, 106, 126, 146):
        for s in (-1, 1):
            p.brush([(10 * s, y), (24 * s, y + 3), (38 * s, y - 2)], (1, 0.8, 0.1), 2.2)
    p.band("-49,164 0,171 49,164", 12, "blue", "ticks", w=2.1, period=7)
    for s in (-1, 1):
        p.band([(58 * s, 70), (52 * s, 90), (36 * s, 104)], 9, "green", None, w=2.0)
    with p.at(0, -6, 1.14):
        head_bob(p, 0.34, "brown", neckw=15, low=14, brow=-0.8, gaze=0.3, mouth="stern")
    p.shape("-36,48! -20,58 0,62 20,58 36,48! 34,64 18,74 0,78 -18,74 -34,64", "white", 2.5)
    p.pleats("-30,56 0,66 30,56", "-32,64 0,77 32,64", 10, 1.8)


def traitor(p: Pen) -> None:
    number(p, "12", 300, 214, 80)
    for x in (60, 420):
        striped_post(p, x, 72, 505, 20, lean=1 if x < 240 else -1)
    beam = p.shape("78,92! 402,92! 402,114! 78,114!", "yellow", 2.8, smooth=False)
    p.hatch(beam, (400, 114), (80, 114), L=9, gap=4.8, w=1.7, env=False)
    for y, x0, x1 in ((99, 96, 210), (104, 250, 380)):
        p.brush([(x0, y), ((x0 + x1) / 2, y - 2), (x1, y + 1)], (0.1, 1, 0.1), 2)
    with p.at(226, 426, 0.97, rot=180, flip=True):
        hanged(p)
    for k in range(3):
        p.band([(226, 106 + k * 7), (256, 107 + k * 7)], 7, "white", None, w=2.0, cap=True)
    p.band("241,90 241,116 241,128", 8, "white", "ticks", w=2.0, period=6)
    p.shape(None, "white", 2.3, pts=ellipse(241, 94, 9, 12))


CARDS = {
    "T12": Recipe(
        draw=traitor,
        mid=girdle(80, 400, 14, "cross", mcol="red", period=20),
        marks={"number": (300, 128, 100, 94), "posts": (32, 20, 56, 480), "man": (140, 84, 200, 400)},
    )
}
