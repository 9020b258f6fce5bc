"""People: a head, a body, arms and legs that reach where they are told, in the dress of about 1865.

A figure stands at 0,0 and is 240 high; hands and feet are told in its own units, y upward negative.
"""

import math
from dataclasses import dataclass

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people import beards, faces, hair, hats, profiles, side_hair
from images.drawn.kit import Point

HIP, SHOULDER, HEAD = -116.0, -180.0, -213.0
UPPER, FORE, THIGH, SHIN = 45.0, 43.0, 58.0, 56.0


@dataclass(frozen=True)
class Head:
    """t: turn; side: in profile, 1 to the right, -1 to the left; tilt in degrees; size against the figure's own."""

    t: float = 0.3
    hair: str = "short"
    tone: str = "brown"
    hat: str = ""
    tint: str = "coal"
    band: str = ""
    beard: str = ""
    mood: str = "calm"
    look: float = 0.0
    age: str = "young"
    side: int = 0
    tilt: float = 0.0
    size: float = 1.0
    woman: bool = False
    jaw: float = 0.0
    long: float = 0.0
    nose: float = 1.0
    eyes: str = "brown"


def head(p: Burin, x: float, y: float, its: Head, s: float = 1.0) -> None:
    """A head on its neck, the middle of the face at x, y."""
    if its.side:
        with p.at(x, y, s * its.size, rot=its.tilt, flip=its.side < 0):
            faces.neck(p, -4, 12)
            profiles.profile(p, its.mood, its.age, its.nose, its.eyes, its.woman)
            side_hair.side(p, its.hair, its.tone)
            if its.beard:
                beards.side_beard(p, its.beard, its.tone)
            if its.hat:
                hats.hat(p, its.hat, its.tint, its.band, 0.8)
        return
    with p.at(x, y, s * its.size, rot=its.tilt):
        hair.back(p, its.hair, its.tone, its.t)
        faces.neck(p, 0, 13 if not its.woman else 11)
        faces.face(p, its.t, its.mood, its.look, its.age, its.jaw, its.long, 0, its.nose, its.eyes, its.woman)
        if its.beard:
            beards.beard(p, its.beard, its.tone, its.t, its.long)
        hair.front(p, its.hair, its.tone, its.t)
        if its.hat:
            hats.hat(p, its.hat, its.tint, its.band, its.t)


def joint(a: Point, b: Point, one: float, two: float, bend: int) -> tuple[Point, Point]:
    """The elbow or knee between a and b, and b itself, brought nearer where it is out of reach."""
    d = math.dist(a, b) or 1e-6
    far = min(d, (one + two) * 0.995)
    ux, uy = (b[0] - a[0]) / d, (b[1] - a[1]) / d
    end = (a[0] + ux * far, a[1] + uy * far)
    along = (one * one - two * two + far * far) / (2 * far)
    off = -math.sqrt(max(0.0, one * one - along * along)) * bend
    return (a[0] + ux * along - uy * off, a[1] + uy * along + ux * off), end


def hand(p: Burin, at: Point, turn: float, kind: str = "grip", s: float = 1.0, tint: str = "flesh") -> None:
    """A hand at a wrist, running on in the direction of turn (degrees, 0 to the right)."""
    with p.at(*at, s, rot=turn):
        if kind == "open":
            p.form("-2,-4 6,-6 14,-5 18,-2 14,0 18,3 12,5 4,5 -2,4", tint, 1.5, 0.5)
            p.form("3,-4 7,-10 11,-9 9,-4", tint, 1.4, 0)
            p.cut("9,-1.6 16,-2", "9,1.6 15,2", w=0.9)
        elif kind == "point":
            p.form("-2,-4 7,-5 20,-3.6 20,-1 10,0 11,4 4,5 -2,4", tint, 1.5, 0.5)
            p.cut("6,0 11,0", w=0.9)
        else:
            p.form("-2,-4 4,-6 11,-5 13,0 10,5 3,6 -2,4", tint, 1.5, 0.6)
            p.cut("5,-1 12,-1", "5,2.2 11,2.2", w=0.9)
            p.form("2,-5 7,-8 10,-5 6,-3", tint, 1.2, 0)


def arm(
    p: Burin, shoulder: Point, to: Point, tint: str, bend: int = 0, kind: str = "grip", wide: tuple[float, float,
        float] = (15, 13, 10),
    cuff: str = "white", bare: bool = False, s: float = 1.0, turn: float | None = None, glove: str = "flesh",
) -> Point:  # fmt: skip
    """A sleeve from shoulder to hand; bend is the side the elbow goes to (0: down and outward). Returns where the hand is."""
    if not bend:
        # An elbow hangs down and away from the body, as far as the hand lets it.
        way = 1 if shoulder[0] >= 0 else -1
        bend = max((1, -1), key=lambda b: (e := joint(shoulder, to, UPPER * s, FORE * s, b)[0])[1] + 0.8 * way * e[0])
    elbow, end = joint(shoulder, to, UPPER * s, FORE * s, bend)
    along = math.degrees(math.atan2(end[1] - elbow[1], end[0] - elbow[0]))
    wide = (wide[0] * s, wide[1] * s, wide[2] * s)
    a = math.radians(along)
    back = (end[0] - 9 * s * math.cos(a), end[1] - 9 * s * math.sin(a))
    if bare:
        p.tube([shoulder, elbow, back], (wide[0] * 0.74, wide[1] * 0.74, wide[2] * 0.74), "flesh", 1.7)
        mid = (elbow[0] * 0.7 + shoulder[0] * 0.3, elbow[1] * 0.7 + shoulder[1] * 0.3)
        p.tube([shoulder, mid], (wide[0], wide[1] + 3), tint, 1.8, cap=(True, False))
    hand(p, back, along if turn is None else turn, kind, 0.86 * s, glove)
    if not bare:
        q = ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2)
        r = (elbow[0] * 0.5 + back[0] * 0.5, elbow[1] * 0.5 + back[1] * 0.5)
        p.tube(
            [shoulder, q, elbow, r, back],
            (wide[0], wide[0] * 0.96, wide[1], wide[1] * 0.92, wide[2]),
            tint,
            1.8,
            cap=(True, False),
        )
        p.folds([elbow, ((elbow[0] + q[0]) / 2 - 1, (elbow[1] + q[1]) / 2 + 2)], w=1.5)
        if cuff:
            c = (back[0] - 3 * s * math.cos(a), back[1] - 3 * s * math.sin(a))
            p.tube(
                [c, (back[0] + 1.5 * math.cos(a), back[1] + 1.5 * math.sin(a))],
                (wide[2] + 1.6, wide[2] + 1.6),
                cuff,
                1.4,
                0,
                cap=(False, False),
            )
    return end


def leg(
    p: Burin,
    hip: Point,
    foot: Point,
    tint: str,
    bend: int = 1,
    shoe: str = "coal",
    way: int = 1,
    wide: tuple[float, float, float] = (22, 17, 12),
    s: float = 1.0,
) -> None:
    """A trouser leg from hip to foot and the shoe, which points to the way's side."""
    knee, end = joint(hip, foot, THIGH * s, SHIN * s, bend)
    with p.at(end[0], end[1], s, flip=way < 0):
        if shoe == "clog":
            p.form("-7,-8! 6,-7 18,-3 24,-8! 24,0 14,4 -7,4!", "tan", 1.6, 0.6)
        elif shoe == "bare":
            p.form("-6,-7! 6,-7 18,0 22,4! -6,4!", "flesh", 1.5, 0.6)
        else:
            p.form("-7,-9! 5,-9 10,-3 21,0 22,4! -7,4!", shoe, 1.6, 0.5)
    q, r = ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), ((knee[0] + end[0]) / 2, (knee[1] + end[1]) / 2)
    stop = (end[0], end[1] - 4 * s)
    p.tube(
        [hip, q, knee, r, stop],
        (wide[0] * s, wide[0] * 0.94 * s, wide[1] * s, wide[1] * 0.95 * s, wide[2] * s),
        tint,
        1.9,
        cap=(True, False),
    )
    p.folds([(knee[0] - 5 * s, knee[1]), (knee[0] + 2, knee[1] + 3), (knee[0] + 6 * s, knee[1] + 1)], w=1.4)


def lean(at: Point, hip: Point, degrees: float) -> Point:
    """A point of the upright body where it is when the body leans about its hip."""
    a = math.radians(degrees)
    x, y = at[0], at[1] - HIP
    return hip[0] + x * math.cos(a) - y * math.sin(a), hip[1] + x * math.sin(a) + y * math.cos(a)
