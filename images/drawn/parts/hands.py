"""Hands: resting, pointing, open, and the fist round a shaft."""

from ..kit import Pen, Shape


def _lines(p: Pen, *lines: str, w: float = 1.9) -> None:
    for s in lines:
        p.brush(s, (0.9, 1, 0.25), w)


def hand_flat(p: Pen, skin: str = "flesh") -> Shape:
    """Back of a resting hand, wrist at 0,0, fingers towards +x; thumb above."""
    sh = p.shape(
        "-4,-10! 8,-12 17,-17 27,-22 32,-22.5 33.5,-18 28,-13 24,-9.5 33,-10 46,-9 51.5,-6 "
        "51,-2.6 47,-1.4! 53.5,1.4 53,5.4 47.5,6.4! 51.5,9 50,12.6 44.5,13! 47,15.8 "
        "44.5,18.6 36,18.4 24,16.5 12,12.5 -4,11!",
        skin,
        2.5,
    )
    _lines(p, "47,-1.4 36,-2.4 27,-2.6", "47.5,6.4 37,5 28,4", "44.5,13 36,11.6 29,10.4")
    p.brush("24,-9.5 19,-8.6 16,-6", (0.9, 0.8, 0.1), 1.8)
    p.hatch(sh, (4, 11.4), (30, 17.6), L=6, gap=3.6, w=1.3, slant=14)
    return sh


def hand_point(p: Pen, skin: str = "flesh") -> Shape:
    """As hand_flat but index extended, others curled."""
    sh = p.shape(
        "-4,-10! 8,-12 16,-17 24,-21 29,-20 29,-15.5 25,-11 38,-10.4 56,-9.4 60,-6.6 "
        "56.5,-3.6 40,-2.6! 43,1 41,4.6! 43,8 40,11.4! 40,15 34,17.4 22,16.5 12,12.5 -4,11!",
        skin,
        2.5,
    )
    _lines(p, "40,-2.6 32,-3 26,-2", "41,4.6 34,4.4 29,3", "40,11.4 34,11 30,9")
    p.hatch(sh, (4, 11.4), (28, 17.2), L=6, gap=3.6, w=1.3, slant=14)
    return sh


def palm(p: Pen, skin: str = "flesh") -> Shape:
    """Raised open hand, wrist at 0,0, fingers up (-y); thumb to the right."""
    sh = p.shape(
        "-12,4! -14.5,-12 -18,-26 -19.5,-40 -16,-44.5 -12.4,-42 -10.4,-31! -10.5,-46 -9,-54 "
        "-5,-55.5 -2.2,-51 -2,-33! -.6,-48 1.4,-56 5.4,-56.5 7.6,-52 6.4,-33! 9.4,-46 "
        "12,-51.5 15.6,-51 16.6,-46 13.6,-30 12.6,-21! 18,-26 22.6,-29.5 26,-28 25.6,-23.4 "
        "20,-14 14.4,-6 12.4,4!",
        skin,
        2.5,
    )
    p.brush("-8,-13 -2,-18 8,-16", (0.1, 1, 0.1), 1.5)
    p.brush("12.4,-20 8,-13 7.4,-6", (0.8, 0.9, 0.1), 1.6)
    for x, y in ((-15.2, -34), (-6.4, -44), (2.6, -45), (11.8, -42)):
        p.brush([(x - 2.2, y), (x + 2, y + 0.4)], (0.2, 1, 0.2), 1.2)
    p.hatch(sh, (-13, -2), (-18, -30), L=6, gap=3.6, w=1.3)
    return sh


def fist(p: Pen, skin: str = "flesh", thumb: bool = True) -> None:
    """Fist round a vertical shaft at x=0, seen from the finger side; knuckles left, wrist leaves to lower right."""
    p.shape("-8,-20 4,-24 16,-20 22,-8 24,8 26,22! 6,26! -2,22", skin, 2.5)
    for _i, (y, a, b) in enumerate(((-17, -13, 13), (-7.6, -15.5, 14), (1.8, -15, 13.5), (11, -12.5, 12))):
        p.shape(
            [(a, y), (a + 2, y - 4.4), (b - 4, y - 4.9), (b, y - 1), (b - 1.5, y + 4), (a + 3, y + 4.7)],
            skin,
            2.1,
        )
        p.brush([(a + 5.5, y - 2.6), (a + 4.8, y + 2.4)], (0.3, 1, 0.3), 1.2)
    if thumb:
        p.shape("-3,-22 -7,-30 -3,-35 3,-33 8,-25 12,-18 4,-16", skin, 2.2)
        p.brush("-2.6,-32 1,-31", (0.3, 1, 0.2)[0:3], 1.3)
