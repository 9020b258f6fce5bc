"""Crowns, fur and feathers."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.hats import plume
from images.drawn.kit import Shape


def crown(p: Burin, kind: str, gem: str, t: float = 0.0, tint: str = "yellow") -> None:
    """On a head with its middle at 0,0: leaf, arched, spike, small (a queen's), lily."""
    base = "-18,-14! -15,-11 0,-8 15,-11 18,-14! "
    if kind == "arched":
        p.form("-17,-18 -24,-34 -12,-46 0,-48 12,-46 24,-34 17,-18", "red" if gem != "red" else "blue", 1.7, 0.9)
        for x in (-1, 1):
            p.tube([(x * 17, -20), (x * 23, -34), (x * 11, -46), (0, -49)], (5, 4.4, 4, 3.4), tint, 1.4)
        p.tube([(2 * t, -20), (2 * t, -48)], (5, 4), tint, 1.4)
        p.dot(0, -53, 4.2, tint, 1.5)
        p.form(
            "-2,-57! 2,-57! 2,-60! 5,-60! 5,-64! 2,-64! 2,-68! -2,-68! -2,-64! -5,-64! -5,-60! -2,-60!", tint, 1.2, 0
        )
        p.form(base + "17,-24! 0,-19 -17,-24!", tint, 1.8, 0.6)
    elif kind == "spike":
        p.form(base + "21,-36! 13,-24 10,-40! 4,-24 0,-44! -4,-24 -10,-40! -13,-24 -21,-36!", tint, 1.8, 0.8)
        for x, y in ((-21, -37), (-10, -42), (0, -46), (10, -42), (21, -37)):
            p.dot(x, y, 2.8, gem if x else "white", 1.2)
    elif kind == "small":
        p.form(
            "-13,-22! 0,-18 13,-22! 16,-34! 9,-29 6,-39! 2,-30 0,-42! -2,-30 -6,-39! -9,-29 -16,-34!", tint, 1.7, 0.8
        )
        for x, y in ((-16, -35), (-6, -40), (0, -43), (6, -40), (16, -35)):
            p.dot(x, y, 2.2, "white", 1.1)
        p.dot(0, -26, 2.6, gem, 1.1)
        return
    else:
        p.form(
            base + "20,-30! 15,-28 12,-22! 6,-27 5,-34 0,-44! -5,-34 -6,-27 -12,-22! -15,-28 -20,-30!", tint, 1.8, 0.8
        )
        for x in (-1, 1):
            p.form(
                [(x * 12, -22, 1), (x * 10, -30), (x * 12, -37), (x * 16, -30), (x * 21, -32), (x * 19, -25)],
                tint,
                1.5,
                0.6,
            )
        p.cut("0,-40 0,-26", w=1.2)
    for x in (-11, 0, 11):
        p.dot(x, -15 + 3.4 - abs(x) * 0.22, 2.7, gem if x == 0 else "green", 1.1)
    p.cut("-17,-20 0,-14.6 17,-20", w=1.1, ws=(1, 1))


def ermine(p: Burin, pts: list[tuple[float, ...]]) -> Shape:
    """White fur with its black tails."""
    sh = p.form(pts, "white", 1.9, 0.9)
    xs, ys = [q[0] for q in pts], [q[1] for q in pts]
    with p.clipped(sh):
        j = 0
        y = min(ys) + 5
        while y < max(ys):
            x = min(xs) + (8 if j % 2 else 2)
            while x < max(xs):
                p.brush([(x, y - 3), (x, y + 4)], (0.3, 1.3), 2.3)
                x += 13
            y += 10
            j += 1
    p.outline(sh, 1.9)
    return sh


def mantle(p: Burin, tint: str, lining: str, half: float = 74.0) -> None:
    """A cloak over both shoulders, open before; in figure units."""
    for side in (-1, 1):
        p.form(
            [
                (side * 10, -190, 1),
                (side * 34, -184),
                (side * 50, -158),
                (side * 62, -110),
                (side * half, -30, 1),
                (side * 26, -30, 1),
                (side * 30, -110),
                (side * 22, -160),
            ],
            tint,
            2.3,
            1,
        )
        p.folds(
            [(side * 36, -170), (side * 44, -120), (side * 48, -50)],
            [(side * 46, -150), (side * 56, -100), (side * 62, -44)],
            w=1.8,
        )
        p.form(
            [
                (side * 10, -190, 1),
                (side * 22, -160),
                (side * 30, -110),
                (side * 26, -30, 1),
                (side * 36, -30, 1),
                (side * 39, -110),
                (side * 31, -162),
                (side * 16, -190, 1),
            ],
            lining,
            1.7,
            0.6,
        )


def feathers(p: Burin, x: float, y: float, tints: tuple[str, ...], s: float = 1.0, flip: bool = False) -> None:
    with p.at(x, y, s, flip=flip):
        for i, tint in enumerate(tints):
            plume(p, 2 * i, 0, 38 - 3 * i, 34 + 30 * i, tint)
