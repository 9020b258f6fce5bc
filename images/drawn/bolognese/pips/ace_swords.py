"""The ace of swords."""

import math

from images.drawn.kit import Pen, curve, ellipse
from images.drawn.parts import leafspray
from images.drawn.recipe import Recipe


def ace_swords(p: Pen) -> None:
    """Curled scimitars ending in eagles' heads, joined by a bar through a crown."""
    for s in (0, 180):
        with p.at(240, 500, 1, rot=s):
            # bar
            b = p.shape("-20,-190! 20,-190! 20,0! -20,0!", "blue", 2.9, smooth=False)
            p.hatch(b, (20, -180), (20, -10), L=12, gap=5, w=1.7, env=False, slant=20)
            for x in (-7, 5):
                p.line([(x, -186), (x, -4)], 1.6)
            # ring: alternating red and blue segments with gilt ties
            cx, cy, R, r = 0, -322, 152, 96
            segs = 10
            for i in range(segs):
                a0, a1 = 118 + i * 30.4, 118 + (i + 1) * 30.4
                out = ellipse(cx, cy, R, None, a0, a1, 14)
                inn = ellipse(cx, cy, r, None, a0, a1, 14)
                p.shape(None, "blue" if i % 2 == 0 else "red", 0, pts=out + inn[::-1])
                p.stroke(p.T(out), 3.1, "ink", False)
                p.stroke(p.T(inn), 3.1, "ink", False)
                ellipse(cx, cy, (R + r) / 2 + 8, None, a0, a1, 20)
                wv = [
                    (
                        cx + ((R + r) / 2 + (4 if j % 2 else -4)) * math.cos(math.radians(a)),
                        cy + ((R + r) / 2 + (4 if j % 2 else -4)) * math.sin(math.radians(a)),
                    )
                    for j, a in enumerate([a0 + (a1 - a0) * j / 8 for j in range(9)])
                ]
                p.stroke(p.T(curve(wv)), 2.6, "red" if i % 2 == 0 else "yellow", False)
                n = 7
                for j in range(n):
                    a = math.radians(a0 + (a1 - a0) * (j + 0.5) / n)
                    p.brush(
                        [
                            (cx + R * math.cos(a), cy + R * math.sin(a)),
                            (cx + (R - 13) * math.cos(a), cy + (R - 13) * math.sin(a)),
                        ],
                        (1, 0.7, 0.1),
                        1.7,
                        n=3,
                    )
                    p.brush(
                        [
                            (cx + r * math.cos(a), cy + r * math.sin(a)),
                            (cx + (r + 9) * math.cos(a), cy + (r + 9) * math.sin(a)),
                        ],
                        (1, 0.7, 0.1),
                        1.6,
                        n=3,
                    )
            for i in range(segs + 1):
                a = math.radians(118 + i * 30.4)
                p.band(
                    [
                        (cx + (r - 5) * math.cos(a), cy + (r - 5) * math.sin(a)),
                        (cx + (R + 5) * math.cos(a), cy + (R + 5) * math.sin(a)),
                    ],
                    9,
                    "yellow",
                    None,
                    w=2.1,
                    cap=True,
                )
            # eagle's head where the blade closes on the bar
            h = p.shape(
                "-80,-196! -62,-210 -40,-214 -14,-226! -6,-212 22,-206 52,-206! 40,-196 58,-190! "
                "44,-182 66,-172! 40,-168 10,-166 -8,-158! -12,-168 -30,-166 -44,-172! -56,-164 "
                "-66,-166 -62,-178! -74,-182",
                "yellow",
                2.8,
            )
            p.dot(-46, -196, 4.6)
            p.brush("-78,-190 -66,-186 -56,-180", (0.4, 1, 0.3), 2.0)
            for k in range(5):
                p.brush(
                    [(-24 + k * 14, -202 + k * 3), (-10 + k * 14, -192 + k * 2), (0 + k * 14, -190 + k * 3)],
                    (0.4, 1, 0.1),
                    1.7,
                )
            # crown half
            p.shape(
                "-176,-46! -150,-58 -146,-74! -120,-54 -96,-60 -84,-78! -64,-56 -34,-64 -20,-74! "
                "0,-92! 20,-74! 34,-64 64,-56 84,-78! 96,-60 120,-54 146,-74! 150,-58 176,-46! "
                "150,-36 130,-24 0,-40 -130,-24 -150,-36",
                "yellow",
                2.8,
            )
            for x in (-146, -84, 0, 84, 146):
                p.shape(None, "yellow", 2.2, pts=ellipse(x, -80 if x else -95, 6))
            # sprays
            for f in (False, True):
                with p.at(flip=f):
                    leafspray(p, "96,-86 124,-112 150,-138", 5, 22)
            p.shape(
                "0,-122! 12,-134 26,-128 22,-114 10,-108! 8,-98 -8,-98 -10,-108! -22,-114 -26,-128 -12,-134",
                "yellow",
                2.3,
            )
            p.dot(0, -116, 4, "red", 1.6)
    with p.at(240, 500):
        p.shape(
            "-150,0! -110,-34 -50,-50 0,-53 50,-50 110,-34 150,0! 110,34 50,50 0,53 -50,50 -110,34",
            "red",
            3.0,
        )
        for s in (1, -1):
            p.line(curve([(-140, -4 * s), (-100, -26 * s), (0, -41 * s), (100, -26 * s), (140, -4 * s)]), 2.2)
            zz = [
                (x, -s * (47 - 26 * (x / 128) ** 2) + (3 if i % 2 else -3))
                for i, x in enumerate(range(-120, 121, 8))
            ]
            p.line(zz, 1.7)
        p.shape("-122,0! -80,-22 0,-31 80,-22 122,0! 80,22 0,31 -80,22", "green", 2.8)
        for x in range(-96, 97, 12):
            h = 27 * (1 - (x / 122) ** 2)
            p.line([(x, -h), (x, h)], 1.7)
        p.line([(-118, 0), (118, 0)], 2.0)


CARDS = {"SA": Recipe(full=ace_swords, marks={"rings": (88, 26, 304, 304), "bar": (200, 310, 80, 380)})}
