"""Hair on a head that is seen from the side, looking to the right."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.hair import TONES


def side(p: Burin, kind: str, tone: str) -> None:
    """Hair on a head that looks to the right, in profile."""
    mass, light, dark = TONES[tone]
    if kind in ("bun", "parted", "loose", "ringlets", "girl"):
        if kind in ("loose", "girl"):
            p.form("-8,-8 -3,8 -8,20 -6,36 -18,38 -26,30 -24,10 -20,-10", mass, 1.8, 0.6)
            p.cut("-14,0 -13,16 -14,34", "-19,0 -19,14 -20,30", w=1.1, col=dark)
        elif kind == "ringlets":
            for x in (-7, -13):
                for j in range(4):
                    p.form([(x - 4, 2 + 8 * j), (x, -1 + 8 * j), (x + 4, 3 + 8 * j), (x, 9 + 8 * j)], mass, 1.2, 0.9)
        else:
            p.form("-13,0 -22,-4 -27,5 -24,15 -15,17 -8,10", mass, 1.7, 0.7)
            p.cut("-23,2 -18,8 -11,8", "-22,11 -16,13 -10,10", w=1.1, col=dark)
        p.form("10.6,-18! 6,-13 0,-9 -1,-3 -6,6 -14,7 -19,-2 -18,-16 -9,-26 3,-27", mass, 1.7, 0.6)
        p.cut("8,-18 -4,-12 -12,2", "4,-22 -8,-18 -15,-4", "0,-25 -11,-21 -17,-10", w=1.1, col=dark)
        p.cut("6,-23 -5,-21 -13,-12", w=1.4, col=light)
    elif kind == "bald":
        p.form("-6,-10 -2,-2 -4,8 -12,8 -17,0 -15,-12", mass, 1.5, 0.6)
    elif kind == "curly":
        for cx, cy in (
            (7, -20),
            (-1, -24),
            (-10, -21),
            (-16, -13),
            (-17, -4),
            (-13, 4),
            (-8, -14),
            (-3, -10),
            (-7, -3),
        ):
            p.form([(cx - 6, cy), (cx - 1, cy - 6), (cx + 6, cy - 1), (cx + 1, cy + 6)], mass, 1.2, 0.7)
    else:
        p.form("11.4,-16! 5,-12 1,-10 0,-3! -3,-6 -7,2 -8,10 -14,9 -18,-2 -17,-16 -8,-26 4,-26", mass, 1.7, 0.6)
        p.cut("8,-19 -4,-15 -12,-2", "2,-24 -9,-19 -14,-8", w=1.1, col=dark)
