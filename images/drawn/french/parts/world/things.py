"""What people carry, eat and drink."""

from images.drawn.french.hand import Burin
from images.drawn.kit import Point, ellipse


def pole(p: Burin, a: Point, b: Point, wide: float = 5, tint: str = "brown") -> None:
    p.tube([a, b], (wide, wide), tint, 1.5, 0.6)


def basket(p: Burin, x: float, y: float, s: float = 1.0, what: str = "") -> None:
    """Its foot at y; what: apples, eggs, flowers, grapes, bread."""
    with p.at(x, y, s):
        p.tube(ellipse(0, -22, 22, 30, 180, 360), (4, 4), "ochre", 1.3, 0)
        if what:
            tints = {
                "apples": ("red", "yellow", "green"),
                "eggs": ("white",),
                "flowers": ("red", "yellow", "lilac", "white"),
                "grapes": ("plum", "lilac"),
                "bread": ("ochre", "tan"),
            }[what]
            for i, (bx, by) in enumerate(((-15, -26), (-5, -28), (5, -28), (15, -26), (-10, -34), (0, -36), (10, -34))):
                p.form(None, tints[i % len(tints)], 1.3, 0.6, pts=ellipse(bx, by, 6.5, 5.5))
        p.form("-26,-24! 26,-24! 20,0! -20,0!", "ochre", 1.7, 0.8)
        for yy in (-17, -9):
            p.cut([(-23, yy), (0, yy + 2), (23, yy)], w=1.3)
        for xx in (-14, -5, 5, 14):
            p.cut([(xx, -23), (xx * 0.9, -1)], w=1.2)


def bottle(p: Burin, x: float, y: float, s: float = 1.0, tint: str = "pine") -> None:
    with p.at(x, y, s):
        p.form("-8,0! -8,-24 -3,-32 -3,-44! 3,-44! 3,-32 8,-24 8,0!", tint, 1.5, 0.8)
        p.form("-8,-20! 8,-20! 8,-8! -8,-8!", "white", 1, 0)


def glass(p: Burin, x: float, y: float, s: float = 1.0, wine: str = "red") -> None:
    with p.at(x, y, s):
        p.form("-6,-24! 6,-24! 5,-14 1,-10 1,-2 6,0! -6,0! -1,-2 -1,-10 -5,-14", "sky", 1.3, 0)
        p.dab("-5.4,-20! 5.4,-20! 4.6,-14 0,-11 -4.6,-14", wine)


def loaf(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        p.form("-24,0! -28,-10 -16,-18 10,-18 26,-12 26,0!", "ochre", 1.6, 0.9)
        p.cut("-14,-16 -10,-8", "-2,-18 2,-9", "10,-17 14,-9", w=1.8, col="straw")


def barrel(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        p.form("-22,0! -28,-28 -22,-56! 22,-56! 28,-28 22,0!", "tan", 1.8, 1)
        for yy in (-46, -10):
            p.cut([(-25, yy), (0, yy + 3), (25, yy)], w=3.6, ws=(1, 1), col="slate")
        for xx in (-10, 0, 10):
            p.cut([(xx, -55), (xx * 1.3, -28), (xx, -1)], w=1.1)
        p.form(None, "brown", 1.5, 0, pts=ellipse(0, -56, 22, 6))


def cards(p: Burin, x: float, y: float, rot: float, n: int = 5, s: float = 1.0, backs: bool = True) -> None:
    """A fan of cards held at x, y."""
    with p.at(x, y, s, rot=rot):
        for i in range(n):
            with p.at(0, 0, rot=-26 + 52 * i / max(1, n - 1)):
                p.form("-8,-36! 8,-36! 8,-8! -8,-8!", "blue" if backs else "white", 1.3, 0.2, smooth=False)


def letter(p: Burin, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    with p.at(x, y, s, rot=rot):
        p.form("-16,-12! 16,-12! 16,12! -16,12!", "white", 1.5, 0.4, smooth=False)
        for yy in (-6, -1, 4):
            p.cut([(-11, yy), (11, yy)], w=1.2)


def grapes(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        for i, (gx, gy) in enumerate(((-8, 0), (0, 0), (8, 0), (-4, 7), (4, 7), (0, 14))):
            p.form(None, ("plum", "lilac")[i % 2], 1.1, 0.6, pts=ellipse(gx, gy, 4.8))
        p.form("0,-4! -10,-8 -12,-16! -2,-14 4,-20! 10,-12 8,-6!", "green", 1.3, 0.4)


def bouquet(p: Burin, x: float, y: float, s: float = 1.0, tint: str = "red") -> None:
    with p.at(x, y, s):
        p.form("0,16! -10,0 10,0!", "white", 1.3, 0.3)
        for i, (fx, fy) in enumerate(((-9, -2), (0, -4), (9, -2), (-5, -10), (5, -10), (0, -15))):
            p.form(None, (tint, "white", "yellow")[i % 3], 1.1, 0.4, pts=ellipse(fx, fy, 5))
