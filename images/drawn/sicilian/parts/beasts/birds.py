"""A parrot, and Jupiter's eagle."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.hand import Block


def parrot(p: Block, col: str = "green") -> None:
    """A parrot sitting upright, looking left; its feet at 0,72, about 170 high."""
    tail = p.shape("10,40! 30,52 40,96 34,128! 22,120 18,132! 8,100 -2,60!", "red", 3.8)
    p.shade(tail, (40, 96), (10, 60), L=12, gap=9, w=3)
    for x in (-8, 8):
        p.brush([(x, 62), (x - 4, 76), (x - 14, 80)], (1, 1, 0.6), 5)
    sh = p.shape("-2,-76 -26,-70 -38,-50 -32,-30 -36,0 -30,40 -10,66 14,62 32,34 36,-6 30,-44 20,-66", col, 4.4)
    p.shade(sh, (-34, 0), (-10, 64), L=14, gap=9)
    wing = p.shape("4,-34 28,-24 38,6 32,44 18,70! 14,52 6,56! 4,38 -6,38! -10,4 -8,-22", "blue", 3.8)
    for s in ("2,-16 10,10 12,46", "14,-18 22,12 20,54", "24,-12 30,14 28,44"):
        p.brush(s, (0.3, 1, 0.3), 3)
    p.shape("-34,-58! -52,-54 -58,-38 -48,-26! -44,-36 -34,-38!", "yellow", 3.6)
    p.shape(None, "paper", 2.8, pts=ellipse(-20, -52, 9))
    p.dot(-21, -52, 4.4)
    p.brush("-30,-28 -18,-24 -4,-30", (0.2, 1, 0.2), 3)
    p.brush("-24,-12 -14,-8 -2,-12", (0.2, 1, 0.2), 3)
    del wing


def eagle(p: Block, col: str = "brown", wide: float = 1.0) -> None:
    """An eagle from the front with spread wings, its head turned to the left; wings 400 across, the beak at 0,-96."""
    for _ in p.mirrored():
        sh = p.shape(
            [(16 * wide, -46), (60 * wide, -96), (120 * wide, -118), (176 * wide, -104), (204 * wide, -66, 1),
            (186 * wide, -58, 1), (200 * wide, -20, 1), (176 * wide, -20, 1), (182 * wide, 20, 1),
             (156 * wide, 12, 1), (154 * wide, 50, 1), (128 * wide, 34, 1), (118 * wide, 66, 1), (94 * wide, 40, 1),
             (78 * wide, 60, 1), (60 * wide, 30), (20 * wide, 30)], col,
        )  # fmt: skip
        for a, b in (
            ((40, -30), (196, -62)),
            ((44, -16), (190, -22)),
            ((46, 0), (172, 16)),
            ((46, 14), (144, 44)),
            ((42, 24), (108, 58)),
        ):
            mid = ((a[0] + b[0]) / 2 * wide, (a[1] + b[1]) / 2 - 16)
            p.brush([(a[0] * wide, a[1]), mid, (b[0] * wide, b[1])], (0.3, 1, 1), 3.8)
        with p.clipped(sh):
            for i in range(4):
                p.brush(
                    [
                        (50 * wide + i * 32, -88 + i * 2),
                        (44 * wide + i * 34, -66 + i * 3),
                        (60 * wide + i * 34, -56 + i * 4),
                    ],
                    (1, 1, 0.2),
                    3.4,
                )
    tail = p.shape(
        "-26,70! 26,70! 46,130! 28,126! 22,142! 6,132! 0,146! -6,132! -22,142! -28,126! -46,130!",
        col,
        4.2,
        smooth=False,
    )
    p.fan([(-20, 74), (20, 74)], [(-36, 132), (36, 132)], 5, 3.4, (0.6, 0.95))
    del tail
    body = p.shape("-18,-60 -36,-20 -38,30 -24,80 0,94 24,80 38,30 36,-20 18,-60", col)
    with p.clipped(body):
        for j in range(5):
            for i in range(-2, 3):
                x, y = i * 17 + (8 if j % 2 else 0), -34 + j * 24
                p.brush([(x - 7, y), (x, y + 9), (x + 7, y)], (0.4, 1.1, 0.4), 3)
    for s in (-1, 1):
        for dx in (-9, 0, 9):
            p.brush([(18 * s, 86), (20 * s + dx, 104), (18 * s + dx * 1.6, 112)], (1.2, 1, 0.3), 5)
    head = p.shape(
        "20,-56! 24,-84 14,-108 -6,-114 -26,-104 -32,-92! -46,-90 -52,-78 -48,-66! -40,-74 -28,-74! -22,-62 -18,-54!",
        col,
    )
    p.shape("-30,-94! -46,-91 -54,-78 -48,-64! -41,-74 -28,-75!", "yellow", 3.4)
    p.shape(None, "paper", 2.6, pts=ellipse(-16, -92, 7))
    p.dot(-17, -92, 3.8)
    p.brush("-28,-102 -16,-104 -4,-98", (0.5, 1.2, 0.3), 3.4)
    p.shade(head, (24, -84), (20, -58), L=14, gap=8, w=3)
