"""Men, and what they wear: frock coats, blouses, uniforms."""

from collections.abc import Callable
from dataclasses import dataclass

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import HEAD, HIP, Head, arm, head, lean, leg
from images.drawn.kit import Point


@dataclass(frozen=True)
class Arm:
    """Where a hand reaches, to which side the elbow goes, how the hand is held; behind: hidden by the body."""

    to: Point
    bend: int = 0
    kind: str = "grip"
    behind: bool = False
    turn: float | None = None


Place = Callable[[float, float], Point]
"""Where a point of the upright body is when the body leans."""

ANYBODY, LEFT, RIGHT = Head(), Arm((-30, -100)), Arm((30, -100))
"""How somebody looks and stands of whom nothing else is told."""


@dataclass(frozen=True)
class Man:
    """cut: frock, jacket, blouse (a smock), shirt, tunic (a uniform), waistcoat, tails."""

    head: Head = ANYBODY
    left: Arm = LEFT
    right: Arm = RIGHT
    cut: str = "frock"
    coat: str = "slate"
    trousers: str = "grey"
    vest: str = "straw"
    feet: tuple[Point, Point] = ((-13, 0), (13, 0))
    bends: tuple[int, int] = (1, 1)
    ways: tuple[int, int] = (-1, 1)
    hip: Point = (0.0, HIP)
    lean: float = 0.0
    shoe: str = "coal"
    bow: str = "red"
    cuff: str = "white"
    bare: bool = False


def man(p: Burin, x: float, y: float, its: Man, s: float = 1.0, flip: bool = False) -> None:
    """A man, his feet at x, y."""
    with p.at(x, y, s, flip=flip):

        def at(px: float, py: float) -> Point:
            return lean((px, py), its.hip, its.lean)

        shoulders = (at(-23, -177), at(23, -177))
        arms = ((its.left, shoulders[0]), (its.right, shoulders[1]))
        for its_arm, shoulder in arms:
            if its_arm.behind:
                _arm(p, its_arm, shoulder, its)
        sitting = its.hip[1] > -95
        for i in (0, 1):
            leg(
                p,
                (its.hip[0] + (-9, 9)[i], its.hip[1] + 2),
                its.feet[i],
                its.trousers,
                its.bends[i],
                its.shoe,
                its.ways[i],
            )
        _coat(p, its, at, sitting)
        head(p, *at(0, HEAD), its.head)
        _collar(p, its, at)
        for its_arm, shoulder in arms:
            if not its_arm.behind:
                _arm(p, its_arm, shoulder, its)


def _arm(p: Burin, its_arm: Arm, shoulder: Point, its: Man) -> None:
    sleeve = its.coat if its.cut not in ("waistcoat", "shirt") else ("white" if its.cut == "waistcoat" else its.coat)
    arm(
        p,
        shoulder,
        its_arm.to,
        sleeve,
        its_arm.bend,
        its_arm.kind,
        cuff="" if its.bare or its.cut in ("shirt", "blouse") else its.cuff,
        bare=its.bare,
        turn=its_arm.turn,
    )


def _dot(p: Burin, at: Point, r: float, col: str, w: float = 0) -> None:
    p.dot(at[0], at[1], r, col, w)


def _coat(p: Burin, its: Man, at: Place, sitting: bool) -> None:
    hem = {"frock": -62, "blouse": -78, "tunic": -84, "jacket": -100, "tails": -112}.get(its.cut, -112)
    if sitting:
        hem = max(-114, min(hem, -100))
    wide = {"frock": 34, "blouse": 35, "tunic": 30}.get(its.cut, 26)
    body = [
        (-12, -190),
        (-24, -186),
        (-30, -172),
        (-25, -140),
        (-22, -124),
        (-wide, hem, 1),
        (0, hem + 3),
        (wide, hem, 1),
        (22, -124),
        (25, -140),
        (30, -172),
        (24, -186),
        (12, -190),
    ]
    tint = its.vest if its.cut == "waistcoat" else its.coat
    if its.cut in ("frock", "tails", "jacket"):
        sh = p.form([at(*q[:2]) + tuple(q[2:]) for q in body], its.coat, 2.2, 1)
        with p.clipped(sh):
            p.form(
                [at(-8, -188), at(-12, -150), at(-7, -112), at(7, -112), at(12, -150), at(8, -188)], its.vest, 1.5, 0.4
            )
            for py in (-146, -134, -122):
                _dot(p, at(0, py), 1.7, "ochre")
            p.form([(*at(-7, -190), 1), at(0, -158), (*at(7, -190), 1)], "white", 1.2, 0)
        p.form(
            [(*at(-9, -190), 1), at(-19, -174), (*at(-13, -166), 1), (*at(-10, -142), 1), at(-8, -160)],
            its.coat,
            1.5,
            0.3,
        )
        p.form(
            [(*at(9, -190), 1), at(19, -174), (*at(13, -166), 1), (*at(10, -142), 1), at(8, -160)],
            its.coat,
            1.5,
            0.3,
        )
        if its.cut == "frock" and not sitting:
            p.cut([at(-2, -112), at(-3, -88), at(-5, hem)], w=1.8, ws=(0.6, 1, 1))
        p.folds([at(22, -126), at(16, -128), at(8, -126)], [at(-23, -126), at(-16, -124)], w=1.6)
        return
    sh = p.form([at(*q[:2]) + tuple(q[2:]) for q in body], tint, 2.2, 1)
    if its.cut == "blouse":
        p.fan([at(-20, -176), at(20, -176)], [at(-wide, hem), at(wide, hem)], 9, 1.7, (0.5, 0.95), 0.3)
        p.cut([at(-22, -166), at(0, -160), at(22, -166)], w=1.6)
    elif its.cut == "tunic":
        p.tube([at(-25, -128), at(0, -124), at(25, -128)], (7, 7, 7), "white", 1.3, 0, (False, False))
        for py in (-176, -162, -148, -136):
            _dot(p, at(0, py), 2.2, "yellow", 1)
        for sx in (-1, 1):
            p.form([at(sx * 16, -188), at(sx * 30, -180), at(sx * 33, -172), at(sx * 18, -180)], "yellow", 1.3, 0.4)
        p.cut([at(0, -188), at(0, -98)], w=1.4, ws=(1, 1))
    elif its.cut == "waistcoat":
        with p.clipped(sh):
            for sx in (-1, 1):
                p.form([at(sx * 18, -190), at(sx * 34, -190), at(sx * 34, -140), at(sx * 22, -160)], "white", 1.3, 0.3)
            p.form([(*at(-7, -190), 1), at(0, -158), (*at(7, -190), 1)], "white", 1.2, 0)
        for py in (-150, -138, -126):
            _dot(p, at(0, py), 1.8, "ink")
    else:
        p.folds(
            [at(-14, -176), at(-12, -150), at(-16, -128)],
            [at(14, -174), at(12, -148), at(15, -126)],
            [at(2, -160), at(0, -130)],
            w=1.5,
        )
        p.tube([at(-23, -116), at(23, -116)], (6, 6), "umber", 1.3, 0, (False, False))


def _collar(p: Burin, its: Man, at: Place) -> None:
    if its.cut in ("frock", "tails", "jacket", "waistcoat"):
        for sx in (-1, 1):
            p.form(
                [(*at(0, -184), 1), (*at(sx * 9, -193), 1), (*at(sx * 10, -186), 1), (*at(sx * 4, -180), 1)],
                "white",
                1.2,
                0,
            )
            p.form([(*at(0, -182), 1), at(sx * 9, -186), at(sx * 9, -176), (*at(sx * 1, -180), 1)], its.bow, 1.2, 0)
    elif its.cut in ("shirt", "blouse"):
        p.form([at(-11, -190), at(0, -180), at(11, -190), at(8, -180), at(0, -172), at(-8, -180)], its.bow, 1.3, 0.3)
    else:
        p.form([(*at(-10, -192), 1), (*at(10, -192), 1), (*at(10, -184), 1), (*at(-10, -184), 1)], its.bow, 1.3, 0)
