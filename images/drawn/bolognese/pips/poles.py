"""The single poles of the baton pips: upright with globes (7, 10) or pine-cones (9), crossbar of the ten."""

from images.drawn.bolognese.parts import leafspray
from images.drawn.kit import Pen, ellipse

PAINT = {7: ("blue", "yellow"), 9: ("green", "yellow"), 10: ("yellow", "red")}
"""What a card's single poles are painted: their ground and the ribbon round them."""


def _pole(p: Pen, start: float, end: float, half: float, n: int, slant: float) -> None:
    """A pole from left to right about y = 0, a ribbon winding along it (rings if it has no slant)."""
    ground, ribbon = PAINT[n]
    h = half + 4
    p.shape(None, "white", 0, pts=[(start, -h), (end, -h), (end, h), (start, h)])
    s = p.shape(None, ground, 3, pts=[(start, -half), (end, -half), (end, half), (start, half)])
    with p.clipped(s):
        for x in range(int(start) + 42, int(end), 44):
            p.band([(x, half + 6), (x + slant, -half - 6)], 14, ribbon, None, w=2.2)
    p.hatch(s, (start, half * 0.96), (end, half * 0.96), L=half * 0.7, gap=5.2, w=1.7, env=False, slant=24)
    p.outline(s, 3)


def upright(p: Pen, n: int) -> None:
    """The shaft, behind the bundles."""
    with p.at(240, 500, 1, rot=-90):
        _pole(p, -20, 372, 17, n, 26)


def _collar(p: Pen) -> None:
    p.shape("214,132! 266,132! 260,150! 220,150!", "yellow", 2.6, smooth=False)
    p.band([(210, 128), (240, 132), (270, 128)], 13, "red", None, w=2.4, cap=True)


def globe(p: Pen) -> None:
    """A yellow globe with a green girdle on top of the upright."""
    _collar(p)
    with p.at(240, 82, 1.18):
        k = p.shape(None, "yellow", 3.0, pts=ellipse(0, 0, 37))
        p.hatch(k, (37, 0), (0, 37), L=17, gap=4.4, w=1.7)
        for x in (-18, 0, 18):
            p.brush([(x * 0.9, -8), (x, -21), (x * 0.4, -33)], (0.4, 1, 0.2), 2.0)
        p.band("-37,4 -18,11 0,13 18,11 37,4", 13, "green", "ticks", w=2.2, mw=1.5, clip=k)
        p.outline(k, 3.0)
        p.shape(None, "red", 2.3, pts=ellipse(0, -41, 8))


def pine_cone(p: Pen) -> None:
    """A green pine-cone between two leaves on top of the upright."""
    for _ in p.mirrored(240):
        leafspray(p, "250,130 272,118 300,118", 3, 26)
    _collar(p)
    cone = p.shape("240,20! 260,44 274,78 266,112 240,128 214,112 206,78 220,44", "green", 3.0)
    with p.clipped(cone):
        for row in range(8):
            y = 32 + row * 13
            for i in range(-4, 5):
                x = 240 + i * 17 + (8.5 if row % 2 else 0)
                p.line([(x - 8.5, y), (x, y + 13), (x + 8.5, y)], 2.0)
                p.dot(x, y + 4, 2.6, "yellow")
    p.hatch(cone, (272, 70), (254, 122), L=17, gap=4.4, w=1.8)
    p.outline(cone, 3.0)


def crossbar(p: Pen) -> None:
    """The ten's short baton across the seam, in front of everything, globes at its ends."""
    with p.at(240, 500):
        _pole(p, -152, 152, 14, 10, 0)
    for _ in p.mirrored(240):
        p.band([(90, 478), (90, 522)], 13, "red", None, w=2.4, cap=True)
        k = p.shape(None, "yellow", 3, pts=ellipse(58, 500, 30))
        p.band([(60, 468), (51, 486), (51, 514), (60, 532)], 12, "green", "ticks", w=2.2, mw=1.5, clip=k)
        p.hatch_edge(ellipse(58, 500, 29, None, 190, 350), k.pts, L=13, gap=4.4, w=1.7)
        p.outline(k, 3)
        p.shape(None, "red", 2.3, pts=ellipse(25, 500, 6.5))
