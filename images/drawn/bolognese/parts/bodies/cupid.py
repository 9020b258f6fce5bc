"""Small nudes: Cupid with wings and bow."""

from images.drawn.bolognese.parts.beasts.wings import vane
from images.drawn.bolognese.parts.bodies.arms import arm
from images.drawn.bolognese.parts.bodies.grips import grip
from images.drawn.bolognese.parts.heads.loose import head_youth
from images.drawn.kit import Pen, ellipse

PLUMAGE = ("yellow", "red", "red", "green", "green")
BOW = "-70,-74 -92,-54 -90,-30 -98,-10 -90,10 -92,34 -68,56"
NOCK = (-6.0, -13.0)
"""Where his drawing hand holds the string."""


def cupid(p: Pen) -> None:
    """A winged child drawing his bow to the left; feet near y = 100, head near y = -62, about 170 wide."""
    for side in (1, -1):
        for i, (x, y) in enumerate(((46, 18), (60, 2), (70, -18), (74, -42), (66, -66))):
            vane(p, (18 * side, -14 - 3 * i), (x * side, y), 9, PLUMAGE[i], gap=5)
    _legs(p)
    body = p.shape(
        "-24,-26 -12,-32! 12,-32! 24,-26 27,-8 24,14 28,34 18,48! 0,52 -18,48! -28,34 -24,14 -27,-8", "flesh", 2.6
    )
    p.hatch(body, (26, -6), (26, 34), L=13, gap=4, w=1.6)
    for crease in ("-15,-7 -7,-3 -1,-8", "15,-7 8,-3 2,-8", "-18,17 0,24 18,17"):
        p.brush(crease, (0.1, 1, 0.1), 1.8)
    p.dot(0, 29, 1.8)
    p.band("-27,38 -8,46 12,42 27,30", 11, "red", None, w=2.0)
    _bow(p)
    arm(p, (-19, -20), (-50, -4), (-78, -11), "flesh", (12, 11, 8), cuff=None, line=2.4, chest=0, shade=0.45)
    with p.at(-92, -10, 0.5):
        grip(p, wrist=0, reach=32)
    arm(p, (19, -20), (62, 2), (18, -12), "flesh", (13, 12, 8), cuff=None, line=2.4, chest=0, shade=0.45)
    with p.at(NOCK[0] + 2, NOCK[1], 0.5):
        grip(p, wrist=2, shaft=90, reach=34)
    with p.at(0, -66, 0.68, sy=0.6):
        head_youth(p, -0.4, "gold", neckw=13, jaw=0.6, nose=0.6)


def _legs(p: Pen) -> None:
    """One leg stands, the other is set before it with bent knee."""
    for hip, knee, ankle in (((10, 40), (24, 70), (14, 98)), ((-10, 40), (-26, 70), (-16, 102))):
        arm(p, hip, knee, ankle, "flesh", (17, 13, 9), cuff=None, line=2.5, chest=None, shade=0.45)
    for x, y in ((12, 102), (-18, 106)):
        foot = "9,-10! 10,3 2,7 -14,7 -20,3 -12,-2 -8,-10!"
        with p.at(x, y):
            p.shape(foot, "flesh", 2.3)
            for toe in (-15, -11.5, -8):
                p.line([(toe, 3), (toe + 1, 6)], 1.2)


def _bow(p: Pen) -> None:
    """The bow, its string bent to the hand, the arrow on it."""
    p.brush(BOW, (0.4, 1.1, 1, 1.2, 1, 1.1, 0.4), 13)
    p.brush(BOW, (0.2, 1.1, 1, 1.2, 1, 1.1, 0.2), 7.6, "blue")
    p.line([(-69, -73), NOCK, (-67, 55)], 2.2)
    p.line([NOCK, (-120, -10)], 5.0)
    p.line([NOCK, (-120, -10)], 2.2, "yellow")
    p.shape("-142,-9! -116,-22 -122,-9! -116,4", "red", 2.0)
    for end in ("-26,-14! -12,-24 -2,-24 -12,-13!", "-26,-12! -12,-3 -2,-3 -12,-13!"):
        p.shape(end, "green", 1.8)
    p.shape(None, "flesh", 0, pts=ellipse(*NOCK, 4))
