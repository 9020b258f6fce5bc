"""The back: painted tiles, the same both ways up."""

import math

from images.drawn.kit import Op, Points, ellipse

from .card import Card
from .hand import HEIGHT, WIDTH, Block

TILE, LEFT, TOP = 84.0, 30.0, 22.0
ACROSS, DOWN = 5, 9


def tile(p: Block, x: float, y: float, turned: bool) -> None:
    """One tile about x, y: a star flower, and a quarter of a leaf rose in each corner."""
    h = TILE / 2
    field, flower = ("blue", "yellow") if turned else (None, "blue")
    p.shape([(x - h, y - h, 1), (x + h, y - h, 1), (x + h, y + h, 1), (x - h, y + h, 1)], field, 3.0, smooth=False)
    for i in range(4):
        with p.at(x, y, rot=90 * i):
            p.shape(
                [(h, -h, 1), (h, -h + 27, 1), (h - 13, -h + 22), (h - 22, -h + 13), (h - 27, -h, 1)],
                "yellow" if not turned else "paper",
                3.0,
            )
            p.dot(h - 7, -h + 7, 4.5, "red")
    for i in range(8):
        with p.at(x, y, rot=45 * i):
            long = 31 if i % 2 == 0 else 25
            p.shape(
                [(0, -6, 1), (9, -long * 0.62), (0, -long, 1), (-9, -long * 0.62)],
                flower if i % 2 == 0 else "green",
                2.6,
            )
    p.dot(x, y, 8.5, "red", 3)


def rose(p: Block) -> None:
    """The great flower in the middle."""
    x, y = WIDTH / 2, HEIGHT / 2
    p.shape(None, "yellow", 5, pts=ellipse(x, y, 124))
    for i in range(32):
        a = i / 32 * math.tau
        p.brush(
            [(x + 122 * math.cos(a), y + 122 * math.sin(a)), (x + 107 * math.cos(a), y + 107 * math.sin(a))],
            (1, 0.8),
            4.4,
        )
    p.shape(None, "blue", 4.4, pts=ellipse(x, y, 104))
    for i in range(12):
        with p.at(x, y, rot=30 * i):
            p.shape("0,-30! 19,-66 0,-98! -19,-66", "paper" if i % 2 == 0 else "green", 3.4)
            p.brush([(0, -44), (0, -78)], (1, 0.3), 3)
    p.shape(None, "red", 4, pts=ellipse(x, y, 38))
    for i in range(6):
        with p.at(x, y, rot=60 * i):
            p.shape("0,-4! 10,-18 0,-32! -10,-18", "yellow", 2.8)
    p.dot(x, y, 8, "blue", 3)


def back(p: Block) -> None:
    """Upper half, then the same list turned: whoever turns the card sees no difference."""
    p.ops.append(("push", [(0, 0), (WIDTH, 0), (WIDTH, HEIGHT / 2), (0, HEIGHT / 2)]))
    p.shape([(18, 16, 1), (462, 16, 1), (462, 784, 1), (18, 784, 1)], "red", 4, smooth=False)
    for j in range(DOWN // 2 + 1):
        for i in range(ACROSS):
            tile(p, LEFT + TILE * (i + 0.5), TOP + TILE * (j + 0.5), (i + j) % 2 == 1)
    rose(p)
    p.ops.append(("pop",))
    p.ops += [_turned(op) for op in p.ops]


def _turned(op: Op) -> Op:
    """The same step, the card turned upside down."""
    if op[0] == "pop":
        return op
    pts: Points = [(WIDTH - q[0], HEIGHT - q[1]) for q in op[1]]
    if op[0] == "fill":
        return ("fill", pts, op[2])
    if op[0] == "stroke":
        return ("stroke", pts, op[2], op[3], op[4])
    return ("push", pts)


CARDS = {"back": Card(back, {}, loose=False)}
