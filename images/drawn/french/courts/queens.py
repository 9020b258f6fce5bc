"""The four Queens: one with a rose, one with a fan, one with a book, one with a dove."""

from images.drawn.french.card import SLANT, Card
from images.drawn.french.courts.robes import belt, body, close, figure, head, sleeve
from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.regalia.cloth import brocade
from images.drawn.french.parts.regalia.crowns import crown, ermine
from images.drawn.french.parts.regalia.held import fan, rose


def _neckline(p: Burin, trim: str, pearls: str = "white") -> None:
    p.form(
        [(-22, -184, 1), (-20, -166), (0, -156), (20, -166), (22, -184, 1), (8, -192), (-8, -192)], "flesh", 1.7, 0.4
    )
    p.tube([(-23, -184), (-19, -165), (0, -154), (19, -165), (23, -184)], (7, 7, 7.6, 7, 7), trim, 1.4, 0.4)
    for x, y in ((-12, -181), (-7, -176), (0, -174), (7, -176), (12, -181)):
        p.dot(x, y, 2.2, pearls, 1)


def _veil(p: Burin, tint: str) -> None:
    for side in (-1, 1):
        p.form(
            [
                (side * 6, -242, 1),
                (side * 24, -234),
                (side * 32, -206),
                (side * 46, -160),
                (side * 40, -140, 1),
                (side * 26, -164),
                (side * 16, -196),
            ],
            tint,
            1.8,
            0.9,
        )
        p.folds([(side * 24, -226), (side * 30, -194), (side * 38, -160)], w=1.4)


def hearts(p: Burin) -> None:
    """Fair, smiling, a rose in her hand."""
    with figure(p):
        _veil(p, "white")
        sh = body(p, "red", woman=True)
        brocade(p, sh, (-60, -160, 120, 140), "flowers", "straw", 15)
        p.form("-12,-118! 12,-118! 26,-30! -26,-30!", "white", 1.8, 0.9)
        p.fan([(-10, -116), (10, -116)], [(-26, -30), (26, -30)], 4, 1.4)
        _neckline(p, "yellow")
        belt(p, "yellow", 15, -121, "")
        sleeve(p, 1, (34, -116), "red", "white", "open", puff="yellow", turn=160)
        rose(p, -52, -196, 1.05)
        sleeve(p, -1, (-46, -164), "red", "white", puff="yellow", turn=-70)
        head(
            p,
            Head(t=-0.4, hair="ringlets", tone="blond", mood="smile", woman=True, look=-0.4, eyes="blue"),
            hat=lambda q: crown(q, "small", "red"),
        )
    close(p, "H", "Q", "red", "straw")


def spades(p: Burin) -> None:
    """Dark and proud, a closed book under her hand, a long veil."""
    with figure(p):
        _veil(p, "lilac")
        sh = body(p, "navy", woman=True)
        brocade(p, sh, (-60, -160, 120, 140), "lilies", "yellow", 16)
        ermine(
            p,
            [
                (-30, -186),
                (-20, -160),
                (-8, -120),
                (-12, -30, 1),
                (12, -30, 1),
                (8, -120),
                (20, -160),
                (30, -186),
                (22, -190),
                (0, -150),
                (-22, -190),
            ],
        )
        _neckline(p, "plum")
        belt(p, "yellow", 15, -121)
        sleeve(p, -1, (-20, -118), "plum", "white", "open", turn=10, wide=20)
        p.form("16,-146! 46,-152! 50,-112! 20,-106!", "wine", 1.8, 0.6)
        p.form("20,-106! 50,-112! 52,-107! 23,-101!", "white", 1.3, 0)
        p.form("28,-135! 33,-140! 38,-136! 34,-125!", "yellow", 1.2, 0)
        sleeve(p, 1, (30, -112), "plum", "white", "open", turn=200, wide=20)
        head(
            p,
            Head(t=0.35, hair="parted", tone="black", mood="calm", woman=True, look=0.6, nose=1.15, long=1.5),
            hat=lambda q: crown(q, "leaf", "lilac"),
        )
    close(p, "S", "Q", "plum", "yellow")


def diamonds(p: Burin) -> None:
    """Auburn, in profile, her fan half open."""
    with figure(p, 246):
        sh = body(p, "ochre", woman=True)
        brocade(p, sh, (-60, -160, 120, 140), "stripes", "straw", 14)
        _neckline(p, "green", "red")
        belt(p, "green", 15, -121, "")
        sleeve(p, 1, (22, -112), "green", "white", "open", puff="ochre", turn=150)
        fan(p, -55, -170, 0, "red")
        sleeve(p, -1, (-52, -160), "green", "white", puff="ochre", turn=-90)
        for side in (-1, 1):
            p.form(
                [(side * 14, -192, 1), (side * 30, -206), (side * 38, -198), (side * 30, -178), (side * 22, -174, 1)],
                "white",
                1.7,
                0.5,
            )
            p.cut([(side * 18, -188), (side * 32, -200)], [(side * 20, -182), (side * 33, -192)], w=1)
        head(
            p,
            Head(side=-1, hair="bun", tone="chestnut", mood="smile", woman=True),
            hat=lambda q: crown(q, "spike", "green"),
        )
    close(p, "D", "Q", "green", "straw")


def clubs(p: Burin) -> None:
    """An older queen with grey in her hair and a dove on her hand."""
    with figure(p, 236):
        _veil(p, "sky")
        sh = body(p, "green", woman=True)
        brocade(p, sh, (-60, -160, 120, 140), "lozenges", "leaf", 14)
        p.form("-12,-118! 12,-118! 24,-30! -24,-30!", "straw", 1.8, 0.9)
        _neckline(p, "red")
        belt(p, "red", 15, -121)
        sleeve(p, -1, (-30, -112), "wine", "white", "open", turn=30, wide=20)
        end = sleeve(p, 1, (58, -156), "wine", "white", "open", turn=-30, wide=20)
        with p.at(end[0] + 8, end[1] - 8, 0.9):
            p.form("-16,-2 -8,-16 2,-26 10,-28 16,-24! 12,-21 12,-12 4,0 -8,4 -26,10! -22,2", "white", 1.7, 0.7)
            p.form("-10,-6 0,-14 6,-10 2,-2 -12,2 -26,2!", "pearl", 1.4, 0.5)
            p.dot(9, -24, 1.4)
            p.cut("-2,4 -2,9", "3,2 3,8", w=2, ws=(1, 1), col="red")
        head(
            p,
            Head(t=0.5, hair="parted", tone="grey", mood="smile", woman=True, age="old", look=0.7, eyes="slate"),
            hat=lambda q: crown(q, "arched", "blue"),
        )
    close(p, "C", "Q", "pine", "straw")


CARDS = {
    "HQ": Card(hearts, marks={"index": (22, 22, 58, 118), "crown": (192, 82, 96, 61), "rose": (90, 164, 87, 141)}, slant=SLANT),
    "SQ": Card(spades, marks={"index": (22, 22, 58, 118), "crown": (186, 73, 113, 83), "book": (268, 306, 96, 122)}, slant=SLANT),
    "DQ": Card(diamonds, marks={"index": (22, 22, 58, 118), "crown": (186, 78, 113, 83), "fan": (40, 162, 148, 130)}, slant=SLANT),
    "CQ": Card(clubs, marks={"index": (22, 22, 58, 118), "crown": (177, 30, 113, 126), "dove": (331, 219, 98, 98)}, slant=SLANT),
}  # fmt: skip
