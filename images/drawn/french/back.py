"""The back: ribbons that cross over a field of small flowers, the same both ways up."""

from images.drawn.french.card import Card
from images.drawn.french.hand import HEIGHT, WIDTH, Burin

STEP = 62.0
RIM = 24.0


def back(p: Burin) -> None:
    """One end; the press turns it for the other."""
    x1 = WIDTH - RIM
    sh = p.form([(RIM, RIM, 1), (x1, RIM, 1), (x1, HEIGHT, 1), (RIM, HEIGHT, 1)], "blue", 0, 0, smooth=False)
    with p.clipped(sh):
        rows = range(-1, 9)
        for j in rows:
            for i in range(-5, 6):
                x, y = WIDTH / 2 + i * STEP + (STEP / 2 if j % 2 else 0), HEIGHT / 2 - j * STEP
                p.cut([(x - STEP / 2, y), (x, y - STEP)], [(x - STEP / 2, y - STEP), (x, y)], w=7, ws=(1, 1), col="sky")
                p.cut(
                    [(x - STEP / 2, y), (x, y - STEP)], [(x - STEP / 2, y - STEP), (x, y)], w=2.6, ws=(1, 1), col="navy"
                )
        for j in rows:
            for i in range(-5, 6):
                x, y = WIDTH / 2 + i * STEP + (STEP / 2 if j % 2 else 0), HEIGHT / 2 - j * STEP
                flower(p, x, y, "white" if j % 2 else "yellow")
    for off, w in ((0, 3.0), (7, 1.6)):
        p.rule(
            [(RIM + off, HEIGHT), (RIM + off, RIM + off), (x1 - off, RIM + off), (x1 - off, HEIGHT)],
            w,
            "ink" if off == 0 else "white",
        )


def flower(p: Burin, x: float, y: float, tint: str) -> None:
    """Six petals, the same turned by half."""
    for k in range(6):
        with p.at(x, y, 0.62, rot=60 * k):
            p.form("0,-3! 8,-12 6,-21 0,-24 -6,-21 -8,-12", tint, 1.5, 0)
    p.dot(x, y, 4, "red", 1.3)


CARDS = {"back": Card(back)}
