"""The back: blue lattice, the two towers of Bologna."""

import math

from images.drawn.bolognese.parts import star
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def back(p: Pen) -> None:
    p.shape("18,18! 462,18! 462,982! 18,982!", "blue", 3.0, smooth=False)
    p.shape("34,34! 446,34! 446,966! 34,966!", "white", 2.6, smooth=False)
    inn = p.shape("50,50! 430,50! 430,950! 50,950!", "blue", 2.6, smooth=False)
    for _x0, _y0, _x1, _y1 in (
        (34, 34, 446, 34),
        (34, 966, 446, 966),
        (34, 34, 34, 966),
        (446, 34, 446, 966),
    ):
        pass
    for s in (42, 438):
        for i in range(60):
            y = 50 + i * 15.25
            p.shape([(s, y - 5.6, 1), (s + 4.6, y, 1), (s, y + 5.6, 1), (s - 4.6, y, 1)], "red", 0, smooth=False)
    for s in (42, 958):
        for i in range(25):
            x = 57 + i * 15.25
            p.shape([(x - 5.6, s, 1), (x, s - 4.6, 1), (x + 5.6, s, 1), (x, s + 4.6, 1)], "red", 0, smooth=False)
    with p.clipped(inn):
        st = 38
        for k in range(-26, 40):
            for d in (1, -1):
                x = k * st + 240 - 19
                p.stroke([(x - 500 * d, 0), (x + 500 * d, 1000)], 5.4, "white", False)
                p.stroke([(x - 500 * d, 0), (x + 500 * d, 1000)], 1.8, "blue", False)
        for j in range(27):
            for i in range(14):
                x = 240 + (i - 7) * st + (0 if j % 2 else st / 2)
                y = 500 + (j - 13) * st
                for q in range(4):
                    a = math.radians(q * 90)
                    p.fill(
                        [
                            (x, y),
                            (x + 9 * math.cos(a - 0.5), y + 9 * math.sin(a - 0.5)),
                            (x + 12 * math.cos(a), y + 12 * math.sin(a)),
                            (x + 9 * math.cos(a + 0.5), y + 9 * math.sin(a + 0.5)),
                        ],
                        "yellow",
                    )
    p.outline(inn, 2.6)
    # cartouche, point-symmetric
    pts: list[tuple[float, ...]] = []
    for i in range(16):
        a = math.radians(i * 22.5)
        r = (128, 186)
        share = 1.0 if i % 2 == 0 else 0.9
        pts.append((240 + r[0] * share * math.cos(a), 500 + r[1] * share * math.sin(a), 1 if i % 2 else 0))
    p.shape(pts, "white", 3.0)
    p.shape(None, "red", 2.6, pts=ellipse(240, 500, 96, 146))
    p.shape(None, "white", 2.4, pts=ellipse(240, 500, 84, 134))
    c = p.shape(None, "blue", 2.4, pts=ellipse(240, 500, 77, 127))
    with p.clipped(c):
        for s in (0, 180):
            with p.at(240, 500, 1, rot=s):
                star(p, 26, -92, 11, 6, 0.45, w=1.8)
                star(p, 44, -54, 7, 6, 0.45, w=1.6)
                star(p, -4, -112, 6, 6, 0.45, w=1.4)
                # the two towers of Bologna
                t = p.shape(
                    "-40,4! -36,-96! -39,-96! -39,-108! -34,-108! -34,-103! -29,-103! -29,-108! "
                    "-23,-108! -23,-103! -18,-103! -18,-108! -13,-108! -13,-96! -16,-96! -12,4!",
                    "yellow",
                    2.4,
                    smooth=False,
                )
                t2 = p.shape("6,4! 20,-42! 17,-43! 20,-53! 44,-46! 41,-36! 38,-37! 34,4!", "yellow", 2.4, smooth=False)
                for k in range(9):
                    p.line([(-37 + k * 0.2 + (k % 2) * 6, -88 + k * 10), (-26 + (k % 2) * 6, -88 + k * 10)], 1.5)
                p.hatch(t, (-16, -94), (-12, 2), L=9, gap=4.4, w=1.6, env=False)
                p.hatch(t2, (38, -36), (34, 2), L=9, gap=4.4, w=1.6, env=False)
                for k in range(4):
                    p.line([(20 - k * 3.2, -32 + k * 10), (27 - k * 3, -31 + k * 10)], 1.5)
        p.fill(p.T([(150, 496), (330, 496), (330, 504), (150, 504)]), "red")
        p.stroke([(150, 496), (330, 496)], 2, "ink", False)
        p.stroke([(150, 504), (330, 504)], 2, "ink", False)
    p.outline(c, 2.6)


CARDS = {"back": Recipe(draw=back)}
