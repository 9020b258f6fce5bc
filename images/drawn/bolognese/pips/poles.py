"""The single poles of the baton pips: upright with globes (7, 10) or pine-cones (9), crossbar of the ten."""

from images.drawn.kit import Pen, ellipse
from images.drawn.parts import leafspray


def upright(p: Pen) -> None:
    """The shaft, behind the bundles."""
    s = p.shape("228,118! 252,118! 252,512! 228,512!", "blue", 2.8, smooth=False)
    p.line([(236, 120), (236, 512)], 1.6)
    p.hatch(s, (252, 124), (252, 500), L=10, gap=5.6, w=1.6, env=False, slant=30)
    for y in (160, 196):
        p.band([(227, y), (240, y + 3), (253, y)], 9, "yellow", None, w=2.2, cap=True)


def _collar(p: Pen, y: float) -> None:
    p.shape(None, "yellow", 2.5, pts=[(222, y - 8), (258, y - 8), (254, y + 9), (226, y + 9)])
    p.band([(220, y - 10), (240, y - 7), (260, y - 10)], 11, "red", None, w=2.2, cap=True)


def globe(p: Pen) -> None:
    """A yellow globe with a green girdle on top of the upright."""
    _collar(p, 124)
    with p.at(240, 500):
        k = p.shape(None, "yellow", 3.0, pts=ellipse(0, -416, 37))
        p.hatch(k, (37, -416), (0, -379), L=17, gap=4.4, w=1.7)
        for x in (-18, 0, 18):
            p.brush([(x * 0.9, -424), (x, -437), (x * 0.4, -449)], (0.4, 1, 0.2), 2.0)
        p.band("-37,-412 -18,-405 0,-403 18,-405 37,-412", 13, "green", "ticks", w=2.2, mw=1.5, clip=k)
        p.outline(k, 3.0)
        p.shape(None, "red", 2.3, pts=ellipse(0, -456, 7))


def pine_cone(p: Pen) -> None:
    """A green pine-cone between two leaves on top of the upright."""
    for _ in p.mirrored(240):
        leafspray(p, "246,122 262,112 282,108", 3, 22)
    _collar(p, 126)
    cone = p.shape("240,22! 254,42 264,70 258,100 240,114 222,100 216,70 226,42", "green", 3.0)
    with p.clipped(cone):
        for row in range(7):
            y = 34 + row * 13
            for i in range(-3, 4):
                x = 240 + i * 16 + (8 if row % 2 else 0)
                p.line([(x - 8, y), (x, y + 13), (x + 8, y)], 2.0)
                p.dot(x, y + 4, 2.2, "yellow")
    p.hatch(cone, (262, 62), (248, 110), L=15, gap=4.4, w=1.8)
    p.outline(cone, 3.0)


def crossbar(p: Pen) -> None:
    """The ten's short baton across the seam, in front of the bundles, yellow globes at its ends."""
    p.shape("80,486! 400,486! 400,514! 80,514!", "white", 0, smooth=False)
    s = p.shape("92,490! 388,490! 388,510! 92,510!", "blue", 2.8, smooth=False)
    p.hatch(s, (92, 490), (388, 490), L=8, gap=5.6, w=1.6, env=False, slant=24)
    p.line([(92, 500), (388, 500)], 1.6)
    for _ in p.mirrored(240):
        p.band([(94, 485), (94, 515)], 12, "red", None, w=2.3, cap=True)
        p.band([(120, 488), (120, 512)], 8, "yellow", None, w=2.2, cap=True)
        k = p.shape(None, "yellow", 2.9, pts=ellipse(63, 500, 26))
        p.band([(60, 470), (54, 486), (54, 514), (60, 530)], 10, "green", None, w=2.0, clip=k)
        p.hatch_edge(ellipse(63, 500, 25, None, 190, 350), k.pts, L=11, gap=4.4, w=1.6)
        p.outline(k, 2.9)
        p.shape(None, "red", 2.2, pts=ellipse(33, 500, 6))
