"""Women, and what they wear: crinolines, ball gowns, country skirts."""

from dataclasses import dataclass

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import HEAD, HIP, Head, arm, head, lean
from images.drawn.french.parts.people.men import Arm
from images.drawn.kit import Point

LADY, LEFT, RIGHT = Head(hair="bun", woman=True), Arm((-26, -112)), Arm((26, -112))
"""How a woman looks and stands of whom nothing else is told."""


@dataclass(frozen=True)
class Woman:
    """skirt: crinoline, walking (narrower), country, sit, ball; trim: flounces, stripes, braid, apron, plain."""

    head: Head = LADY
    left: Arm = LEFT
    right: Arm = RIGHT
    gown: str = "blue"
    bodice: str = ""
    skirt: str = "crinoline"
    trim: str = "flounces"
    second: str = "white"
    shawl: str = ""
    lean: float = 0.0
    bare: bool = False
    sway: float = 0.0
    low: bool = False
    hip: Point = (0.0, HIP)


WIDE = {"crinoline": 78.0, "walking": 60.0, "country": 44.0, "ball": 84.0, "sit": 62.0}


def woman(p: Burin, x: float, y: float, its: Woman, s: float = 1.0, flip: bool = False) -> None:
    """A woman, the hem of her skirt at x, y."""
    with p.at(x, y, s, flip=flip):

        def at(px: float, py: float) -> Point:
            return lean((px, py), its.hip, its.lean)

        arms = ((its.left, at(-18, -174)), (its.right, at(18, -174)))
        bodice = its.bodice or its.gown
        for its_arm, shoulder in arms:
            if its_arm.behind:
                _sleeve(p, its_arm, shoulder, bodice, its)
        _skirt(p, its)
        body = [
            (-9, -188),
            (-20, -183),
            (-24, -172),
            (-19, -150),
            (-13, -126),
            (0, -120),
            (13, -126),
            (19, -150),
            (24, -172),
            (20, -183),
            (9, -188),
        ]
        sh = p.form([at(*q) for q in body], bodice, 2.1, 1)
        if its.low:
            with p.clipped(sh):
                p.form([at(-30, -194), at(-22, -168), at(0, -162), at(22, -168), at(30, -194)], "flesh", 1.6, 0.3)
            p.tube([at(-23, -170), at(0, -163), at(23, -170)], (7, 8, 7), "white", 1.3, 0.4)
        else:
            for py in (-170, -158, -146, -134):
                p.dot(*at(0, py), 1.6, "ink" if its.second == bodice else its.second)
        p.folds([at(-15, -160), at(-11, -142), at(-5, -124)], [at(15, -160), at(11, -142), at(5, -124)], w=1.4)
        p.tube([at(-13, -125), at(0, -119), at(13, -125)], (5, 5, 5), its.second, 1.2, 0, (False, False))
        head(p, *at(0, HEAD), its.head)
        if its.shawl:
            p.form(
                [
                    at(-10, -188),
                    at(-26, -180),
                    at(-36, -150),
                    at(-24, -128),
                    at(-10, -150),
                    at(0, -166),
                    at(10, -150),
                    at(24, -128),
                    at(36, -150),
                    at(26, -180),
                    at(10, -188),
                    at(0, -178),
                ],
                its.shawl,
                2,
                0.8,
            )
            p.folds([at(-20, -178), at(-26, -160), at(-24, -136)], [at(20, -178), at(26, -160), at(24, -136)], w=1.5)
        elif not its.low:
            p.form([at(-9, -189), at(0, -181), at(9, -189), at(11, -184), at(0, -174), at(-11, -184)], "white", 1.3, 0)
            p.dot(*at(0, -178), 2.2, "red", 1)
        for its_arm, shoulder in arms:
            if not its_arm.behind:
                _sleeve(p, its_arm, shoulder, bodice, its)


def _sleeve(p: Burin, its_arm: Arm, shoulder: Point, tint: str, its: Woman) -> None:
    if its.low:
        arm(
            p,
            shoulder,
            its_arm.to,
            tint,
            its_arm.bend,
            its_arm.kind,
            (11, 10, 8),
            cuff="",
            bare=True,
            turn=its_arm.turn,
        )
        p.form(
            [
                (shoulder[0] - 11, shoulder[1] - 2),
                (shoulder[0], shoulder[1] - 10),
                (shoulder[0] + 11, shoulder[1] - 2),
                (shoulder[0] + 8, shoulder[1] + 11),
                (shoulder[0] - 8, shoulder[1] + 11),
            ],
            tint,
            1.6,
            0.7,
        )
        return
    arm(
        p,
        shoulder,
        its_arm.to,
        tint,
        its_arm.bend,
        its_arm.kind,
        (13, 13, 9),
        cuff="white" if not its.bare else "",
        bare=its.bare,
        turn=its_arm.turn,
    )


def _skirt(p: Burin, its: Woman) -> None:
    w, k = WIDE[its.skirt], its.sway
    if its.skirt == "sit":
        hx, hy = its.hip
        pts = [
            (hx - 14, hy - 10),
            (hx - 34, hy + 4),
            (hx - w + 20, -4, 1),
            (0, 1),
            (w + 14, -4, 1),
            (hx + 62, hy + 22),
            (hx + 40, hy - 2),
            (hx + 14, hy - 10),
        ]
        p.form(pts, its.gown, 2.3, 1)
        p.fan(
            [(hx - 10, hy), (hx + 36, hy + 2), (hx + 54, hy + 20)],
            [(hx - w + 24, -4), (0, 0), (w + 8, -4)],
            7,
            2,
            (0.5, 0.95),
            0.1,
        )
        return
    hx, hy = its.hip[0], its.hip[1] - 8
    foot = -2 if its.skirt != "country" else -14
    if its.skirt == "country":
        for sx in (-1, 1):
            with p.at(sx * 13, -2, flip=sx < 0):
                p.form("-6,-14! 6,-14 8,-6 20,-8! 20,2 -6,4!", "tan", 1.5, 0.5)
    bulge = 0.66 if its.skirt != "country" else 0.72
    pts = [
        (hx - 13, hy, 1), (hx - w * 0.42, hy + 20), (hx - w * bulge + k * 0.3, hy + 58), (-w + k, foot, 1),
            (-w * 0.5 + k, foot + 3), (k, foot + 4), (w * 0.5 + k, foot + 3),
        (w + k, foot, 1), (hx + w * bulge + k * 0.3, hy + 58), (hx + w * 0.42, hy + 20), (hx + 13, hy, 1),
    ]  # fmt: skip
    sh = p.form(pts, its.gown, 2.3, 1)
    with p.clipped(sh):
        if its.trim in ("flounces", "braid"):
            rows = (0.55, 0.78, 1.0) if its.trim == "flounces" else (0.9,)
            for f in rows:
                yy, ww = hy + (foot - hy) * f, w * (0.34 + 0.72 * f)
                n = 7
                for i in range(n):
                    a = -ww + 2 * ww * i / n + k * f
                    b = a + 2 * ww / n
                    p.form(
                        [(a, yy - 15, 1), (b, yy - 15, 1), (b, yy - 1), ((a + b) / 2, yy + 3), (a, yy - 1)],
                        its.second,
                        1.2,
                        0.4,
                    )
        elif its.trim == "stripes":
            for f in (-0.86, -0.56, -0.28, 0.0, 0.28, 0.56, 0.86):
                p.cut(
                    [(hx + 12 * f, hy), (hx + w * bulge * f * 1.05, hy + 58), (w * f + k, foot + 4)],
                    w=5.5,
                    ws=(0.3, 0.8, 1.3),
                    col=its.second,
                )
        elif its.trim == "apron":
            ap = p.form(
                [
                    (hx - 10, hy, 1),
                    (hx + 10, hy, 1),
                    (w * 0.5, hy + 60),
                    (w * 0.56, foot - 12, 1),
                    (0, foot - 8),
                    (-w * 0.5, foot - 12, 1),
                    (-w * 0.44, hy + 60),
                ],
                its.second,
                1.7,
                0.8,
            )
            with p.clipped(ap):
                p.fan([(-8, hy), (8, hy)], [(-w * 0.5, foot), (w * 0.5, foot)], 5, 1.5, (0.4, 0.9))
        elif its.trim == "over":
            p.form(
                [
                    (hx - 13, hy, 1),
                    (hx - w * 0.9, hy + 66, 1),
                    (hx - w * 0.4, hy + 52),
                    (hx, hy + 74, 1),
                    (hx + w * 0.4, hy + 52),
                    (hx + w * 0.9, hy + 66, 1),
                    (hx + 13, hy, 1),
                ],
                its.second,
                1.6,
                0.6,
            )
    p.fan(
        [(hx - 11, hy + 2), (hx + 11, hy + 2)],
        [(-w * 0.94 + k, foot), (w * 0.94 + k, foot)],
        7 if w > 50 else 5,
        1.5,
        (0.4, 0.92),
        0.06,
    )
