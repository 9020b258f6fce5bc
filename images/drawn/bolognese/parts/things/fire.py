"""Fire and masonry: tongues of flame, courses of bricks."""

import math

from images.drawn.kit import Pen, Shape


def flame(p: Pen, x: float, y: float, w: float, h: float, lean: float = 0.0, core: str = "yellow") -> None:
    """A red tongue of flame standing on x, y, with a paler core; lean moves its tip sideways."""
    for k, col, weight in ((1.0, "red", 2.6), (0.66, core, 1.9)):
        ww, hh, tip = w * k, h * k, lean * k
        sh = p.shape(
            [
                (x - ww * 0.42, y, 1),
                (x - ww * 0.56, y - hh * 0.24),
                (x - ww * 0.3 + tip * 0.3, y - hh * 0.52),
                (x - ww * 0.16 + tip * 0.8, y - hh * 0.76),
                (x + tip, y - hh, 1),
                (x + ww * 0.2 + tip * 0.6, y - hh * 0.7),
                (x + ww * 0.18 + tip * 0.2, y - hh * 0.52),
                (x + ww * 0.54, y - hh * 0.26),
                (x + ww * 0.42, y, 1),
            ],
            col,
            weight,
        )
        if k == 1.0:
            p.hatch(sh, (x + ww * 0.5, y - hh * 0.2), (x + tip, y - hh), L=w * 0.22, gap=4.6, w=1.6, slant=30)
    for u in (-0.18, 0.12):
        p.brush(
            [(x + w * u, y - h * 0.04), (x + w * u * 1.2, y - h * 0.2), (x + lean * 0.4, y - h * 0.4)],
            (0.3, 1, 0.1),
            1.8,
        )


def bricks(
    p: Pen, sh: Shape, x0: float, x1: float, top: float, bottom: float, row: float = 22, wide: float = 44,
    sag: float = 5.0, lit: float = 0.3,
) -> None:  # fmt: skip
    """Courses of bricks within a wall; sag bends them round a tower, a share `lit` of them stays bare."""
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2

    def dip(x: float) -> float:
        return sag * (1 - ((x - middle) / half) ** 2)

    with p.clipped(sh):
        rows = math.ceil((bottom - top) / row)
        for j in range(rows + 1):
            y = top + j * row
            course = [(x0 + (x1 - x0) * i / 12, y + dip(x0 + (x1 - x0) * i / 12)) for i in range(13)]
            p.line(course, 1.9)
            n = math.ceil((x1 - x0) / wide) + 1
            for i in range(n):
                x = x0 + (i + (0.5 if j % 2 else 0.0)) * wide + p.rng.uniform(-2, 2)
                if not x0 - 2 < x < x1 + 2:
                    continue
                p.line([(x, y + dip(x)), (x, y + row + dip(x))], 1.9)
                if p.rng.random() > lit:
                    for k in range(3):
                        a, b = x - 3.5 - 4 * k, y + row - 3 + dip(x)
                        p.brush([(a, b), (a, b - row * (0.62 - 0.17 * k))], (1, 0.2), 1.7, n=3)
