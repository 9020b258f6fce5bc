"""Trump 15: a tower by the shore, whole, its flag flying."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at


def stones(p: Block, x0: float, x1: float, y0: float, y1: float, high: float = 34, wide: float = 52) -> None:
    """Courses of stones between these lines, inside whatever is clipped."""
    j, y = 0, y0
    while y < y1:
        p.brush([(x0, y), ((x0 + x1) / 2, y + 5), (x1, y)], (1, 1, 1), 3.2)
        x = x0 + (wide / 2 if j % 2 else 0)
        while x < x1:
            at_x = x + p.rng.uniform(-5, 5)
            p.brush([(at_x, y + 3), (at_x + p.rng.uniform(-2, 2), y + high)], (1, 0.8), 3.2)
            if p.rng.random() < 0.4:
                p.brush([(at_x + 12, y + high * 0.4), (at_x + 26, y + high * 0.46)], (0.2, 1, 0.2), 2.8)
            x += wide
        y += high
        j += 1


def window(p: Block, x: float, y: float, w: float, h: float) -> None:
    p.shape([(x - w, y + h, 1), (x - w, y, 1), (x, y - w * 1.2), (x + w, y, 1), (x + w, y + h, 1)], "ink", 3)
    p.shape(
        [(x - w - 8, y + h, 1), (x + w + 8, y + h, 1), (x + w + 8, y + h + 9, 1), (x - w - 8, y + h + 9, 1)],
        "paper",
        3.2,
        smooth=False,
    )


def tower(p: Block) -> None:
    at.frame(p)
    at.number(p, 15)
    at.sea(p, 668, rows=4)
    p.shape(
        [
            (17, 726, 1),
            (70, 688),
            (130, 700),
            (200, 676),
            (300, 684),
            (372, 706),
            (420, 700),
            (463, 734, 1),
            (463, 783, 1),
            (17, 783, 1),
        ],
        "green",
        4.4,
    )
    for x, y in ((60, 742), (150, 752), (330, 748), (410, 752), (240, 760)):
        for dx, h in ((-9, 14), (0, 20), (9, 12)):
            p.brush([(x + dx * 0.3, y), (x + dx, y - h)], (1.2, 0.1), 4.2)
    # the upper storey, its flag
    p.line([(232, 150), (232, 44)], 5.5)
    flag = p.shape("234,46! 274,40 300,56 336,46! 322,68 336,92! 300,98 272,84 234,92!", "red")
    p.shade(flag, (336, 92), (240, 92), L=12, gap=8)
    up = p.shape([(166, 300, 1), (172, 170, 1), (296, 170, 1), (302, 300, 1)], "yellow", smooth=False)
    with p.inside(up):
        stones(p, 150, 320, 182, 300, 32, 46)
        for x in (298, 290):
            p.brush([(x, 176), (x + 4, 296)], (1, 1), 3)
    merlons(p, 158, 310, 172, 132, 4)
    window(p, 234, 220, 12, 34)
    # the great shaft
    shaft = p.shape([(120, 712, 1), (140, 318, 1), (332, 318, 1), (352, 712, 1)], "yellow", smooth=False)
    with p.inside(shaft):
        stones(p, 100, 370, 330, 716, 36, 56)
    p.shade(shaft, (334, 330), (351, 700), L=34, gap=10, w=4.2)
    merlons(p, 122, 350, 322, 272, 5)
    window(p, 200, 400, 13, 40)
    window(p, 280, 400, 13, 40)
    window(p, 238, 506, 13, 40)
    door = p.shape("204,712! 204,640 238,606 272,640 272,712!", "red")
    with p.inside(door):
        for x in (221, 238, 255):
            p.line([(x, 606), (x, 716)], 3)
        p.line([(200, 664), (276, 664)], 4)
    p.dot(262, 680, 4.5, "ink")
    for x, y in ((70, 130), (108, 180), (396, 180), (410, 250)):
        p.brush([(x - 20, y - 8), (x - 8, y - 6), (x, y + 2)], (0.3, 1.1, 0.8), 5)
        p.brush([(x, y + 2), (x + 8, y - 6), (x + 22, y - 10)], (0.8, 1.1, 0.3), 5)


def merlons(p: Block, x0: float, x1: float, foot: float, top: float, n: int) -> None:
    """A battlement of n merlons, jutting out on corbels."""
    w = (x1 - x0) / (2 * n - 1)
    pts: list[tuple[float, ...]] = [(x0 + 12, foot + 18, 1), (x0, foot - 4, 1)]
    for i in range(n):
        a = x0 + 2 * i * w
        pts += [(a, top, 1), (a + w, top, 1)] + ([(a + w, top + 22, 1), (a + 2 * w, top + 22, 1)] if i < n - 1 else [])
    pts += [(x1, foot - 4, 1), (x1 - 12, foot + 18, 1)]
    sh = p.shape(pts, "yellow", smooth=False)
    p.line([(x0, foot - 4), (x1, foot - 4)], 3.4)
    for i in range(2 * n):
        x = x0 + 14 + i * (x1 - x0 - 28) / (2 * n - 1)
        p.brush([(x, foot + 1), (x, foot + 16)], (1, 1), 4)
    p.shade(sh, (x1, top + 4), (x1 - 10, foot + 10), L=14, gap=8)


CARDS = {"T15": Card(tower, {"number": (350, 32, 104, 70), "tower": (112, 126, 246, 590), "flag": (226, 38, 116, 66)})}
