"""Woven patterns, and the ribbon across the seam."""

import math

from images.drawn.french.card import SLANT
from images.drawn.french.hand import HEIGHT, WIDTH, Burin
from images.drawn.french.parts.signs import TINT
from images.drawn.kit import Shape, ellipse


def brocade(
    p: Burin, sh: Shape, box: tuple[float, float, float, float], kind: str, tint: str, step: float = 15
) -> None:
    """A woven pattern over a form: dots, lozenges, lilies, stripes, checks, flowers."""
    x0, y0, w, h = box
    with p.clipped(sh):
        rows, cols = int(h / step) + 1, int(w / step) + 1
        if kind == "stripes":
            for i in range(cols):
                x = x0 + i * step
                p.cut([(x, y0), (x, y0 + h)], w=step * 0.42 * p.k / p.lw(1), ws=(1, 1), col=tint)
        else:
            for j in range(rows):
                for i in range(cols):
                    x, y = x0 + i * step + (step / 2 if j % 2 else 0), y0 + j * step
                    if kind == "dots":
                        p.dot(x, y, step * 0.15, tint)
                    elif kind == "lozenges":
                        p.dab(
                            [
                                (x, y - step * 0.36, 1),
                                (x + step * 0.24, y, 1),
                                (x, y + step * 0.36, 1),
                                (x - step * 0.24, y, 1),
                            ],
                            tint,
                        )
                    elif kind == "lilies":
                        for rot in (-42, 0, 42):
                            with p.at(x, y + 2, step / 15, rot=rot):
                                p.dab("0,0! 2.2,-3 0,-6.4! -2.2,-3", tint)
                    else:
                        for k in range(5):
                            a = math.tau * k / 5
                            p.dot(x + step * 0.17 * math.cos(a), y + step * 0.17 * math.sin(a), step * 0.12, tint)
                        p.dot(x, y, step * 0.08, "yellow")
    p.outline(sh, 2.1)


def ribbon(p: Burin, suit: str, tint: str, trim: str) -> None:
    """The band across the seam, from edge to edge, with the suit on it; the same from either end."""
    x0, x1 = 22.0, WIDTH - 22.0

    def y(x: float) -> float:
        return HEIGHT / 2 + SLANT * (1 - 2 * x / WIDTH)

    for half, col, w in ((24, trim, 2.2), (15, tint, 1.6)):
        p.form(
            [(x0, y(x0) - half, 1), (x1, y(x1) - half, 1), (x1, y(x1) + half, 1), (x0, y(x0) + half, 1)],
            col,
            w,
            0,
            smooth=False,
        )
    turn = math.degrees(math.atan2(-2 * SLANT, WIDTH))
    for i in range(-4, 5):
        x = WIDTH / 2 + i * 46
        if i % 2 == 0:
            with p.at(x, y(x), 1, rot=turn + (180 if i > 0 else 0) * 0):
                p.form("-15,0! 0,-10 15,0! 0,10", "paper", 1.3, 0)
                p.fill(p.T(ellipse(0, 0, 4.2, 4.2)), TINT[suit])
        else:
            p.dot(x, y(x), 4.6, trim, 1.2)
