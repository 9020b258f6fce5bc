"""What all sixteen courts have in common: the place of the figure, its body, its arms, the ribbon across."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from images.drawn.french.hand import Burin
from images.drawn.french.parts.corners import index
from images.drawn.french.parts.people import beards, hair, side_hair
from images.drawn.french.parts.people.faces import face, neck
from images.drawn.french.parts.people.figures import HEAD, Head, arm
from images.drawn.french.parts.people.profiles import profile
from images.drawn.french.parts.regalia.cloth import brocade, ribbon
from images.drawn.kit import Point, Shape

SCALE, GROUND = 2.15, 640.0
"""Figures are drawn in their own units, twice as large as in the scenes; where their feet would be."""


@contextmanager
def figure(p: Burin, x: float = 240.0) -> Iterator[None]:
    with p.at(x, GROUND, SCALE):
        yield


def close(p: Burin, suit: str, rank: str, tint: str, trim: str) -> None:
    """The ribbon over the figure's hem, then the corners."""
    ribbon(p, suit, tint, trim)
    index(p, suit, rank)


def body(
    p: Burin, tint: str, pattern: str = "", second: str = "yellow", woman: bool = False, step: float = 13
) -> Shape:
    """From the neck down to below the belt."""
    if woman:
        pts = [
            (-10, -188),
            (-24, -182),
            (-30, -168),
            (-22, -146),
            (-15, -122),
            (-40, -106),
            (-84, -40, 1),
            (84, -40, 1),
            (40, -106),
            (15, -122),
            (22, -146),
            (30, -168),
            (24, -182),
            (10, -188),
        ]
    else:
        pts = [
            (-12, -190),
            (-28, -184),
            (-35, -168),
            (-29, -140),
            (-26, -120),
            (-36, -90),
            (-44, -30, 1),
            (44, -30, 1),
            (36, -90),
            (26, -120),
            (29, -140),
            (35, -168),
            (28, -184),
            (12, -190),
        ]
    sh = p.form(pts, tint, 2.2, 1)
    if pattern:
        brocade(p, sh, (-60, -190, 120, 160), pattern, second, step)
    return sh


def belt(p: Burin, tint: str, wide: float = 25.0, y: float = -119.0, buckle: str = "yellow") -> None:
    p.tube([(-wide, y - 2), (0, y + 4), (wide, y - 2)], (7, 8, 7), tint, 1.5, 0.4, (False, False))
    if buckle:
        p.form([(-5, y - 2, 1), (5, y - 2, 1), (5, y + 9, 1), (-5, y + 9, 1)], buckle, 1.4, 0.4)


def head(p: Burin, its: Head, x: float = 0.0, y: float = HEAD, hat: Callable[[Burin], None] | None = None) -> None:
    """A large head; hat is drawn in its units."""
    with p.at(x, y, its.size * 1.12, rot=its.tilt, flip=its.side < 0):
        if its.side:
            neck(p, -4, 12)
            profile(p, its.mood, its.age, its.nose, its.eyes, its.woman)
            side_hair.side(p, its.hair, its.tone)
            if its.beard:
                beards.side_beard(p, its.beard, its.tone)
        else:
            hair.back(p, its.hair, its.tone, its.t)
            neck(p, 0, 12 if its.woman else 14)
            face(
                p,
                its.t,
                its.mood,
                its.look,
                its.age,
                its.jaw,
                its.long,
                0.2 if not its.woman else 0,
                its.nose,
                its.eyes,
                its.woman,
            )
            if its.beard:
                beards.beard(p, its.beard, its.tone, its.t, its.long)
            hair.front(p, its.hair, its.tone, its.t)
        if hat:
            hat(p)


def sleeve(
    p: Burin,
    side: int,
    to: Point,
    tint: str,
    cuff: str = "white",
    kind: str = "grip",
    bend: int = 0,
    puff: str = "",
    turn: float | None = None,
    wide: float = 18,
) -> Point:
    """An arm from the shoulder of that side (-1 left, 1 right); puff: a slashed upper sleeve of another tint."""
    shoulder = (side * 27, -174)
    end = arm(p, shoulder, to, tint, bend, kind, (wide, wide - 3, wide - 6), cuff, turn=turn)
    if puff:
        with p.at(side * 29, -168, rot=side * -14):
            p.form("-13,-10 0,-18 13,-10 15,4 9,15 -9,15 -15,4", puff, 1.8, 0.9)
            for x in (-7, 0, 7):
                p.form(
                    [(x - 1.6, -10, 1), (x, -13), (x + 1.6, -10, 1), (x + 2.4, 4), (x, 12, 1), (x - 2.4, 4)],
                    "white",
                    1.0,
                    0,
                )
    return end
