"""The ace of swords: two ridged blades hilt to hilt through a crown, each in a ring, a scimitar with an eagle's head."""

import math

from images.drawn.bolognese.parts import leafspray
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Line, Pen, curve, ellipse

RING, OUTER, INNER = -318.0, 128.0, 86.0
"""Height of a ring's centre above the card's middle, its radii."""
SEGMENTS, OPENS, TURN = 9, 296.0, 28.0
"""Coloured segments of a ring, where the first begins and how far each goes, in degrees."""
NECK = 256.0
"""Where the eagle's neck begins; from there to the first segment the ring is scaled."""


def _on(r: float, degrees: float) -> tuple[float, float]:
    a = math.radians(degrees)
    return r * math.cos(a), RING + r * math.sin(a)


def _segment(p: Pen, i: int) -> None:
    """A piece of the curled blade: red or green, hatched on both rims, a wavy line along it."""
    a0, a1 = OPENS + i * TURN, OPENS + (i + 1) * TURN
    out, inn = (ellipse(0, RING, r, None, a0, a1, 14) for r in (OUTER, INNER))
    p.shape(None, "green" if i % 2 else "red", 0, pts=out + inn[::-1])
    middle = (OUTER + INNER) / 2
    wave = [_on(middle + (5 if j % 2 else -5), a0 + (a1 - a0) * j / 8) for j in range(9)]
    p.stroke(p.T(curve(wave)), 3.0, "yellow")
    for edge in (out, inn):
        p.stroke(p.T(edge), 3.2)
    for j in range(7):
        a = a0 + (a1 - a0) * (j + 0.5) / 7
        for r, end in ((OUTER, OUTER - 12), (INNER, INNER + 8)):
            p.brush([_on(r, a), _on(end, a + 2)], (1, 0.7, 0.1), 1.8, n=3)


def _ring(p: Pen) -> None:
    for i in range(SEGMENTS):
        _segment(p, i)
    for i in range(SEGMENTS + 1):
        a = OPENS + i * TURN
        p.band([_on(INNER - 5, a), _on(OUTER + 5, a)], 10, "yellow", None, w=2.2, cap=True)
        p.line([_on(INNER - 2, a), _on(OUTER + 2, a)], 1.3)
    out, inn = (ellipse(0, RING, r, None, NECK, OPENS, 20) for r in (OUTER, INNER))
    neck = p.shape(None, "yellow", 2.8, pts=out + inn[::-1])
    with p.clipped(neck):
        for row in range(6):
            a = NECK + 2 + row * 8
            for k in range(4):
                r = INNER + 2 + k * 12 + (6 if row % 2 else 0)
                p.brush([_on(r - 6, a - 4), _on(r, a + 4), _on(r + 6, a - 4)], (0.3, 1, 0.3), 1.9)


def _sword(p: Pen) -> None:
    """The straight sword: blade with a ridge up to its point, cross-guard, grip that comes out of the crown."""
    blade = p.shape("-21,-140! -19,-420! 0,-482! 19,-420! 21,-140!", "blue", 3.0, smooth=False)
    p.hatch(blade, (20, -410), (21, -150), L=15, gap=4.6, w=1.8, env=False, slant=20)
    p.line([(0, -472), (0, -142)], 2.6)
    p.brush([(-11, -400), (-12, -300), (-12, -160)], (0.1, 1, 0.4), 2.6, "white")
    p.shape("-14,-140! 14,-140! 14,-52! -14,-52!", "red", 2.8, smooth=False)
    for y in (-122, -108, -94, -80):
        p.band([(-15, y + 4), (15, y - 4)], 7, "yellow", None, w=1.8)
    for _ in p.mirrored():
        arm = p.shape("0,-154! 40,-150 78,-156 96,-172! 106,-158 96,-142 78,-134 40,-134 0,-132!", "yellow", 2.8)
        p.hatch(arm, (90, -138), (4, -132), L=7, gap=4.4, w=1.6)
        p.shape(None, "red", 2.4, pts=ellipse(103, -170, 10))
    p.shape("0,-162! 17,-143! 0,-124! -17,-143!", "blue", 2.5, smooth=False)


def _eagle(p: Pen) -> None:
    """The eagle's head in which the curled blade ends, its hooked beak open over the tail; neck at 80,-211."""
    p.shape("-36,-199! -54,-187 -63,-174! -46,-172 -24,-184!", "red", 2.2)
    head = p.shape(
        "78,-236! 46,-240 16,-246 -8,-244 -30,-234 -42,-214! -38,-196 -28,-184 -12,-178! -6,-166! "
        "6,-176! 14,-160! 26,-174! 36,-160! 44,-174! 60,-164! 62,-178! 84,-186!",
        "yellow",
        2.8,
    )
    with p.clipped(head):
        for row, (x, n) in enumerate(((4, 5), (20, 5), (36, 5), (52, 5), (68, 5))):
            for k in range(n):
                y = -238 + k * 14 + (7 if row % 2 else 0)
                p.brush([(x - 7, y - 5), (x + 8, y + 1), (x - 7, y + 7)], (0.3, 1, 0.3), 1.9)
    p.hatch(head, (-36, -192), (-14, -178), L=10, gap=4, w=1.6)
    p.outline(head, 2.8)
    beak = p.shape("-36,-226! -54,-226 -74,-212 -82,-190 -78,-172! -72,-186 -62,-194 -40,-196!", "white", 2.7)
    p.hatch(beak, (-50, -224), (-80, -188), L=7, gap=4, w=1.5)
    p.dot(-52, -211, 2.6)
    p.dot(-22, -219, 7.5, "white", 2.2)
    p.dot(-24, -218, 4)
    p.brush("-38,-228 -24,-231 -10,-224", (0.3, 1.2, 0.3), 3.2)


def _crown(p: Pen) -> None:
    """Tall ball-tipped points round the lens."""
    for _ in p.mirrored():
        leafspray(p, "150,-60 172,-96 176,-134", 4, 20)
    points = "0,-52! 34,-62 58,-124! 76,-62 104,-58 128,-104! 138,-52 156,-38! 130,-14 0,-30"
    for _ in p.mirrored():
        side = p.shape(points, "yellow", 2.8)
        p.hatch(side, (130, -50), (104, -56), L=10, gap=4.4, w=1.6)
        for x, y in ((58, -128), (128, -108)):
            p.brush([(x, y + 12), (x - 2, y + 34), (x - 8, y + 60)], (0.4, 1, 0.2), 2.0)
            p.shape(None, "red", 2.3, pts=ellipse(x, y, 9))


def _arch(x: float) -> float:
    """How far the lens reaches up at x, shared by its braid and its ribs."""
    return 1 - (x / 122) ** 2


def _lens(p: Pen) -> None:
    """The crown's cap seen from above: red with a green heart, across the seam."""
    red = "-150,0! -110,-34 -50,-50 0,-53 50,-50 110,-34 150,0! 110,34 50,50 0,53 -50,50 -110,34"
    p.shape(red, "red", 3.0)
    p.line(curve([(-140, -4), (-100, -26), (0, -41), (100, -26), (140, -4)]), 2.2)
    zig: Line = [(x, -(47 - 26 * (x / 128) ** 2) + (3 if i % 2 else -3)) for i, x in enumerate(range(-120, 121, 8))]
    p.line(zig, 2.0, "yellow")
    p.shape("-122,0! -80,-22 0,-31 80,-22 122,0! 80,22 0,31 -80,22", "green", 2.8)
    for x in range(-96, 97, 12):
        p.line([(x, -27 * _arch(x)), (x, 6)], 1.8)
    p.line([(-118, 0), (118, 0)], 2.0)


def ace_swords(p: Pen) -> None:
    """The upper half; the lower is the second sword."""
    with p.at(240, 500):
        _crown(p)
        _ring(p)
        with p.at(*_on((OUTER + INNER) / 2, NECK + 3), 0.84, rot=-42), p.at(-80, 211):
            _eagle(p)
        _sword(p)
        _lens(p)


MARKS = {
    "blade": (216.0, 16.0, 48.0, 346.0),
    "guard": (126.0, 318.0, 228.0, 54.0),
    "upper ring": (110.0, 52.0, 260.0, 262.0),
    "lower ring": (110.0, 686.0, 260.0, 262.0),
    "crown": (80.0, 362.0, 320.0, 276.0),
    "bar between the rings": (190.0, 300.0, 100.0, 400.0),
}
CARDS = {"SA": Recipe(draw=ace_swords, marks=MARKS)}
