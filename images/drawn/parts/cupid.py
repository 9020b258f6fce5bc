"""Small nudes: Cupid with wings and bow."""

from images.drawn.kit import Pen
from images.drawn.parts.arms import arm
from images.drawn.parts.feathers import vane
from images.drawn.parts.heads import head_youth


def cupid(p: Pen) -> None:
    """A winged child drawing his bow to the left; feet near y = 100, head near y = -62, about 150 wide."""
    for s in (1, -1):
        for i, (x, y) in enumerate(((46, 18), (60, 2), (70, -18), (74, -42), (66, -66))):
            vane(p, (18 * s, -14 - 3 * i), (x * s, y), 9, ("yellow", "red", "red", "green", "green")[i], gap=5)
    for a, b, c in (((10, 38), (30, 68), (14, 100)), ((-10, 38), (-14, 72), (-16, 104))):
        arm(p, a, b, c, "flesh", (17, 13, 8), cuff=None, line=2.6)
    for x, y in ((12, 104), (-18, 107)):
        p.shape(
            [(x + 8, y - 8, 1), (x + 8, y + 4), (x - 10, y + 6), (x - 17, y + 2), (x - 8, y - 6, 1)],
            "flesh",
            2.3,
        )
    body = p.shape(
        "-24,-26 -12,-32! 12,-32! 24,-26 27,-8 22,14 27,34 18,48! 0,52 -18,48! -27,34 -22,14 -27,-8",
        "flesh",
        2.6,
    )
    p.hatch(body, (26, -6), (26, 34), L=13, gap=4, w=1.6)
    p.brush("-14,-8 -6,-4 0,-9", (0.1, 1, 0.1), 1.8)
    p.brush("14,-8 7,-4 0,-9", (0.1, 1, 0.1), 1.8)
    p.brush("-2,24 0,27 3,24", (0.4, 1, 0.4), 2)
    p.band("-27,38 -8,46 12,42 27,30", 10, "red", None, w=2.0)
    # the bow, string and arrow
    p.line([(-74, -66), (-30, -16), (-70, 48)], 1.7)
    p.brush("-74,-70 -90,-50 -86,-28 -100,-10 -86,8 -88,32 -70,52", (0.5, 1.1, 1, 1.2, 1, 1.1, 0.5), 13)
    p.brush("-74,-70 -90,-50 -86,-28 -100,-10 -86,8 -88,32 -70,52", (0.3, 1.1, 1, 1.2, 1, 1.1, 0.3), 7.6, "blue")
    p.line([(-30, -15), (-118, -10)], 3.4)
    p.shape("-138,-9! -114,-21 -119,-9! -114,3", "red", 2.0)
    arm(p, (-20, -20), (-50, 2), (-84, -10), "flesh", (10, 9, 6), cuff=None, line=2.4)
    p.shape("10,-31 24,-31 44,-16 60,4 52,12 34,2 14,-10", "flesh", 2.4)
    fore = p.shape("-20,-21! 14,-17 44,-8 61,3 60,14 48,19 14,4 -20,-8!", "flesh", 2.4)
    p.hatch(fore, (58, 14), (-16, -8), L=7, gap=4, w=1.5)
    for x, y in ((-91, -10), (-22, -15)):
        p.shape(
            [(x - 8, y - 6), (x + 5, y - 8), (x + 9, y), (x + 5, y + 8), (x - 7, y + 7), (x - 10, y)],
            "flesh",
            2.2,
        )
        p.line([(x - 9, y - 1), (x - 1, y - 1)], 1.4)
    with p.at(0, -66, 0.62):
        head_youth(p, -0.4, "gold", neckw=13)
