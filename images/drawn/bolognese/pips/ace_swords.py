"""The ace of swords: two curled scimitars with eagles' heads, two rings joined by a bar through a crown."""

import math

from images.drawn.kit import Line, Pen, curve, ellipse
from images.drawn.parts import leafspray
from images.drawn.recipe import Recipe

RING, OUTER, INNER = -322.0, 152.0, 96.0
"""Height of a ring's centre above the card's middle, its radii."""
SEGMENTS, OPENS, TURN = 10, 118.0, 30.4
"""Coloured segments of a ring, where the first begins and how far each goes, in degrees."""


def _on(r: float, degrees: float) -> tuple[float, float]:
    a = math.radians(degrees)
    return r * math.cos(a), RING + r * math.sin(a)


def _segment(p: Pen, i: int) -> None:
    """A piece of the curled blade: red or blue, hatched on both rims, a wavy line along it."""
    a0, a1 = OPENS + i * TURN, OPENS + (i + 1) * TURN
    out, inn = (ellipse(0, RING, r, None, a0, a1, 14) for r in (OUTER, INNER))
    p.shape(None, "red" if i % 2 else "blue", 0, pts=out + inn[::-1])
    middle = (OUTER + INNER) / 2
    wave = [_on(middle + (5 if j % 2 else -5), a0 + (a1 - a0) * j / 8) for j in range(9)]
    p.stroke(p.T(curve(wave)), 3.0, "yellow" if i % 2 else "white")
    for edge in (out, inn):
        p.stroke(p.T(edge), 3.2)
    for j in range(8):
        a = a0 + (a1 - a0) * (j + 0.5) / 8
        for r, end in ((OUTER, OUTER - 15), (INNER, INNER + 10)):
            p.brush([_on(r, a), _on(end, a + 2)], (1, 0.7, 0.1), 1.8, n=3)


def _ring(p: Pen) -> None:
    for i in range(SEGMENTS):
        _segment(p, i)
    for i in range(SEGMENTS + 1):
        a = OPENS + i * TURN
        p.band([_on(INNER - 5, a), _on(OUTER + 5, a)], 10, "yellow", None, w=2.2, cap=True)
        p.line([_on(INNER - 2, a), _on(OUTER + 2, a)], 1.3)


def _bar(p: Pen) -> None:
    b = p.shape("-21,-190! 21,-190! 21,12! -21,12!", "blue", 2.9, smooth=False)
    p.hatch(b, (21, -180), (21, -10), L=13, gap=5, w=1.7, env=False, slant=20)
    for x in (-8, 5):
        p.line([(x, -186), (x, 8)], 1.7)
    for y in (-150, -128):
        p.band([(-23, y), (0, y + 3), (23, y)], 9, "yellow", None, w=2.2, cap=True)


def _eagle(p: Pen) -> None:
    """The eagle's head in which the blade ends, looking left over the bar, its beak hooked and open."""
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
    for _ in p.mirrored():
        leafspray(p, "62,-50 108,-98 152,-142", 5, 22)
    crown = p.shape(
        "-176,-46! -150,-58 -146,-74! -120,-54 -96,-60 -84,-78! -64,-56 -34,-64 -20,-74! "
        "0,-92! 20,-74! 34,-64 64,-56 84,-78! 96,-60 120,-54 146,-74! 150,-58 176,-46! "
        "150,-36 130,-24 0,-40 -130,-24 -150,-36",
        "yellow",
        2.8,
    )
    p.hatch(crown, (130, -26), (0, -40), L=9, gap=4.6, w=1.6)
    for _ in p.mirrored():
        for x, y in ((146, -54), (84, -62), (36, -58)):
            p.brush([(x, y), (x - 3, y + 10), (x - 8, y + 20)], (0.8, 0.8, 0.1), 1.7)
        for x in (146, 84):
            p.shape(None, "red", 2.2, pts=ellipse(x, -81, 7))
    lily = "0,-122! 12,-134 26,-128 22,-114 10,-108! 8,-98 -8,-98 -10,-108! -22,-114 -26,-128 -12,-134"
    p.shape(None, "yellow", 2.2, pts=ellipse(0, -95, 6))
    p.shape(lily, "yellow", 2.3)
    p.dot(0, -116, 4, "red", 1.6)


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
    """The upper half; the lower is the second scimitar."""
    with p.at(240, 500):
        _bar(p)
        _ring(p)
        _eagle(p)
        _crown(p)
        _lens(p)


MARKS = {
    "rings": (83.0, 21.0, 314.0, 958.0),
    "upper ring": (83.0, 21.0, 314.0, 314.0),
    "lower ring": (83.0, 665.0, 314.0, 314.0),
    "bar": (210.0, 330.0, 60.0, 340.0),
}
CARDS = {"SA": Recipe(draw=ace_swords, marks=MARKS)}
