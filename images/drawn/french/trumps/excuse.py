"""The Excuse: a fool with a mandolin, the same both ways up; a star where the others have their number."""

from images.drawn.french.card import SLANT, Box, Card
from images.drawn.french.courts.robes import belt, figure, head
from images.drawn.french.hand import HEIGHT, WIDTH, Burin
from images.drawn.french.parts.corners import SIDE, TOP
from images.drawn.french.parts.people.figures import Head, arm
from images.drawn.french.parts.people.hats import hat
from images.drawn.french.parts.signs import star
from images.drawn.french.parts.world.play import guitar

STAR: Box = (SIDE, TOP, 60, 62)


def excuse(p: Burin) -> None:
    with figure(p):
        # Half in red, half in yellow, points and bells at the hem.
        sh = p.form(
            "-12,-190! -28,-184 -35,-168 -29,-140 -26,-120 -50,-60! 50,-60! 26,-120 29,-140 35,-168 28,-184 12,-190!",
            "red",
            2.2,
            1,
        )
        with p.clipped(sh):
            p.form("0,-196! 60,-196! 60,-20! 0,-20!", "yellow", 0, 0)
            for j in range(6):
                y = -172 + j * 19
                p.form([(-20, y - 10, 1), (-12, y, 1), (-20, y + 10, 1), (-28, y, 1)], "yellow", 1.1, 0)
                p.form([(20, y - 10, 1), (28, y, 1), (20, y + 10, 1), (12, y, 1)], "red", 1.1, 0)
        p.outline(sh, 2.2)
        p.cut([(0, -184), (0, -60)], w=1.7, ws=(1, 1))
        belt(p, "green")
        arm(p, (27, -172), (72, -186), "red", 0, "grip", (20, 17, 12), "yellow", turn=-60)
        guitar(p, -4, -126, 62, 0.98, "mandolin")
        arm(p, (-27, -172), (-8, -122), "yellow", 1, "grip", (20, 17, 12), "red", turn=30)
        p.form(
            "-40,-178! -26,-192 0,-182 26,-192 40,-178! 30,-158! 16,-170! 0,-152! -16,-170! -30,-158!",
            "green",
            1.8,
            0.8,
        )
        for bell_x, bell_y in ((-30, -154), (0, -147), (30, -154)):
            p.dot(bell_x, bell_y, 4.6, "yellow", 1.5)
        head(
            p,
            Head(t=0.35, hair="fringe", tone="ginger", mood="sing", look=0.3, tilt=-8, eyes="green"),
            hat=lambda q: hat(q, "motley", "green", "red", 0.35),
        )
    _ribbon(p)
    for x in (SIDE + 29, WIDTH - SIDE - 29):
        star(p, x, TOP + 34, 29)


def _ribbon(p: Burin) -> None:
    """The band across the seam, with stars on it."""
    x0, x1 = 22.0, WIDTH - 22.0

    def y(x: float) -> float:
        return HEIGHT / 2 + SLANT * (1 - 2 * x / WIDTH)

    for half, col, w in ((24, "yellow", 2.2), (16, "green", 1.6)):
        p.form(
            [(x0, y(x0) - half, 1), (x1, y(x1) - half, 1), (x1, y(x1) + half, 1), (x0, y(x0) + half, 1)],
            col,
            w,
            0,
            smooth=False,
        )
    for i in (-4, -3, -2, -1, 1, 2, 3, 4):
        x = WIDTH / 2 + i * 46
        star(p, x, y(x), 10, "yellow", 0)


CARDS = {
    "Excuse": Card(
        excuse, marks={"star": STAR, "mandolin": (150, 296, 240, 140), "bells": (118, 70, 244, 130)}, slant=SLANT
    )
}
